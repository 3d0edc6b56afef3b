import { type FormEvent, useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { DeskMethodView } from '#modules/payments/payments.contract.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Notice } from '#ui/notice.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useToast } from '#ui/toast.tsx'
import { type Envelope, useApi } from '#web/api-client.ts'
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
  const form = useId()
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const { send, busy, failure } = useSwitch(method, onDone)
  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (reason.trim() !== '') void send(reason.trim())
  }
  const actions = (
    <>
      <Button look="second" onClick={onClose}>
        {t('no')}
      </Button>
      <Button type="submit" form={form} look={isTurningOff ? 'danger' : 'main'} busy={busy}>
        {t(isTurningOff ? 'methods.turnOff' : 'methods.turnOn')}
      </Button>
    </>
  )
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(isTurningOff ? 'methods.offTitle' : 'methods.onTitle', { name })}
      actions={actions}
    >
      <form id={form} className="desk-form" noValidate onSubmit={submit}>
        <p>{t(isTurningOff ? 'methods.offText' : 'methods.onText')}</p>
        <TextField
          label={t('methods.reason')}
          value={reason}
          maxLength={300}
          error={tried && reason.trim() === '' ? t('methods.required') : undefined}
          onChange={(event) => setReason(event.target.value)}
        />
        <div role="alert">{failure && <Notice tone="danger">{failure}</Notice>}</div>
      </form>
    </Dialog>
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
