import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { DeskMethodView } from '#modules/payments/payments.contract.ts'
import { TextField } from '#ui/text-field.tsx'
import { useToast } from '#ui/toast.tsx'
import { type Envelope, useApi } from '#web/api-client.ts'
import { DeskFormDialog } from '../desk-form-dialog.tsx'
import { methodNames } from './method-names.ts'
import { methodsApi } from './payments-view.ts'

const readMethod = ({ data }: Envelope) =>
  typeof data === 'object' && data !== null ? (data as DeskMethodView) : undefined

type SwitchDialogProps = {
  method: DeskMethodView
  onClose: () => void
  onDone: () => void
}

/** Off for everybody at once, so it is asked why; the log keeps the answer. */
export function SwitchDialog({ method, onClose, onDone }: SwitchDialogProps) {
  const t = useTranslations('deskPayments')
  const name = useTranslations()(methodNames[method.type])
  const isTurningOff = method.enabled
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const { send, busy, failure } = useSwitch(method, onDone)
  function submit() {
    setTried(true)
    if (reason.trim() !== '') void send(reason.trim())
  }
  return (
    <DeskFormDialog
      title={t(isTurningOff ? 'methods.offTitle' : 'methods.onTitle', { name })}
      no={t('no')}
      yes={t(isTurningOff ? 'methods.turnOff' : 'methods.turnOn')}
      look={isTurningOff ? 'danger' : 'main'}
      busy={busy}
      failure={failure}
      onClose={onClose}
      onSubmit={submit}
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

function useSwitch(method: DeskMethodView, onDone: () => void) {
  const t = useTranslations('deskPayments')
  const name = useTranslations()(methodNames[method.type])
  const api = useApi()
  const toast = useToast()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  async function send(reason: string) {
    if (busy) return
    setBusy(true)
    const answer = await api.request(`${methodsApi}/${method.type}`, {
      method: 'PUT',
      body: { enabled: !method.enabled, reason },
      read: readMethod,
    })
    setBusy(false)
    if (!answer.ok) return setFailure(answer.error.message ?? t('failed'))
    toast({ text: t(method.enabled ? 'methods.isOff' : 'methods.isOn', { name }), tone: 'ok' })
    onDone()
  }
  return { send, busy, failure }
}
