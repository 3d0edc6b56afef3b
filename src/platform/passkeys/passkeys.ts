import { randomBytes } from 'node:crypto'
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'

/** Who asks for a passkey. An authenticator signs for one host only, so a page of another host gets nothing of use. */
export type Asker = {
  /** The host, as it stands in PUBLIC_URL. */
  id: string
  /** Scheme, host and port that the browser has to name. */
  origin: string
}

export function askerAt(publicUrl: string): Asker {
  const { hostname, origin } = new URL(publicUrl)
  return { id: hostname, origin }
}

const CHALLENGE_BYTES = 32
export const newChallenge = () => randomBytes(CHALLENGE_BYTES)

/** EdDSA, ES256 and RS256: what authenticators of this day make between them. */
export const passkeyAlgorithms = [-8, -7, -257]

/** What the browser hands over when a passkey was made. Nothing in it is believed before it is read here. */
export type MadeCredential = {
  id: string
  response: { clientDataJSON: string; attestationObject: string }
}

export type KnownCredential = { id: Buffer; publicKey: Buffer }

/** What the browser hands over when a passkey was used. */
export type UsedCredential = {
  id: string
  response: { clientDataJSON: string; authenticatorData: string; signature: string }
}

type Expected = { asker: Asker; challenge: Buffer }

/** Loaded by whoever needs it first: it brings the formats of certificates along, which a start does not wait for. */
const library = () => import('@simplewebauthn/server')

/** A passkey that was made for this host and this question by somebody who showed who they are; undefined otherwise. */
export async function readMade(
  { id, response }: MadeCredential,
  { asker, challenge }: Expected,
): Promise<(KnownCredential & { counter: number }) | undefined> {
  const { verifyRegistrationResponse } = await library()
  const made: RegistrationResponseJSON = { ...plain(id), response }
  const read = await verifyRegistrationResponse({
    response: made,
    expectedChallenge: challenge.toString('base64url'),
    expectedOrigin: asker.origin,
    expectedRPID: asker.id,
    requireUserVerification: true,
    supportedAlgorithmIDs: passkeyAlgorithms,
  }).catch(refused)
  if (!read?.verified) return undefined
  const { credential } = read.registrationInfo
  return {
    id: Buffer.from(credential.id, 'base64url'),
    publicKey: Buffer.from(credential.publicKey),
    counter: credential.counter,
  }
}

/** How often the authenticator says it has signed; undefined when this signature answers another question, or none. */
export async function readUsed(
  { id, response }: UsedCredential,
  known: KnownCredential,
  { asker, challenge }: Expected,
): Promise<{ counter: number } | undefined> {
  const { verifyAuthenticationResponse } = await library()
  const used: AuthenticationResponseJSON = { ...plain(id), response }
  const read = await verifyAuthenticationResponse({
    response: used,
    expectedChallenge: challenge.toString('base64url'),
    expectedOrigin: asker.origin,
    expectedRPID: asker.id,
    requireUserVerification: true,
    // What was told before is held against this by whoever keeps it, so that a copy is known from a bad signature.
    credential: {
      id: known.id.toString('base64url'),
      publicKey: new Uint8Array(known.publicKey),
      counter: 0,
    },
  }).catch(refused)
  return read?.verified ? { counter: read.authenticationInfo.newCounter } : undefined
}

const plain = (id: string) => ({
  id,
  rawId: id,
  type: 'public-key' as const,
  clientExtensionResults: {},
})

/** The library throws at everything that does not fit, from a wrong origin to bytes that mean nothing. */
const refused = () => undefined
