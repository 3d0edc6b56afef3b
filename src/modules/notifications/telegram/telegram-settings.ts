import { z } from 'zod'
import { ConfigError, readEnvironment } from '#platform/config/environment.ts'
import type { Secrets } from '#platform/secrets/secrets.ts'

export type BotSettings = {
  token: string
  /** As in t.me/<name>. */
  name: string
  /** Where Telegram answers. */
  url: string
}

const optional = z
  .string()
  .optional()
  .transform((value) => value || undefined)

/** The token goes there: only over HTTPS, or to this machine. */
function isPrivate(address: string): boolean {
  const url = URL.parse(address)
  return url?.protocol === 'https:' || /^(localhost|127(\.\d{1,3}){3})$/.test(url?.hostname ?? '')
}

const environment = z.object({
  TELEGRAM_BOT_TOKEN: optional.pipe(
    z
      .string()
      .regex(/^\d{1,20}:[\w-]{10,100}$/)
      .optional(),
  ),
  TELEGRAM_BOT_NAME: optional.pipe(
    z
      .string()
      .regex(/^@?[A-Za-z]\w{3,31}$/)
      .transform((name) => name.replace('@', ''))
      .optional(),
  ),
  TELEGRAM_BOT_URL: optional
    .pipe(z.url({ protocol: /^https?$/ }).default('https://api.telegram.org'))
    .refine(isPrivate, 'must begin with https:')
    .transform((text) => text.replace(/\/+$/, '')),
})

/** Undefined without a bot. Throws a sentence for whoever starts us. */
export function readBotSettings(env: Record<string, string | undefined>): BotSettings | undefined {
  const {
    TELEGRAM_BOT_TOKEN: token,
    TELEGRAM_BOT_NAME: name,
    TELEGRAM_BOT_URL: url,
  } = readEnvironment(environment, env)
  if ((token === undefined) !== (name === undefined))
    throw new ConfigError('TELEGRAM_BOT_TOKEN and TELEGRAM_BOT_NAME belong together: set both or none.')
  return token && name ? { token, name, url } : undefined
}

/** What Telegram shows with every update, so that nobody else can speak in its name. Another token, another secret. */
export const webhookSecret = (secrets: Secrets, { token }: BotSettings) =>
  secrets.mac('telegram webhook', token).toString('hex')
