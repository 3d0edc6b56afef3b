import type { Clock } from '#kernel/clock.ts'
import type { Db } from '#platform/db/database.ts'
import type { Catalogs } from '#platform/i18n/translator.ts'
import { addressIn, isMailAddress } from '#platform/mail/mime.ts'
import type { SmtpSettings } from '#platform/mail/settings.ts'
import { type MailFault, sendMail } from '#platform/mail/smtp.ts'
import type { Secrets } from '#platform/secrets/secrets.ts'
import { refused, type Sending, sent, type Why } from '../domain/attempt.ts'
import { insertInboxMessage } from '../inbox/inbox.repo.ts'
import type { Channel, OutgoingNotice } from '../notices/channels.ts'
import { INBOX_SEAL } from '../sms/gateways/local.ts'
import { letterOf } from './email-letter.ts'

type Deps = { db: Db; secrets: Secrets; clock: Clock; catalogs: Catalogs }

/** A server without SMTP and without a gateway keeps letters in the development inbox, beside the SMS. */
export type MailWay = SmtpSettings | 'inbox'

/** Letters to the address that stands in the order. */
export function emailChannel(deps: Deps, way: MailWay): Channel {
  return {
    name: 'email',
    reaches: ({ email }) => Promise.resolve(email !== undefined && isMailAddress(email)),
    send: (notice, signal) => (way === 'inbox' ? keep(deps, notice) : post(deps, way, notice, signal)),
  }
}

async function post(
  { clock, catalogs }: Deps,
  settings: SmtpSettings,
  notice: OutgoingNotice,
  signal: AbortSignal,
): Promise<Sending> {
  const host = addressIn(settings.from).split('@')[1]
  const mail = {
    ...letterOf(notice, catalogs),
    to: notice.to.email ?? '',
    id: `notice-${notice.id}@${host}`,
    at: clock.now(),
  }
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

async function keep({ db, secrets, clock, catalogs }: Deps, notice: OutgoingNotice): Promise<Sending> {
  const { subject, text } = letterOf(notice, catalogs)
  const sealed = secrets.seal(INBOX_SEAL, `${notice.to.email}\n${subject}\n\n${text.trimEnd()}`)
  const { phone } = notice.to
  return sent(String(await insertInboxMessage(db, { phone, channel: 'email', sealed, at: clock.now() })))
}
