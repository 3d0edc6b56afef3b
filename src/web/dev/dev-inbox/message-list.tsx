import { useTranslations } from 'use-intl'
import { LoadingShape } from '#client/loaded.tsx'
import { useLocale } from '#client/surroundings.ts'
import { useAnswer } from '#client/use-answer.ts'
import { notificationsCalls } from '#modules/notifications/notifications.calls.ts'
import type { AnswerOf } from '#platform/calls/address.ts'
import { formatPhone, formatter } from '#platform/i18n/format.ts'
import { buttonClass } from '#ui/button.tsx'
import { Notice } from '#ui/show/notice.tsx'
import { EmptyState } from '#ui/waiting/screen-states.tsx'
import { LocalLink } from '../../shell/local-link.tsx'
import { codeInText } from './code-in-text.ts'
import { CopyCode } from './copy-code.tsx'

type InboxMessage = AnswerOf<typeof notificationsCalls.readInbox>[number]

const everyFewSeconds = () => 3_000

export function MessageList({ phone }: { phone: string | undefined }) {
  const t = useTranslations('inbox')
  const { data, error } = useAnswer(
    notificationsCalls.readInbox,
    { query: { phone } },
    { pollMs: everyFewSeconds },
  )
  // This server hands its messages to a gateway, so nothing comes to the inbox.
  if (error?.status === 404)
    return (
      <Notice tone="info" className="dev-inbox__messages">
        {t('off')}
      </Notice>
    )
  // Newest on top, where one looks first.
  const messages = data?.toReversed()
  return (
    <section className="dev-inbox__messages">
      <div className="dev-inbox__title">
        <h2>{t('messages')}</h2>
        {!error && <span className="dev-inbox__live">{t('live')}</span>}
      </div>
      {error && <Notice tone="warning">{t('paused')}</Notice>}
      {!messages && !error && <LoadingShape of="cards" />}
      {messages?.length === 0 && <NoMessages phone={phone} />}
      {messages && messages.length > 0 && (
        <ol className="dev-inbox__list" aria-live="polite">
          {messages.map((message, index) => (
            <Message key={message.id} message={message} isNewest={index === 0} />
          ))}
        </ol>
      )}
    </section>
  )
}

function NoMessages({ phone }: { phone: string | undefined }) {
  const t = useTranslations('inbox')
  const signIn = (
    <LocalLink className={buttonClass({ look: 'second' })} to="/login">
      {t('toSignIn')}
    </LocalLink>
  )
  return (
    <EmptyState title={t('empty')} action={signIn}>
      {phone ? t('emptyForPhone', { phone: formatPhone(phone) }) : t('emptyText')}
    </EmptyState>
  )
}

function Message({ message, isNewest }: { message: InboxMessage; isNewest: boolean }) {
  const { date, time } = formatter(useLocale())
  const at = new Date(message.at)
  const code = codeInText(message.text)
  return (
    <li className="inbox-message">
      <div className="inbox-message__head">
        <LocalLink className="inbox-message__phone" to={`/dev/inbox?phone=${message.phone}`}>
          {formatPhone(message.phone)}
        </LocalLink>
        <time dateTime={message.at}>
          {date(at)}, {time(at)}
        </time>
      </div>
      {code && <CopyCode code={code} isNewest={isNewest} />}
      <p className="inbox-message__text">{message.text}</p>
    </li>
  )
}
