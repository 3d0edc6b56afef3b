import { useTranslations } from 'use-intl'
import type { RowAnswer } from '#modules/bulk/bulk.contract.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { marksOf, piecesOf } from './marks.ts'
import { NumberStar } from './number-star.tsx'
import { timesOf } from './times.ts'
import type { ChatMessage } from './use-chat.ts'

type MessageListProps = {
  name: string
  messages: readonly ChatMessage[]
  rowsOf: (message: number) => readonly RowAnswer[]
  /** The message of the row that is open. */
  now: number | undefined
  onChoose: (n: number) => void
  onMore: (how: 'add' | 'replace') => void
}

/** The chat as it was pasted, the words marked that rows were made of. */
export function MessageList({ name, messages, rowsOf, now, onChoose, onMore }: MessageListProps) {
  const t = useTranslations('bulkFlow.chat')
  const timeOf = timesOf(messages)
  return (
    <section className="bulk-messages" aria-label={t('pasted')}>
      <header className="bulk-messages__head">
        <Icon name="chat" size="small" />
        <b>{name}</b>
        <Button look="quiet" small onClick={() => onMore('replace')}>
          {t('replace')}
        </Button>
      </header>
      <ol className="bulk-messages__list">
        {messages.map((message) => (
          <Message
            key={message.index}
            message={message}
            time={timeOf(message.time)}
            rows={rowsOf(message.index)}
            isNow={message.index === now}
            onChoose={onChoose}
          />
        ))}
      </ol>
      <button type="button" className="bulk-messages__more" onClick={() => onMore('add')}>
        <span>
          <Icon name="plus" size="small" />
          {t('more')}
        </span>
        <span className="bulk-messages__keys" aria-hidden="true">
          <kbd>Ctrl</kbd> <kbd>V</kbd>
        </span>
      </button>
    </section>
  )
}

type MessageProps = {
  message: ChatMessage
  time: string | null
  rows: readonly RowAnswer[]
  isNow: boolean
  onChoose: (n: number) => void
}

function Message({ message, time, rows, isNow, onChoose }: MessageProps) {
  const t = useTranslations('bulkFlow.chat')
  const { index, author } = message
  const first = message.rows[0]
  const who = [author, time].filter(Boolean).join(', ')
  return (
    <li className="bulk-message" data-now={isNow || undefined} data-off={first === undefined || undefined}>
      <NumberStar number={index + 1} full={isNow} dashed={first === undefined} />
      <div className="bulk-message__words" data-message={index}>
        {who && <small>{who}</small>}
        <MarkedText text={message.text} rows={rows} />
      </div>
      {first !== undefined && (
        <button type="button" className="bulk-message__press" onClick={() => onChoose(first)}>
          <span className="spoken">{t('openRow', { number: String(first) })}</span>
        </button>
      )}
    </li>
  )
}

export function MarkedText({ text, rows }: { text: string; rows: readonly RowAnswer[] }) {
  return (
    <p className="bulk-message__text">
      {piecesOf(text, marksOf(rows)).map(({ from, text: words, level }) =>
        level ? (
          <mark key={from} className="bulk-mark" data-level={level}>
            {words}
          </mark>
        ) : (
          words
        ),
      )}
    </p>
  )
}
