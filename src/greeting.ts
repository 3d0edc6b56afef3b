import { demoPeople } from '#modules/accounts/index.ts'
import type { Config } from '#platform/config/config.ts'
import { formatPhone } from '#platform/i18n/format.ts'

/** What the person who started the server wants to know. */
export function greeting(config: Config, dataDir: string): string {
  const lines = [
    '',
    `  TezBox answers at ${config.publicUrl}`,
    `  Data lives in ${config.databaseUrl ? `the database of DATABASE_URL, files in ${dataDir}` : dataDir}`,
    ...(config.demo ? demoLines() : []),
    '',
  ]
  return `${lines.join('\n')}\n`
}

function demoLines(): string[] {
  return [
    '  Demo mode: messages and payments stay on this machine. Demo people:',
    ...demoPeople.map(({ phone, fullName, type, role }) => {
      const kind = role === 'customer' ? (type === 8 ? 'merchant' : 'personal') : role
      return `    ${kind.padEnd(9)} ${formatPhone(phone)}  ${fullName}`
    }),
  ]
}
