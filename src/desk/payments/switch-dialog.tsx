import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useTask } from '#client/use-task.ts'
import type { DeskMethodView } from '#modules/payments/checkout/payments.contract.ts'
import { paymentDeskCalls } from '#modules/payments/desk/payment-desk.calls.ts'
import { paymentNames } from '#parcel/names/payment-names.ts'
import { TextField } from '#ui/fields/text-field.tsx'
import { useToast } from '#ui/float/toast.tsx'
import { DeskFormDialog } from '../parts/desk-form-dialog.tsx'

type SwitchDialogProps = {
  method: DeskMethodView
  onClose: () => void
  onDone: () => void
}

/** Off for everybody at once, so it is asked why; the log keeps the answer. */
export function SwitchDialog({ method, onClose, onDone }: SwitchDialogProps) {
  const t = useTranslations('deskPayments')
  const name = useTranslations()(paymentNames[method.type])
  const isTurningOff = method.enabled
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const task = useTask(paymentDeskCalls.setMethod)
  const toast = useToast()
  async function submit() {
    setTried(true)
    if (reason.trim() === '') return
    const body = { enabled: !method.enabled, reason: reason.trim() }
    const answer = await task.run({ params: { type: method.type }, body })
    if (!answer.ok) return
    toast({ text: t(isTurningOff ? 'methods.isOff' : 'methods.isOn', { name }), tone: 'ok' })
    onDone()
  }
  return (
    <DeskFormDialog
      title={t(isTurningOff ? 'methods.offTitle' : 'methods.onTitle', { name })}
      no={t('no')}
      yes={t(isTurningOff ? 'methods.turnOff' : 'methods.turnOn')}
      look={isTurningOff ? 'danger' : 'main'}
      task={task}
      onClose={onClose}
      onSubmit={() => void submit()}
    >
      <p>{t(isTurningOff ? 'methods.offText' : 'methods.onText')}</p>
      <TextField
        label={t('methods.reason')}
        value={reason}
        maxLength={300}
        error={tried && reason.trim() === '' ? t('methods.required') : undefined}
        onChange={(event) => setReason(event.target.value)}
      />
    </DeskFormDialog>
  )
}
