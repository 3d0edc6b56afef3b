import { z } from 'zod'
import { readAddresses } from '#platform/db/connection/addresses.ts'
import { type Pace, usualPace } from '#platform/http/connections/pace.ts'
import { ConfigError, readEnvironment } from './environment.ts'

const flag = z
  .enum(['0', '1', 'true', 'false', ''])
  .default('0')
  .transform((value) => value === '1' || value === 'true')
const seconds = z.coerce.number().min(1).max(3_600)
const port = z.coerce.number().int().min(0).max(65_535)
/** Scheme, host and port; the product does not live below a path. */
const origin = z
  .url({ protocol: /^https?$/ })
  .refine((text) => /^https?:\/\/[^/?#]+\/?$/.test(text), 'only scheme, host and port')
  .transform((text) => new URL(text).origin)

/** A page of a store: a link that leads elsewhere would be a trap with our name on it. */
const storeLink = (hostname: RegExp, example: string) =>
  z.url({ protocol: /^https$/, hostname, error: `such as ${example}` }).optional()

const environment = z.object({
  PORT: port.default(3000),
  HOST: z.string().min(1).default('localhost'),
  PUBLIC_URL: origin.optional(),
  API_URL: origin.optional(),
  // Read in full by `readAddresses`, which has a sentence for each way to get it wrong.
  DATABASE_URL: z.string().optional(),
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(10),
  METRICS_PORT: port.default(9464),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  TRUST_PROXY: z.coerce.number().int().min(0).max(10).default(0),
  TEZBOX_DEMO: flag,
  DEMO_PAST: flag.prefault('1'),
  TEZBOX_DEV: flag,
  TAG_MANAGER_ID: z
    .string()
    .regex(/^GTM-[A-Z0-9]+$/)
    .optional(),
  MAP_TILES_URL: z
    .string()
    .regex(
      /^https?:\/\/[^\s{}]+(\{[zxyr]\}[^\s{}]*){3,4}$/,
      'such as https://tiles.example.org/{z}/{x}/{y}.png',
    )
    .optional(),
  APP_STORE_URL: storeLink(/^apps\.apple\.com$/, 'https://apps.apple.com/…'),
  GOOGLE_PLAY_URL: storeLink(/^play\.google\.com$/, 'https://play.google.com/store/apps/details?id=…'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  CODES_PER_HOUR: z.coerce.number().int().min(1).default(3000),
  CHALLENGE_BITS: z.coerce.number().int().min(1).max(20).default(15),
  LEADS_PER_HOUR: z.coerce.number().int().min(1).default(500),
  LEADS_PER_ADDRESS: z.coerce.number().int().min(1).default(20),
  APPLICATIONS_PER_HOUR: z.coerce.number().int().min(1).default(300),
  APPLICATIONS_PER_ADDRESS: z.coerce.number().int().min(1).default(10),
  RATE_LIMIT_PER_MINUTE: z.coerce.number().int().min(1).default(600),
  HEADERS_SECONDS: seconds.default(usualPace.headersMs / 1_000),
  BODY_SECONDS: seconds.default(usualPace.bodyMs / 1_000),
  UPLOAD_SECONDS: seconds.default(usualPace.uploadMs / 1_000),
  ANSWER_SECONDS: seconds.default(usualPace.answerMs / 1_000),
  MAX_CONNECTIONS: z.coerce.number().int().min(10).default(usualPace.connections),
  CONNECTIONS_PER_ADDRESS: z.coerce.number().int().min(1).default(usualPace.connectionsPerAddress),
  DRAIN_SECONDS: z.coerce.number().int().min(0).max(60).optional(),
})

export type Config = {
  port: number
  host: string
  /** The address people use, without a trailing slash: canonical links and messages are built from it. */
  publicUrl: string
  /** Where the browser finds the API; empty means the site's own host. */
  apiUrl: string
  databaseUrl: string | undefined
  /** Connections that requests and jobs share; the job engine and the listener have theirs beside them (docs/sizing.md). */
  databasePool: number
  metrics: { port: number; host: string }
  /** How many proxies of ours stand in front; the address that counts is the one the outermost of them saw. */
  trustProxy: number
  /** No SMS gateway: it is not for real, and every page says so. Without payment keys only those methods are off. */
  demo: boolean
  /** A demo begins with two months of parcels; tests do without. */
  demoPast: boolean
  /** A demo that nobody asked to show to others answers this machine alone, under a name of this machine. */
  onlyLocalCallers: boolean
  dev: boolean
  tagManagerId: string | undefined
  /** Pictures under the map; without them our own borders are all there is. */
  mapTilesUrl: string | undefined
  /** Where a separate app is to be had, should there be one. */
  stores: { apple: string | undefined; google: string | undefined }
  logLevel: string
  rateLimitPerMinute: number
  /** How slow clients may be, and how many connections there may be. */
  pace: Pace
  /** How long a server that is asked to stop says so at /readyz before it closes its door. */
  drainSeconds: number
  /** The ceiling on sign-in codes, all phones together. */
  codesPerHour: number
  /** How hard the challenge is that strangers solve for a code while many are asked for. */
  challengeBits: number
  /** Contacts that strangers may leave within an hour, from one address and in all. */
  leads: { network: number; total: number }
  applications: { network: number; total: number }
}

/** A balancer that asks once a second has seen a 503 by then, twice in a row if it wants to. */
const DRAIN_SECONDS = 5

const loopback = /^(localhost|127(\.\d{1,3}){3}|::1)$/

/** The account at the SMS gateway is read in full by the module it belongs to; here it only says that the demo is over. */
export const isDemo = (env: Record<string, string | undefined>) => !env.ESKIZ_EMAIL

/** What the command line needs to know of the database; it listens nowhere. */
export function readDatabaseSettings(env: Record<string, string | undefined>) {
  const shape = environment.pick({ DATABASE_URL: true })
  const value = readEnvironment(shape, env)
  if (value.DATABASE_URL !== undefined) readAddresses(value.DATABASE_URL)
  return { databaseUrl: value.DATABASE_URL, demo: isDemo(env) }
}

/** Whether only people at this machine come here. */
export const isOnlyHere = ({ host, publicUrl }: Pick<Config, 'host' | 'publicUrl'>) =>
  loopback.test(host) && loopback.test(new URL(publicUrl).hostname)

/** Why others could reach this server, if they could: its own address, or a proxy that stands in front. */
function wayOut({ HOST, PUBLIC_URL, TRUST_PROXY }: z.output<typeof environment>): string | undefined {
  if (!loopback.test(HOST)) return `HOST is ${HOST}`
  if (PUBLIC_URL && !loopback.test(new URL(PUBLIC_URL).hostname)) return `PUBLIC_URL is ${PUBLIC_URL}`
  return TRUST_PROXY > 0 ? 'TRUST_PROXY says that a proxy stands in front' : undefined
}

/** Every setting in one place; docs/operations.md holds the same table for people. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const value = readEnvironment(environment, env)
  const demo = isDemo(env)
  if (value.TEZBOX_DEMO && !demo) {
    throw new ConfigError(
      'TEZBOX_DEMO=1 asks for a demo, and ESKIZ_EMAIL for production: a demo sends no messages. Take one of them away.',
    )
  }
  const beyond = wayOut(value)
  if (demo && !value.TEZBOX_DEMO && beyond) {
    throw new ConfigError(
      `Without an SMS gateway (ESKIZ_EMAIL, ESKIZ_PASSWORD) this is a demo, which answers only on this machine, but ${beyond}. Configure the gateway for production. Set TEZBOX_DEMO=1 to show a demo to others.`,
    )
  }
  return {
    port: value.PORT,
    host: value.HOST,
    publicUrl: value.PUBLIC_URL ?? `http://localhost:${value.PORT}`,
    apiUrl: value.API_URL ?? '',
    databaseUrl: value.DATABASE_URL,
    databasePool: value.DATABASE_POOL,
    metrics: { port: value.METRICS_PORT, host: value.METRICS_HOST },
    trustProxy: value.TRUST_PROXY,
    demo,
    demoPast: value.DEMO_PAST,
    onlyLocalCallers: demo && !value.TEZBOX_DEMO,
    dev: value.TEZBOX_DEV,
    tagManagerId: value.TAG_MANAGER_ID,
    mapTilesUrl: value.MAP_TILES_URL,
    stores: { apple: value.APP_STORE_URL, google: value.GOOGLE_PLAY_URL },
    logLevel: value.LOG_LEVEL,
    rateLimitPerMinute: value.RATE_LIMIT_PER_MINUTE,
    pace: {
      headersMs: value.HEADERS_SECONDS * 1_000,
      bodyMs: value.BODY_SECONDS * 1_000,
      uploadMs: value.UPLOAD_SECONDS * 1_000,
      answerMs: value.ANSWER_SECONDS * 1_000,
      connections: value.MAX_CONNECTIONS,
      connectionsPerAddress: value.CONNECTIONS_PER_ADDRESS,
    },
    // Nobody stands in front of a demo, and whoever presses Ctrl-C there wants it to end.
    drainSeconds: value.DRAIN_SECONDS ?? (demo || value.TEZBOX_DEV ? 0 : DRAIN_SECONDS),
    codesPerHour: value.CODES_PER_HOUR,
    challengeBits: value.CHALLENGE_BITS,
    leads: { network: value.LEADS_PER_ADDRESS, total: value.LEADS_PER_HOUR },
    applications: { network: value.APPLICATIONS_PER_ADDRESS, total: value.APPLICATIONS_PER_HOUR },
  }
}
