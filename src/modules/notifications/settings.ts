import { z } from 'zod'
import { ConfigError, readEnvironment } from '#platform/config/environment.ts'

/** `price`: so'm for one part of an SMS; for Telegram, for one code. */
export type EskizSettings = { url: string; email: string; password: string; from: string; price: number }
export type TelegramSettings = { url: string; token: string; price: number }

const realGateways = ['eskiz', 'telegram'] as const
type RealGateway = (typeof realGateways)[number]

export type MessageSettings = {
  eskiz: EskizSettings | undefined
  telegram: TelegramSettings | undefined
  /** Tried one after the other. `local` stands alone: where it is used, no message leaves the machine. */
  order: readonly (RealGateway | 'local')[]
}

const optional = z
  .string()
  .optional()
  .transform((value) => value || undefined)

function isPrivate(address: string): boolean {
  const url = URL.parse(address)
  return url?.protocol === 'https:' || /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(url?.hostname ?? '')
}

/** Passwords and codes go there: only over HTTPS, or to this machine. */
const gatewayUrl = (usual: string) =>
  optional
    .pipe(z.url({ protocol: /^https?$/ }).default(usual))
    .refine(isPrivate, 'must begin with https:')
    .transform((text) => text.replace(/\/+$/, ''))

const price = (usual: number) => z.coerce.number().min(0).max(100_000).default(usual)

const environment = z.object({
  ESKIZ_EMAIL: optional,
  ESKIZ_PASSWORD: optional,
  ESKIZ_FROM: optional.pipe(z.string().max(20).default('4546')),
  ESKIZ_URL: gatewayUrl('https://notify.eskiz.uz'),
  TELEGRAM_GATEWAY_TOKEN: optional,
  TELEGRAM_GATEWAY_URL: gatewayUrl('https://gatewayapi.telegram.org'),
  MESSAGE_ORDER: optional,
  SMS_PRICE: price(160),
  TELEGRAM_GATEWAY_PRICE: price(130),
})

/** Which gateways carry our messages, and in which order. Throws a sentence for whoever starts us. */
export function readMessageSettings(env: Record<string, string | undefined>): MessageSettings {
  const value = readEnvironment(environment, env)
  const { ESKIZ_EMAIL: email, ESKIZ_PASSWORD: password, TELEGRAM_GATEWAY_TOKEN: token } = value
  if ((email === undefined) !== (password === undefined)) {
    throw new ConfigError('ESKIZ_EMAIL and ESKIZ_PASSWORD belong together: set both or none.')
  }
  const given = {
    eskiz:
      email && password
        ? { url: value.ESKIZ_URL, email, password, from: value.ESKIZ_FROM, price: value.SMS_PRICE }
        : undefined,
    telegram: token
      ? { url: value.TELEGRAM_GATEWAY_URL, token, price: value.TELEGRAM_GATEWAY_PRICE }
      : undefined,
  }
  return {
    ...given,
    order: orderOf(
      value.MESSAGE_ORDER,
      realGateways.filter((name) => given[name]),
    ),
  }
}

function orderOf(wanted: string | undefined, configured: readonly RealGateway[]): MessageSettings['order'] {
  if (wanted === undefined) return configured.length > 0 ? configured : ['local']
  const names = wanted.split(',').map((name) => name.trim())
  const known = names.filter((name): name is RealGateway => configured.includes(name as RealGateway))
  // One that is left out would be configured and never used: without SMS nobody could sign in.
  if (names.length !== configured.length || new Set(known).size !== configured.length) {
    throw new ConfigError(
      `MESSAGE_ORDER is ${wanted}: it names each configured gateway once (configured: ${configured.join(', ') || 'none'}).`,
    )
  }
  return known
}
