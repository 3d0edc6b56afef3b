import { demoPeople, demoTotpSecret } from '#modules/accounts/index.ts'
import type { FiscalSettings } from '#modules/fiscal/index.ts'
import type { PaymentSettings } from '#modules/payments/index.ts'
import type { Config } from '#platform/config/config.ts'
import { formatPhone } from '#platform/i18n/format.ts'
import type { Secrets } from '#platform/secrets/secrets.ts'

type Facts = {
  dataDir: string
  secrets: Secrets
  localInbox: boolean
  payments: PaymentSettings
  fiscal: FiscalSettings | undefined
  hasAdmin: boolean
  /** Seconds; undefined when it was there before, or there is none. */
  demoMadeIn: number | undefined
}

/** What the person who started the server wants to know. */
export function greeting(config: Config, facts: Facts): string {
  const { dataDir, secrets, localInbox, demoMadeIn } = facts
  const lines = [
    '',
    `  TezBox answers at ${config.publicUrl}`,
    `  Data lives in ${config.databaseUrl ? `the database of DATABASE_URL, files in ${dataDir}` : dataDir}`,
    ...(demoMadeIn === undefined
      ? []
      : [`  The demo was made in ${demoMadeIn} s; the next start finds it there`]),
    ...(config.demo ? demoLines : productionLines(facts)),
    ...(localInbox ? inboxLines(config, secrets) : []),
    '',
  ]
  return `${lines.join('\n')}\n`
}

function productionLines({ payments: { payme, click }, fiscal, hasAdmin }: Facts): string[] {
  const off = [...(payme ? [] : ['cards and Payme']), ...(click ? [] : ['Click'])]
  return [
    '  In production.',
    ...(off.length > 0 ? [`  Switched off, because their keys are not set: ${off.join(', ')}`] : []),
    ...(fiscal
      ? []
      : ['  Receipts for the tax office wait, because FISCAL_URL and its siblings are not set']),
    ...(hasAdmin ? [] : ['  Nobody is an admin yet: npm run admin -- +998901234567 "Full Name"']),
  ]
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
  `  A locker that anybody can play: ${publicUrl}/dev/locker`,
]
