import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import { usePages } from '#client/use-pages.ts'
import { useTask } from '#client/use-task.ts'
import { noonOf } from '#kernel/tashkent.ts'
import { cashCalls } from '#modules/payments/cash/cash.calls.ts'
import type { ClosingView } from '#modules/payments/cash/cash.contract.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Button } from '#ui/button.tsx'
import { RadioCards } from '#ui/fields/radio-cards.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { useToast } from '#ui/float/toast.tsx'
import { type BadgeLook, StateBadge } from '#ui/show/state-badge.tsx'
import { EmptyState } from '#ui/waiting/screen-states.tsx'
import { Panel } from '../frame/panel.tsx'
import { DeskFormDialog } from '../parts/desk-form-dialog.tsx'
import { ListFoot, LoadedList } from '../parts/list-states.tsx'
import { mayDo } from '../sections.ts'
import { useStaff } from '../signed-in.ts'
import { closingNames } from './cash-names.ts'

/** Closed days of every desk, newest first; a difference stands out until an admin has decided on it. */
export function Days({ head, onChanged }: { head: ReactNode; onChanged: () => void }) {
  const t = useTranslations('deskCash.days')
  const list = usePages(cashCalls.listClosings, {})
  const [asked, setAsked] = useState<ClosingView>()
  return (
    <Panel>
      {head}
      <LoadedList list={list} empty={<EmptyState title={t('none')}>{t('noneText')}</EmptyState>}>
        <ul className="desk-panel__rows cash-rows">
          {list.items.map((closing) => (
            <Day key={closing.id} closing={closing} onReview={() => setAsked(closing)} />
          ))}
        </ul>
      </LoadedList>
      <footer className="desk-foot">
        <ListFoot list={list} />
      </footer>
      {asked && (
        <ReviewDialog
          closing={asked}
          onClose={() => setAsked(undefined)}
          onDone={(after) => {
            setAsked(undefined)
            list.put(after)
            onChanged()
          }}
        />
      )}
    </Panel>
  )
}

const looks = {
  even: { tone: 'ok', sign: 'ticked' },
  open: { tone: 'danger', sign: 'alarm' },
  explained: { tone: 'plain', sign: 'full' },
  booked: { tone: 'plain', sign: 'full' },
} as const satisfies Record<ClosingView['state'], BadgeLook>

function useDifference() {
  const t = useTranslations('deskCash.days')
  const { money } = formatter(useLocale())
  return (difference: number) =>
    difference < 0 ? t('short', { amount: money(-difference) }) : t('over', { amount: money(difference) })
}

function Day({ closing, onReview }: { closing: ClosingView; onReview: () => void }) {
  const words = useTranslations()
  const t = useTranslations('deskCash.days')
  const format = formatter(useLocale())
  const difference = useDifference()
  const staff = useStaff()
  const { state, closed_by: closer } = closing
  const mayReview =
    state === 'open' &&
    staff !== undefined &&
    mayDo(staff.role, 'cash-difference.review') &&
    closer?.id !== staff.id
  return (
    <li className="cash-day">
      <strong>
        {format.date(noonOf(closing.day), 'short')} · {closing.desk.name}
      </strong>
      <StateBadge {...looks[state]} label={words(closingNames[state])} />
      <span className="muted">
        {t('sums', { expected: format.money(closing.expected), counted: format.money(closing.counted) })}
      </span>
      {closing.difference !== 0 && (
        <span className="cash-day__difference" data-open={state === 'open' || undefined}>
          {difference(closing.difference)}
        </span>
      )}
      <span className="muted cash-day__words">
        {closer?.full_name ?? t('byNobody')}
        {closing.note && ` · ${closing.note}`}
        {closing.review_note && ` · ${closing.reviewed_by ?? ''}: ${closing.review_note}`}
      </span>
      {mayReview && (
        <Button small onClick={onReview}>
          {t('review')}
        </Button>
      )}
    </li>
  )
}

type ReviewDialogProps = {
  closing: ClosingView
  onClose: () => void
  onDone: (after: ClosingView) => void
}

function ReviewDialog({ closing, onClose, onDone }: ReviewDialogProps) {
  const t = useTranslations('deskCash.review')
  const difference = useDifference()
  const toast = useToast()
  const task = useTask(cashCalls.reviewClosing)
  const [decision, setDecision] = useState<'book' | 'explained'>('book')
  const [note, setNote] = useState('')
  const [tried, setTried] = useState(false)
  async function submit() {
    setTried(true)
    if (note.trim() === '') return
    const answer = await task.run({ params: { id: closing.id }, body: { decision, note } })
    if (!answer.ok) return
    toast({ text: t('done'), tone: 'ok' })
    onDone(answer.value)
  }
  return (
    <DeskFormDialog
      title={t('title', { desk: closing.desk.name })}
      no={t('no')}
      yes={t('yes')}
      task={task}
      onClose={onClose}
      onSubmit={() => void submit()}
    >
      <p>
        <strong>{difference(closing.difference)}</strong>
        {closing.note && <> — {closing.note}</>}
      </p>
      <RadioCards
        label={t('what')}
        cards={[
          { value: 'book', label: t('book'), note: t('bookNote') },
          { value: 'explained', label: t('explained'), note: t('explainedNote') },
        ]}
        value={decision}
        onChange={setDecision}
      />
      <TextField
        label={t('note')}
        value={note}
        maxLength={300}
        error={tried && note.trim() === '' ? t('noteNeeded') : undefined}
        onChange={(event) => setNote(event.target.value)}
      />
    </DeskFormDialog>
  )
}
