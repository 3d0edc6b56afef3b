import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { TaskLook } from '#client/use-task.ts'
import { RadioCards } from '#ui/fields/radio-cards.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { useToast } from '#ui/float/toast.tsx'
import { DeskFormDialog } from '../parts/desk-form-dialog.tsx'
import { type Counted, useDifference } from './closed-day.tsx'

type Decided = { decision: 'book' | 'explained'; note: string }

type ReviewFormProps = {
  closing: Counted
  /** Whose it is. */
  of: string
  /** Who answers for it, where that is not said by whose it is. */
  by?: string
  /** What each decision is called, and what follows from it. */
  words: Record<'book' | 'bookNote' | 'explained' | 'explainedNote' | 'done', string>
  task: Pick<TaskLook, 'state' | 'error'>
  /** True once it is decided. */
  decide: (decided: Decided) => Promise<boolean>
  onClose: () => void
}

/** Booked, or put right: with the words of whoever decides. */
export function ReviewForm({ closing, of, by, words, task, decide, onClose }: ReviewFormProps) {
  const t = useTranslations('deskCash.review')
  const difference = useDifference()
  const toast = useToast()
  const [decision, setDecision] = useState<Decided['decision']>('book')
  const [note, setNote] = useState('')
  const [tried, setTried] = useState(false)
  async function submit() {
    setTried(true)
    if (note.trim() === '') return
    if (await decide({ decision, note })) toast({ text: words.done, tone: 'ok' })
  }
  return (
    <DeskFormDialog
      title={t('title', { desk: of })}
      no={t('no')}
      yes={t('yes')}
      task={task}
      onClose={onClose}
      onSubmit={() => void submit()}
    >
      <p>
        <strong>{difference(closing.difference)}</strong>
        {by && <>, {by}</>}
        {closing.note && <> — {closing.note}</>}
      </p>
      <RadioCards
        label={t('what')}
        cards={[
          { value: 'book', label: words.book, note: words.bookNote },
          { value: 'explained', label: words.explained, note: words.explainedNote },
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
