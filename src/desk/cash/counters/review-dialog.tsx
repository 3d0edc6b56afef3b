import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useTask } from '#client/use-task.ts'
import { counterCalls } from '#modules/counter/counter.calls.ts'
import type { DrawerClosing } from '#modules/counter/counter.contract.ts'
import { RadioCards } from '#ui/fields/radio-cards.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { useToast } from '#ui/float/toast.tsx'
import { DeskFormDialog } from '../../parts/desk-form-dialog.tsx'
import { useDifference } from './counter-day.tsx'

type ReviewDialogProps = {
  closing: DrawerClosing
  onClose: () => void
  onDone: (after: DrawerClosing) => void
}

/** Booked, or put right: with the words of whoever decides. */
export function ReviewDialog({ closing, onClose, onDone }: ReviewDialogProps) {
  const t = useTranslations('deskCash.counters')
  const words = useTranslations('deskCash.review')
  const difference = useDifference()
  const toast = useToast()
  const task = useTask(counterCalls.reviewClosing)
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
      title={words('title', { desk: closing.point?.name ?? closing.person.name })}
      no={words('no')}
      yes={words('yes')}
      task={task}
      onClose={onClose}
      onSubmit={() => void submit()}
    >
      <p>
        <strong>{difference(closing.difference)}</strong>, {closing.person.name}
        {closing.note && <> — {closing.note}</>}
      </p>
      <RadioCards
        label={words('what')}
        cards={[
          { value: 'book', label: t('book'), note: t('bookNote') },
          { value: 'explained', label: t('explained'), note: t('explainedNote') },
        ]}
        value={decision}
        onChange={setDecision}
      />
      <TextField
        label={words('note')}
        value={note}
        maxLength={300}
        error={tried && note.trim() === '' ? words('noteNeeded') : undefined}
        onChange={(event) => setNote(event.target.value)}
      />
    </DeskFormDialog>
  )
}
