import { userInfo } from 'node:os'
import { systemClock } from '#kernel/clock.ts'
import { type Appointed, appointAdmin, type NewAdmin } from '#modules/accounts/index.ts'
import { readDatabaseSettings } from '#platform/config/config.ts'
import { ConfigError } from '#platform/config/environment.ts'
import { createDatabase } from '#platform/db/database.ts'
import { openDataFolder, visitEmbeddedPostgres } from '#platform/db/embedded/index.ts'
import { migrate } from '#platform/db/migrate.ts'
import { decideMode } from '#platform/db/mode.repo.ts'
import type { Mode } from '#platform/db/mode.ts'
import { lineField, phoneField } from '#platform/fields/fields.ts'
import { formatPhone } from '#platform/i18n/format.ts'
import { createSecrets, readSecretKey } from '#platform/secrets/secrets.ts'
import { sentenceFor } from './sentence-for.ts'
import { mustHaveItsKey } from './settings.ts'
import { dataDirOf, migrations } from './standing.ts'
import { terminalQr } from './terminal-qr.ts'

const LONGEST_NAME = 100
const usage = 'For example: npm run admin -- +998901234567 "Aziza Karimova"'

/** `npm run admin -- +998901234567 "Full Name"`: makes or repairs an admin, on the server itself. */
async function appoint(words: readonly string[]): Promise<void> {
  const admin = readAdmin(words)
  const { databaseUrl, demo } = readDatabaseSettings(process.env)
  const dataDir = dataDirOf(databaseUrl, process.env)
  openDataFolder(dataDir)
  const visit = databaseUrl ? undefined : await visitEmbeddedPostgres({ dataDir })
  const url = databaseUrl ?? visit?.url ?? ''
  const db = createDatabase(url, { applicationName: 'tezbox admin', poolSize: 1 })
  try {
    await migrate(url, migrations, (stored) => {
      // Nothing is sealed under a new key where the old one is only mislaid.
      if (stored === 'demo')
        mustHaveItsKey(stored, readSecretKey(process.env, { demo: true, dataDir }), { databaseUrl, dataDir })
    })
    const now = systemClock.now()
    // This opens nothing to anybody, so what the database is for is asked, not judged. A new one is decided as by a start.
    const mode = await decideMode(db, demo ? 'demo' : 'production', now)
    const secrets = createSecrets(readSecretKey(process.env, { demo: mode === 'demo', dataDir }).take())
    const done = await appointAdmin({ db, secrets }, admin, { now, systemUser: systemUser() })
    if (!done.ok) throw new ConfigError(holdsCash(admin))
    process.stdout.write(outcome(admin, done.value, { mode, where: databaseUrl ? undefined : dataDir }))
  } finally {
    await db.close()
    await visit?.stop()
  }
}

function readAdmin([number = '', ...name]: readonly string[]): NewAdmin {
  if (number === '') throw new ConfigError(`Whose number? ${usage}`)
  const phone = phoneField.safeParse(number)
  if (!phone.success) {
    throw new ConfigError(`"${number}" is not a mobile number of Uzbekistan: +998 and nine digits. ${usage}`)
  }
  const fullName = lineField(LONGEST_NAME).safeParse(name.join(' '))
  if (!fullName.success) {
    throw new ConfigError(`The full name is missing, or longer than ${LONGEST_NAME} characters. ${usage}`)
  }
  return { phone: phone.data, fullName: fullName.data }
}

const holdsCash = ({ phone }: NewAdmin) =>
  `${formatPhone(phone)} belongs to a courier or agent who still holds cash of the company. It is handed in first, in the role it was taken in; or make another number an admin.`

/** Who typed it, as far as the system knows: it goes into the log. */
function systemUser(): string {
  if (process.env.SUDO_USER) return process.env.SUDO_USER
  try {
    return userInfo().username
  } catch {
    // A user without a name, as in some containers.
    return String(process.getuid?.() ?? '')
  }
}

function outcome(
  { phone, fullName }: NewAdmin,
  { isNew, second_step: { secret, uri } }: Appointed,
  { mode, where }: { mode: Mode; where: string | undefined },
): string {
  const lines = [
    '',
    `  ${fullName}, ${formatPhone(phone)}, is an admin now${isNew ? '' : ' again, and signed out everywhere'}.`,
    `  Written to the ${mode} database ${where ? `in ${where}` : 'of DATABASE_URL'}.`,
    '',
    ...terminalQr(uri).map((line) => `  ${line}`),
    '',
    '  The second step, shown only this once: scan the picture with an authenticator,',
    `  or type in the secret ${secret}`,
    `  ${uri}`,
    '',
    '  To sign in: the number, the code that comes to it, and the six digits of the authenticator.',
    '',
  ]
  return `${lines.join('\n')}\n`
}

appoint(process.argv.slice(2)).catch((error: Error) => {
  process.stderr.write(`${sentenceFor(error)}\n`)
  process.exitCode = 1
})
