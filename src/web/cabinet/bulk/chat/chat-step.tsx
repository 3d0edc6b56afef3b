import './chat.css'
import { type RefObject, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Loaded, LoadingShape } from '#client/loaded.tsx'
import { useLocale } from '#client/surroundings.ts'
import { TaskState } from '#client/task-state.tsx'
import type { RowAnswer, UploadAnswer } from '#modules/bulk/bulk.contract.ts'
import { formatter } from '#platform/i18n/format.ts'
import { isForField, sourceOf } from '../start/pasted.ts'
import { DraftRows } from './draft-rows.tsx'
import { openIn } from './marks.ts'
import { MessageList } from './message-list.tsx'
import { MoreText } from './more-text.tsx'
import { Road } from './road.tsx'
import { type ChatAnswer, useChat } from './use-chat.ts'
import { useRowActs } from './use-row-acts.ts'

type ChatStepProps = {
  upload: UploadAnswer
  onChanged: (upload: UploadAnswer) => void
  onNext: () => void
}

/** What was understood of a chat, and from which words. Nothing is sent unseen. */
export function ChatStep({ upload, onChanged, onNext }: ChatStepProps) {
  const { chat, pages, rows, task, write, again, change, work } = useChat(upload, onChanged)
  const [chosen, setChosen] = useState<number>()
  const [pasting, setPasting] = useState<Pasting>()
  const place = useRef<HTMLDivElement>(null)
  const byMessage = useMemo(() => Map.groupBy(rows, ({ message }) => message), [rows])
  // The first row that asks for something is open, until another one is chosen.
  const now = chosen ?? (rows.find(hasErrors) ?? rows.find((row) => openIn(row).length > 0))?.n
  const nowRow = rows.find(({ n }) => n === now)
  const goOn = useGoingOn(place)
  useInSight(place, chosen === nowRow?.n ? chosen : undefined)
  const { make, drop } = useRowActs(upload, change, setChosen)
  usePastedText((text) => setPasting({ text, how: 'add' }))
  return (
    <div className="wrap bulk-chat">
      <Loaded of={chat} skeleton={<LoadingShape of="cards" count={2} />}>
        {(answer) => (
          <>
            <Understood answer={answer} rows={upload.rows} />
            <TaskState task={work} />
            <div className="bulk-chat__sides" ref={place}>
              <MessageList
                name={upload.name}
                messages={answer.messages}
                rowsOf={(index) => byMessage.get(index) ?? []}
                now={nowRow?.message ?? undefined}
                onChoose={setChosen}
                onMore={(how) => setPasting({ text: '', how })}
              />
              <Road place={place} now={nowRow?.n} message={nowRow?.message ?? undefined} />
              <DraftRows
                upload={upload}
                pages={pages}
                rows={rows}
                messages={answer.messages}
                now={now}
                task={task}
                onChoose={setChosen}
                onWrite={async (...cell) => goOn(await write(...cell))}
                onDrop={drop}
                onMake={make}
                onNext={onNext}
              />
            </div>
          </>
        )}
      </Loaded>
      {pasting && (
        <MoreText
          upload={upload}
          first={pasting.text}
          how={pasting.how}
          onClose={() => setPasting(undefined)}
          onAdded={(added) => {
            setPasting(undefined)
            onChanged(added)
            again()
          }}
        />
      )}
    </div>
  )
}

type Pasting = { text: string; how: 'add' | 'replace' }

const hasErrors = (row: RowAnswer) => openIn(row).some(({ cell }) => cell.error !== null)

/** A row that somebody chose is seen whole, if it can be. */
function useInSight(place: RefObject<HTMLElement | null>, n: number | undefined): void {
  useEffect(() => {
    if (n !== undefined)
      place.current?.querySelector(`[data-row="${n}"]`)?.scrollIntoView({ block: 'nearest' })
  }, [place, n])
}

/** Where a field that was written has gone, the next one has the keyboard. */
function useGoingOn(place: RefObject<HTMLElement | null>): (isWritten: boolean) => boolean {
  return (isWritten) => {
    if (isWritten)
      requestAnimationFrame(() => {
        const isLost = document.activeElement === null || document.activeElement === document.body
        const next = place.current?.querySelector<HTMLElement>(
          '.bulk-draft[data-now] .bulk-why :is(input, button)',
        )
        if (isLost) next?.focus()
      })
    return isWritten
  }
}

/** A further message comes by Ctrl+V, wherever on the page. */
function usePastedText(onText: (text: string) => void): void {
  const take = useEffectEvent(onText)
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      if (isForField(event.target) || !event.clipboardData) return
      const source = sourceOf(event.clipboardData)
      if (source && 'text' in source) take(source.text)
    }
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [])
}

function Understood({ answer, rows }: { answer: ChatAnswer; rows: number }) {
  const t = useTranslations('bulkFlow.chat')
  const format = formatter(useLocale())
  const { messages, certain, guessed, missing } = answer
  const counts = { messages: format.number(messages.length), count: rows, shown: format.number(rows) }
  return (
    <header className="bulk-chat__head">
      <div>
        <h1>{t('title', counts)}</h1>
        <p className="muted">{t('lead')}</p>
      </div>
      <ul className="bulk-chat__key" aria-label={t('key.label')}>
        <li>
          <span className="bulk-mark" data-level="sure">
            {t('key.sure')}
          </span>
          {format.number(certain)}
        </li>
        <li>
          <span className="bulk-mark" data-level="maybe">
            {t('key.maybe')}
          </span>
          {format.number(guessed)}
        </li>
        <li>
          <span className="bulk-mark" data-level="none">
            {t('key.none')}
          </span>
          {format.number(missing)}
        </li>
      </ul>
    </header>
  )
}
