import { z } from 'zod'
import { ConfigError, readEnvironment } from '#platform/config/environment.ts'
import { addressIn, isMailAddress } from './mime.ts'

export type SmtpSettings = Readonly<{
  host: string
  port: number
  /** `asked`: STARTTLS, without which nothing is sent; `never`: only to this machine. */
  tls: 'at once' | 'asked' | 'never'
  login: Readonly<{ user: string; password: string }> | undefined
  /** `Name <address>`. */
  from: string
  /** A certificate to believe beside the known ones. */
  ca?: string
}>

const environment = z.object({
  SMTP_URL: z
    .string()
    .optional()
    .transform((value) => value || undefined),
  MAIL_FROM: z
    .string()
    .max(200)
    .optional()
    .transform((value) => value || undefined),
})

const ports = { 'smtp:': 587, 'smtps:': 465 } as const
const isHere = (host: string) => /^(localhost|127(\.\d{1,3}){3}|::1)$/.test(host)

/** `smtp://user:password@host:587` or `smtps://…`; undefined when no mail is sent. */
export function readMailSettings(env: Record<string, string | undefined>): SmtpSettings | undefined {
  const { SMTP_URL: given, MAIL_FROM: from } = readEnvironment(environment, env)
  if (given === undefined) return undefined
  const url = URL.parse(given)
  if ((url?.protocol !== 'smtp:' && url?.protocol !== 'smtps:') || url.hostname === '')
    throw new ConfigError('SMTP_URL is such as smtp://user:password@mail.example.org:587 or smtps://…')
  if (from === undefined || !isMailAddress(addressIn(from)))
    throw new ConfigError('MAIL_FROM names who writes, such as TezBox <xabar@example.org>.')
  const host = url.hostname.replace(/^\[|\]$/g, '')
  return {
    host,
    port: Number(url.port) || ports[url.protocol],
    tls: url.protocol === 'smtps:' ? 'at once' : isHere(host) ? 'never' : 'asked',
    login:
      url.username === ''
        ? undefined
        : { user: decodeURIComponent(url.username), password: decodeURIComponent(url.password) },
    from,
  }
}
