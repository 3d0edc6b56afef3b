import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { FormDialog } from '#client/form-dialog.tsx'
import { TaskFailure } from '#client/task-failure.tsx'
import type { CounterParcel } from '#modules/counter/counter.contract.ts'
import { orderVerbsCalls } from '#modules/orders/verbs/order-verbs.calls.ts'
import { TextField } from '#ui/fields/text-field.tsx'
import { useScans } from '../scan/use-scans.tsx'
import { useDeed } from '../use-deed.ts'

type RefuseDialogProps = { scan: number; parcel: CounterParcel; onClose: () => void }

/** The receiver does not want it: it goes back, and nobody can take that back at a counter. */
export function RefuseDialog({ scan, parcel: { order }, onClose }: RefuseDialogProps) {
  const t = useTranslations('deskCounterHands.refuse')
  const task = useDeed(scan, orderVerbsCalls.refuse)
  const { finish } = useScans()
  const [note, setNote] = useState('')
  const refuse = async () => {
    const said = note.trim()
    const body = { version: order.version, ...(said ? { note: said } : {}) }
    const answer = await task.run({ params: { id: order.tracking_code }, body })
    if (!answer.ok) return
    finish(scan, t('done'))
    onClose()
  }
  return (
    <FormDialog
      title={t('title')}
      no={t('no')}
      yes={t('yes')}
      look="danger"
      busy={task.state === 'busy'}
      className="counter-form"
      onClose={onClose}
      onSubmit={() => void refuse()}
    >
      <p>{t('text', { name: order.receiver_name })}</p>
      <TextField
        label={t('note')}
        optional={t('optional')}
        value={note}
        maxLength={500}
        autoComplete="off"
        onChange={({ target }) => setNote(target.value)}
      />
      <TaskFailure task={task} />
    </FormDialog>
  )
}
