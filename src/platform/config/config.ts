import { z } from 'zod'
import { ConfigError, readEnvironment } from './environment.ts'

const flag = z
  .enum(['0', '1', 'true', 'false', ''])
  .default('0')
  .transform((value) => value === '1' || value === 'true')
const port = z.coerce.number().int().min(0).max(65_535)
/** Scheme, host and port; the product does not live below a path. */
const origin = z
  .url({ protocol: /^https?$/ })
  .refine((text) => /^https?:\/\/[^/?#]+\/?$/.test(text), 'only scheme, host and port')
  .transform((text) => new URL(text).origin)

const environment = z.object({
  PORT: port.default(3000),
  HOST: z.string().min(1).default('localhost'),
  PUBLIC_URL: origin.optional(),
  API_URL: origin.optional(),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//)
    .optional(),
  METRICS_PORT: port.default(9464),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  TRUST_PROXY: z.coerce.number().int().min(0).max(10).default(0),
  TEZBOX_DEMO: flag,
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
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  CODES_PER_HOUR: z.coerce.number().int().min(1).default(3000),
  CHALLENGE_BITS: z.coerce.number().int().min(1).max(20).default(15),
  LEADS_PER_HOUR: z.coerce.number().int().min(1).default(500),
  LEADS_PER_ADDRESS: z.coerce.number().int().min(1).default(20),
  APPLICATIONS_PER_HOUR: z.coerce.number().int().min(1).default(300),
  APPLICATIONS_PER_ADDRESS: z.coerce.number().int().min(1).default(10),
  RATE_LIMIT_PER_MINUTE: z.coerce.number().int().min(1).default(600),
  // Read in full by the module it belongs to; here it only says that the demo is over.
  ESKIZ_EMAIL: z.string().optional(),
})

export type Config = {
  port: number
  host: string
  /** The address people use, without a trailing slash: canonical links and messages are built from it. */
  publicUrl: string
  /** Where the browser finds the API; empty means the site's own host. */
  apiUrl: string
  databaseUrl: string | undefined
  metrics: { port: number; host: string }
  /** How many proxies of ours stand in front; the address that counts is the one the outermost of them saw. */
  trustProxy: number
  /** No SMS gateway: it is not for real, and every page says so. Without payment keys only those methods are off. */
  demo: boolean
  /** A demo that nobody asked to show to others answers this machine alone, under a name of this machine. */
  onlyLocalCallers: boolean
  dev: boolean
  tagManagerId: string | undefined
  /** Pictures under the map; without them our own borders are all there is. */
  mapTilesUrl: string | undefined
  logLevel: string
  rateLimitPerMinute: number
  /** The ceiling on sign-in codes, all phones together. */
  codesPerHour: number
  /** How hard the challenge is that strangers solve for a code while many are asked for. */
  challengeBits: number
  /** Contacts that strangers may leave within an hour, from one address and in all. */
  leads: { network: number; total: number }
  applications: { network: number; total: number }
}

const loopback = /^(localhost|127(\.\d{1,3}){3}|::1)$/

/** What the command line needs to know of the database; it listens nowhere. */
export function readDatabaseSettings(env: Record<string, string | undefined>) {
  const shape = environment.pick({ DATABASE_URL: true, ESKIZ_EMAIL: true })
  const value = readEnvironment(shape, env)
  return { databaseUrl: value.DATABASE_URL, demo: value.ESKIZ_EMAIL === undefined }
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
  const demo = value.ESKIZ_EMAIL === undefined
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
    metrics: { port: value.METRICS_PORT, host: value.METRICS_HOST },
    trustProxy: value.TRUST_PROXY,
    demo,
    onlyLocalCallers: demo && !value.TEZBOX_DEMO,
    dev: value.TEZBOX_DEV,
    tagManagerId: value.TAG_MANAGER_ID,
    mapTilesUrl: value.MAP_TILES_URL,
    logLevel: value.LOG_LEVEL,
    rateLimitPerMinute: value.RATE_LIMIT_PER_MINUTE,
    codesPerHour: value.CODES_PER_HOUR,
    challengeBits: value.CHALLENGE_BITS,
    leads: { network: value.LEADS_PER_ADDRESS, total: value.LEADS_PER_HOUR },
    applications: { network: value.APPLICATIONS_PER_ADDRESS, total: value.APPLICATIONS_PER_HOUR },
  }
}
