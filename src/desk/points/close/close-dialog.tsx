import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useTask } from '#client/use-task.ts'
import { tashkentDay } from '#kernel/tashkent.ts'
import { deskPointsCalls } from '#modules/points/desk/desk-points.calls.ts'
import type { ClosingAnswer, DeskPoint } from '#modules/points/desk/desk-points.contract.ts'
import { TextField } from '#ui/fields/text-field.tsx'
import { useToast } from '#ui/float/toast.tsx'
import { DayField } from '../../parts/days/day-field.tsx'
import { DeskFormDialog } from '../../parts/desk-form-dialog.tsx'
import { PointChoice } from '../../parts/points/point-choice.tsx'
import { ClosingCounts } from './closing-counts.tsx'

type CloseDialogProps = { point: DeskPoint; onClose: () => void; onDone: () => void }

type Wanted = { from: string; reason: string; to: number | undefined }

/**
 * Closing is asked in two steps: first what would become of every parcel under way, then whether that is wanted. What is
 * changed after the first step is counted anew.
 */
export function CloseDialog({ point, onClose, onDone }: CloseDialogProps) {
  const t = useTranslations('deskPoints')
  const task = useTask(deskPointsCalls.closePoint)
  const toast = useToast()
  const [wanted, setWanted] = useState<Wanted>({ from: tashkentDay(new Date()), reason: '', to: undefined })
  const [counted, setCounted] = useState<ClosingAnswer>()
  const [tried, setTried] = useState(false)
  const reason = wanted.reason.trim()
  const change = (part: Partial<Wanted>) => {
    setWanted({ ...wanted, ...part })
    setCounted(undefined)
  }
  const submit = async () => {
    setTried(true)
    if (reason === '' || wanted.from === '') return
    const body = { from: wanted.from, reason, to_point_id: wanted.to, dry_run: counted === undefined }
    const answer = await task.run({ params: { id: point.id }, body })
    if (!answer.ok) return
    if (!answer.value.done) return setCounted(answer.value)
    toast({ text: t('close.done'), tone: 'ok' })
    onDone()
  }
  const missing = (value: string) => (tried && value === '' ? t('faults.required') : undefined)
  return (
    <DeskFormDialog
      title={t('close.title')}
      no={t('close.no')}
      yes={counted ? t('close.yes') : t('close.count')}
      look={counted ? 'danger' : 'main'}
      task={task}
      onClose={onClose}
      onSubmit={() => void submit()}
    >
      <p>{t('close.text')}</p>
      <DayField
        label={t('close.from')}
        min={tashkentDay(new Date())}
        max="2099-12-31"
        value={wanted.from}
        error={missing(wanted.from) ?? task.told('from')}
        onChange={(from) => change({ from })}
      />
      <TextField
        label={t('close.reason')}
        hint={t('close.reasonHint')}
        maxLength={200}
        value={wanted.reason}
        error={missing(reason) ?? task.told('reason')}
        onChange={({ target }) => change({ reason: target.value })}
      />
      <PointChoice
        label={t('close.to')}
        hint={t('close.toHint')}
        optional={t('close.optional')}
        except={point.id}
        error={task.told('to_point_id')}
        onChange={(to) => change({ to })}
      />
      <div aria-live="polite">{counted && <ClosingCounts counted={counted} />}</div>
    </DeskFormDialog>
  )
}
