import { useCallback } from 'react'
import { useTranslations } from 'use-intl'
import { formatPhone, formatter } from '#platform/i18n/format.ts'
import { buttonClass } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { EmptyState } from '#ui/screen-states.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { type Envelope, useApi } from '../api-client.ts'
import { useLocale } from '../shell/current-page.ts'
import { LocalLink } from '../shell/local-link.tsx'
import { codeInText } from './code-in-text.ts'
import { CopyCode } from './copy-code.tsx'
import { usePolled } from './use-polled.ts'

/** What the page shows of an answer of `GET /api/dev/v1/inbox`; nobody but the wiring imports notifications. */
type InboxMessage = { id: string; phone: string; text: string; at: string }

/** Newest on top, where one looks first. */
const messagesOf = ({ data }: Envelope) =>
  Array.isArray(data) ? (data as InboxMessage[]).toReversed() : undefined

const everyFewSeconds = () => 3_000

/** `off`: this server hands its messages to a gateway, so nothing comes to the inbox. */
function useMessages(phone: string | undefined) {
  const api = useApi()
  const ask = useCallback(
    async (signal: AbortSignal): Promise<InboxMessage[] | 'off' | undefined> => {
      const path = `/api/dev/v1/inbox${phone ? `?phone=${phone}` : ''}`
      const answer = await api.request(path, { signal, read: messagesOf })
      if (answer.ok) return answer.value
      return answer.error.status === 404 ? 'off' : undefined
    },
    [api, phone],
  )
  return usePolled(ask, everyFewSeconds)
}

export function MessageList({ phone }: { phone: string | undefined }) {
  const t = useTranslations('inbox')
  const common = useTranslations('common')
  const { value: messages, failed } = useMessages(phone)
  if (messages === 'off') return <Notice tone="info">{t('off')}</Notice>
  return (
    <section className="dev-inbox__messages">
      <div className="dev-inbox__title">
        <h2>{t('messages')}</h2>
        {!failed && <span className="dev-inbox__live">{t('live')}</span>}
      </div>
      {failed && <Notice tone="warning">{t('paused')}</Notice>}
      {!messages && !failed && <Skeleton of="cards" label={common('loading')} />}
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
          {date(at, 'dayMonth')}, {time(at)}
        </time>
      </div>
      {code && <CopyCode code={code} isNewest={isNewest} />}
      <p className="inbox-message__text">{message.text}</p>
    </li>
  )
}
