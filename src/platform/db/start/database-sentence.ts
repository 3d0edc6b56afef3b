type Fault = Error & { code?: string }

const check = 'Check the setting and the server behind it.'
const certificate =
  'has a certificate that nobody known has signed, or that is for another name. Give the signer’s with ?sslrootcert=…, or check the host.'

/** By SQLSTATE or system code: what the person who set DATABASE_URL can act on. */
const byCode: Readonly<Record<string, string>> = {
  ECONNREFUSED: `does not answer. ${check}`,
  ETIMEDOUT: `does not answer. ${check}`,
  EHOSTUNREACH: `does not answer. ${check}`,
  ENETUNREACH: `does not answer. ${check}`,
  ECONNRESET: `hangs up at once. ${check}`,
  ENOTFOUND: `has an unknown host. ${check}`,
  EAI_AGAIN: `has a host that could not be looked up. ${check}`,
  ENOENT: `has no socket in the folder that is named. ${check}`,
  '28P01': `refuses the password. ${check}`,
  '28000': `refuses the user. ${check}`,
  '3D000': 'does not exist on its server. Make it, for example with: createdb tezbox',
  '42501':
    'does not let this user do what has to be done: make tables, or change those of TezBox. Make the user the owner of the database and of everything in it.',
  '53300':
    'has no connection left. Raise max_connections of the server, or lower DATABASE_POOL or the number of processes.',
  '53100': 'has no space left on its disk. Make room there, then start again.',
  '53200': 'has run out of memory. Give its server more, then start again.',
  '58030': 'cannot write to its disk. Look into the log of the server.',
  '57P03': 'is starting, recovering or stopping. Start again when it takes connections.',
  '57P01': 'is being stopped. Start again when it takes connections.',
  '25006': 'only reads: it is a standby, or was made read-only. Name the primary, or several servers.',
  DEPTH_ZERO_SELF_SIGNED_CERT: certificate,
  SELF_SIGNED_CERT_IN_CHAIN: certificate,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: certificate,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: certificate,
  ERR_TLS_CERT_ALTNAME_INVALID: certificate,
  CERT_HAS_EXPIRED: 'has a certificate that has expired.',
}

/** What the driver tells by words only. */
const byWords: readonly [RegExp, string][] = [
  [/password must be a (non-empty )?string/, `asks for a password, and none is given. ${check}`],
  [/does not support SSL/, 'does not speak TLS, and the setting demands it (sslmode).'],
  [/timeout/, `does not answer. ${check}`],
  [/terminated|unexpected|closed/i, `is not answered by a PostgreSQL, or hangs up at once. ${check}`],
]

/** A sentence about the database that could not be used; undefined when the error says nothing of that kind. */
export function databaseSentence(error: Error): string | undefined {
  const causes = causesOf(error)
  const known =
    causes.map(({ code = '' }) => byCode[code]).find((said) => said !== undefined) ??
    causes.flatMap(({ message }) => byWords.filter(([words]) => words.test(message)))[0]?.[1]
  return known === undefined ? undefined : `The database of DATABASE_URL ${known}`
}

/** The innermost first: it knows best. Several addresses of one host fail together, and say the same. */
function causesOf(error: Error): Fault[] {
  const causes: Fault[] = []
  for (let next: unknown = error; next instanceof Error && causes.length < 5; next = next.cause) {
    causes.unshift(next)
    if (next instanceof AggregateError) causes.unshift(...(next.errors as Fault[]).slice(0, 3))
  }
  return causes
}
