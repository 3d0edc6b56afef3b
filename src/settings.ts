import { type FiscalSettings, readFiscalSettings } from '#modules/fiscal/index.ts'
import { type GeoSettings, readGeoSettings } from '#modules/geo/index.ts'
import {
  type BotSettings,
  type MailWay,
  type MessageSettings,
  readBotSettings,
  readMessageSettings,
} from '#modules/notifications/index.ts'
import { readReweighSettings } from '#modules/orders/index.ts'
import { type PaymentSettings, readPaymentSettings } from '#modules/payments/index.ts'
import { type RouterSettings, readRouterSettings } from '#modules/roads/index.ts'
import { type Config, isDemo, readConfig } from '#platform/config/config.ts'
import { ConfigError } from '#platform/config/environment.ts'
import type { InstallationKey } from '#platform/config/key-file.ts'
import { readAddresses } from '#platform/db/connection/addresses.ts'
import { EmbeddedDatabaseProblem } from '#platform/db/embedded/index.ts'
import type { Mode, Place } from '#platform/db/mode.ts'
import { type FileSettings, readFileSettings } from '#platform/files/settings.ts'
import { readMailSettings } from '#platform/mail/settings.ts'
import { readSecretKey } from '#platform/secrets/secrets.ts'
import { dataDirOf } from './standing.ts'

/** Every setting of the server. Nothing is made, asked or changed to read them. */
export type Settings = {
  config: Config
  place: Place
  secretKey: InstallationKey
  files: FileSettings
  messages: MessageSettings
  bot: BotSettings | undefined
  mail: MailWay | undefined
  payments: PaymentSettings
  /** Undefined while nobody has said where receipts are registered. */
  fiscal: FiscalSettings | undefined
  geo: GeoSettings
  router: RouterSettings
  reweigh: ReturnType<typeof readReweighSettings>
}

type Environment = Readonly<Record<string, string | undefined>>

/** Reads all of them before the database is touched, and tells everything that is wrong at once. */
export function readSettings(env: Environment): Settings {
  const demo = isDemo(env)
  const dataDir = () => dataDirOf(env.DATABASE_URL || undefined, env)
  const {
    mail,
    payments,
    place,
    addresses: _,
    ...read
  } = readAll({
    config: () => readConfig(env),
    addresses: () => (env.DATABASE_URL ? readAddresses(env.DATABASE_URL) : undefined),
    place: () => ({ databaseUrl: env.DATABASE_URL || undefined, dataDir: dataDir() }),
    secretKey: () => readSecretKey(env, { demo, dataDir: dataDir() }),
    files: () => readFileSettings(env, { demo, dataDir: dataDir() }),
    messages: () => readMessageSettings(env),
    bot: () => readBotSettings(env),
    mail: () => readMailSettings(env),
    payments: () => readPaymentSettings(env),
    fiscal: () => readFiscalSettings(env),
    geo: () => readGeoSettings(env),
    router: () => readRouterSettings(env),
    reweigh: () => readReweighSettings(env),
  })
  return {
    ...read,
    place,
    mail: mail ?? (read.messages.order.includes('local') ? 'inbox' : undefined),
    payments: { ...payments, publicUrl: read.config.publicUrl },
  }
}

type Read<Readers> = { [Name in keyof Readers]: Readers[Name] extends () => infer Value ? Value : never }

function readAll<Readers extends Readonly<Record<string, () => unknown>>>(readers: Readers): Read<Readers> {
  // Two readers may trip over the same thing: it is told once.
  const problems = new Set<string>()
  const values = Object.entries(readers).map(([name, read]) => {
    try {
      return [name, read()]
    } catch (error) {
      const isForPeople = error instanceof ConfigError || error instanceof EmbeddedDatabaseProblem
      if (!isForPeople) throw error
      problems.add(error.message)
      return [name, undefined]
    }
  })
  if (problems.size > 0) throw new ConfigError([...problems].join('\n'))
  return Object.fromEntries(values) as Read<Readers>
}

/**
 * The key of our own database lies beside it. Where a database was begun and the file is gone, a new one would only seem to
 * work: second steps, links and accounts under the old one could not be read any more.
 */
export function mustHaveItsKey(stored: Mode | undefined, key: InstallationKey, place: Place): void {
  if (stored === undefined || !key.isMissing || place.databaseUrl !== undefined) return
  throw new ConfigError(lostKey(key, 'SECRET_KEY'))
}

/** How to go on when a key file is gone and what it locked is still there. */
export const lostKey = (key: InstallationKey, setting: string) =>
  `The file ${key.path} is gone, and the database holds what only its key opens. Put the file back from a backup, or give the key as ${setting}; with a new key it starts, but what was locked stays locked.`
