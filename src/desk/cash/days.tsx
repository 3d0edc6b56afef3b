import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { usePages } from '#client/use-pages.ts'
import { useTask } from '#client/use-task.ts'
import { cashCalls } from '#modules/payments/cash/cash.calls.ts'
import type { ClosingView } from '#modules/payments/cash/cash.contract.ts'
import { EmptyState } from '#ui/waiting/screen-states.tsx'
import { Panel } from '../frame/panel.tsx'
import { ListFoot, LoadedList } from '../parts/list-states.tsx'
import { mayDo } from '../sections.ts'
import { useStaff } from '../signed-in.ts'
import { ClosedDay } from './closed-day.tsx'
import { ReviewForm } from './review-form.tsx'

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

function Day({ closing, onReview }: { closing: ClosingView; onReview: () => void }) {
  const t = useTranslations('deskCash.days')
  const staff = useStaff()
  const { state, closed_by: closer } = closing
  const mayReview =
    state === 'open' &&
    staff !== undefined &&
    mayDo(staff.role, 'cash-difference.review') &&
    closer?.id !== staff.id
  return (
    <ClosedDay
      closing={closing}
      of={closing.desk.name}
      by={closer?.full_name ?? t('byNobody')}
      onReview={mayReview ? onReview : undefined}
    />
  )
}

type ReviewDialogProps = {
  closing: ClosingView
  onClose: () => void
  onDone: (after: ClosingView) => void
}

function ReviewDialog({ closing, onClose, onDone }: ReviewDialogProps) {
  const t = useTranslations('deskCash.review')
  const task = useTask(cashCalls.reviewClosing)
  return (
    <ReviewForm
      closing={closing}
      of={closing.desk.name}
      words={{
        book: t('book'),
        bookNote: t('bookNote'),
        explained: t('explained'),
        explainedNote: t('explainedNote'),
        done: t('done'),
      }}
      task={task}
      onClose={onClose}
      decide={async (body) => {
        const answer = await task.run({ params: { id: closing.id }, body })
        if (answer.ok) onDone(answer.value)
        return answer.ok
      }}
    />
  )
}
