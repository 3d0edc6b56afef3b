import type { Clock } from '#kernel/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { addressIn } from '#platform/mail/mime.ts'
import type { SmtpSettings } from '#platform/mail/settings.ts'
import { type MailFault, sendMail } from '#platform/mail/smtp.ts'
import type { Secrets } from '#platform/secrets/secrets.ts'
import { refused, type Sending, sent, type Why } from '../domain/attempt.ts'
import { insertInboxMessage } from '../inbox/inbox.repo.ts'
import { INBOX_SEAL } from '../sms/gateways/local.ts'
import type { Letter } from './email-letter.ts'

export type PostDeps = { db: Db; secrets: Secrets; clock: Clock }

/** A server without SMTP and without a gateway keeps letters in the development inbox, beside the SMS. */
export type MailWay = SmtpSettings | 'inbox'

export type AddressedLetter = Readonly<{
  to: string
  /** Whose inbox shows it in a demo. */
  phone: string
  letter: Letter
  /** Before the host: the same for every try. */
  name: string
  headers?: Readonly<Record<string, string>>
}>

export const postLetter = (deps: PostDeps, way: MailWay, letter: AddressedLetter, signal: AbortSignal) =>
  way === 'inbox' ? keep(deps, letter) : post(deps, way, letter, signal)

async function post(
  { clock }: PostDeps,
  settings: SmtpSettings,
  { letter, to, name, headers = {} }: AddressedLetter,
  signal: AbortSignal,
): Promise<Sending> {
  const host = addressIn(settings.from).split('@')[1]
  const mail = { ...letter, to, id: `${name}@${host}`, at: clock.now(), headers }
  const result = await sendMail(settings, mail, signal)
  return result.ok ? sent(result.value) : refused(meaning[result.error])
}

const meaning = {
  timeout: 'timeout',
  unreachable: 'unreachable',
  unreadable: 'unreadable',
  untrusted: 'unauthorized',
  temporary: 'server_error',
  no_mailbox: 'gone',
  refused: 'refused',
  no_tls: 'unauthorized',
  unauthorized: 'unauthorized',
} as const satisfies Record<MailFault, Why>

async function keep(
  { db, secrets, clock }: PostDeps,
  { letter: { subject, text }, to, phone }: AddressedLetter,
): Promise<Sending> {
  const sealed = secrets.seal(INBOX_SEAL, `${to}\n${subject}\n\n${text.trimEnd()}`)
  return sent(String(await insertInboxMessage(db, { phone, channel: 'email', sealed, at: clock.now() })))
}
