import { demoPeople, demoTotpSecret } from '#modules/accounts/index.ts'
import type { Config } from '#platform/config/config.ts'
import { formatPhone } from '#platform/i18n/format.ts'
import type { Secrets } from '#platform/secrets/secrets.ts'

/** What the person who started the server wants to know. */
export function greeting(
  config: Config,
  { dataDir, secrets, localInbox }: { dataDir: string; secrets: Secrets; localInbox: boolean },
): string {
  const lines = [
    '',
    `  TezBox answers at ${config.publicUrl}`,
    `  Data lives in ${config.databaseUrl ? `the database of DATABASE_URL, files in ${dataDir}` : dataDir}`,
    ...(config.demo ? demoLines : []),
    ...(localInbox ? inboxLines(config, secrets) : []),
    '',
  ]
  return `${lines.join('\n')}\n`
}

const demoLines = [
  '  Demo mode: payments stay on this machine. Sign in as:',
  ...demoPeople.map(({ phone, fullName, type, role }) => {
    const kind = role === 'customer' ? (type === 8 ? 'merchant' : 'personal') : role
    return `    ${kind.padEnd(9)} ${formatPhone(phone)}  ${fullName}`
  }),
]

const inboxLines = ({ publicUrl }: Config, secrets: Secrets) => [
  `  No message leaves this machine: codes arrive at ${publicUrl}/dev/inbox`,
  '  Staff give a second code as well. The inbox shows it, and an authenticator',
  `  makes it from the secret ${demoTotpSecret(secrets)}`,
]
