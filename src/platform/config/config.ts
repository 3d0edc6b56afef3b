import { z } from 'zod'

/** Thrown at start with a sentence for the person who starts the server. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}

const flag = z
  .enum(['0', '1', 'true', 'false', ''])
  .default('0')
  .transform((value) => value === '1' || value === 'true')
const port = z.coerce.number().int().min(0).max(65_535)
const optionalUrl = z
  .string()
  .optional()
  .transform((value) => value?.replace(/\/+$/, '') || undefined)
  .pipe(z.url({ protocol: /^https?$/ }).optional())

const environment = z.object({
  PORT: port.default(3000),
  HOST: z.string().min(1).default('localhost'),
  PUBLIC_URL: optionalUrl,
  API_URL: optionalUrl,
  DATABASE_URL: z
    .string()
    .optional()
    .transform((value) => value || undefined)
    .pipe(
      z
        .string()
        .regex(/^postgres(ql)?:\/\//)
        .optional(),
    ),
  METRICS_PORT: port.default(9464),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  TRUST_PROXY: flag,
  TEZBOX_DEMO: flag,
  TEZBOX_DEV: flag,
  TAG_MANAGER_ID: z
    .string()
    .optional()
    .transform((value) => value || undefined)
    .pipe(
      z
        .string()
        .regex(/^GTM-[A-Z0-9]+$/)
        .optional(),
    ),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  RATE_LIMIT_PER_MINUTE: z.coerce.number().int().min(1).default(600),
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
  trustProxy: boolean
  /** No SMS gateway and no payment provider: nothing leaves the machine, and every page says so. */
  demo: boolean
  dev: boolean
  tagManagerId: string | undefined
  logLevel: string
  rateLimitPerMinute: number
}

const loopback = /^(localhost|127(\.\d{1,3}){3}|::1)$/

/** Every setting in one place; docs/operations.md holds the same table for people. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const parsed = environment.safeParse(env)
  if (!parsed.success) {
    const wrong = parsed.error.issues.map((issue) => `${issue.path.join('.')} (${issue.message})`).join(', ')
    throw new ConfigError(
      `These settings cannot be used: ${wrong}. docs/operations.md explains each of them.`,
    )
  }
  const value = parsed.data
  // Gateways and providers arrive with their adapters; until one is configured the server is in demo mode.
  const demo = true
  if (demo && !value.TEZBOX_DEMO && !loopback.test(value.HOST)) {
    throw new ConfigError(
      `Demo mode answers only on this machine, but HOST is ${value.HOST}. Set TEZBOX_DEMO=1 to show the demo to others.`,
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
    dev: value.TEZBOX_DEV,
    tagManagerId: value.TAG_MANAGER_ID,
    logLevel: value.LOG_LEVEL,
    rateLimitPerMinute: value.RATE_LIMIT_PER_MINUTE,
  }
}
