import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import { useTask } from '#client/use-task.ts'
import { noonOf, tashkentDay } from '#kernel/tashkent.ts'
import { cashCalls } from '#modules/payments/cash/cash.calls.ts'
import type { CashDeskView } from '#modules/payments/cash/cash.contract.ts'
import { formatter } from '#platform/i18n/format.ts'
import { NumberField } from '#ui/fields/number-field.tsx'
import { Segmented } from '#ui/fields/segmented.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { useToast } from '#ui/float/toast.tsx'
import { DeskFormDialog } from '../parts/desk-form-dialog.tsx'

type CloseDialogProps = { desk: CashDeskView; onClose: () => void; onDone: () => void }

const dayMs = 86_400_000

/** The count is asked for before what the books say is shown; a difference needs words. */
export function CloseDialog({ desk, onClose, onDone }: CloseDialogProps) {
  const t = useTranslations('deskCash.close')
  const format = formatter(useLocale())
  const toast = useToast()
  const task = useTask(cashCalls.closeDay)
  const [today] = useState(() => tashkentDay(new Date()))
  const yesterday = tashkentDay(new Date(noonOf(today).getTime() - dayMs))
  // Whatever has not been closed yet: first the day that was forgotten.
  const mayChoose = desk.overdue_since !== null && (desk.last_closed ?? '') < yesterday
  const [day, setDay] = useState(mayChoose ? yesterday : today)
  const [counted, setCounted] = useState<number>()
  const [note, setNote] = useState('')
  const [tried, setTried] = useState(false)
  const differs = task.error?.code === 'cash_note_needed'
  async function submit() {
    setTried(true)
    if (counted === undefined) return
    const answer = await task.run({ body: { desk_id: desk.id, day, counted, note } })
    if (!answer.ok) return
    const { difference } = answer.value
    toast(
      difference === 0
        ? { text: t('even'), tone: 'ok' }
        : { text: t('differs', { amount: format.money(Math.abs(difference)) }), tone: 'danger' },
    )
    onDone()
  }
  return (
    <DeskFormDialog
      title={t('title', { desk: desk.name })}
      no={t('no')}
      yes={t('yes')}
      task={task}
      onClose={onClose}
      onSubmit={() => void submit()}
    >
      <p>{t('lead')}</p>
      {mayChoose && (
        <Segmented
          label={t('day')}
          options={[
            { value: yesterday, label: t('yesterday', { day: format.date(noonOf(yesterday)) }) },
            { value: today, label: t('today') },
          ]}
          value={day}
          onChange={setDay}
        />
      )}
      <NumberField
        label={t('counted')}
        value={counted}
        onChange={setCounted}
        format={format.number}
        min={0}
        inputMode="numeric"
        error={tried && counted === undefined ? t('countedNeeded') : undefined}
      />
      {(differs || note !== '') && (
        <TextField
          label={t('note')}
          hint={t('noteHint')}
          value={note}
          maxLength={300}
          onChange={(event) => setNote(event.target.value)}
        />
      )}
    </DeskFormDialog>
  )
}
