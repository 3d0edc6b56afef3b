import { type FormEvent, useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Verb } from '#modules/orders/domain/words.ts'
import type { OrderDetail } from '#modules/orders/orders.contract.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Notice } from '#ui/notice.tsx'
import { randomKey } from '#web/random-key.ts'
import { useOrderCalls } from './order-calls.ts'
import { VerbFields } from './verb-fields.tsx'
import { formOf, hasForm, missingIn, reportOf, type VerbForm, type VerbValues } from './verb-forms.ts'
import { verbNames } from './verb-names.ts'

type VerbDialogProps = {
  verb: Verb
  order: OrderDetail
  onClose: () => void
  onDone: () => void
  /** Somebody else was first: what is shown is old. */
  onStale: () => void
}

/** Asks what the call of the verb needs to know. */
export function VerbDialog({ verb, order, onClose, onDone, onStale }: VerbDialogProps) {
  const t = useTranslations()
  const formId = useId()
  const [busy, setBusy] = useState(false)
  const form: VerbForm = hasForm(verb) ? formOf(verb, order.status) : { fields: [] }
  const actions = (
    <>
      <Button look="second" onClick={onClose}>
        {t('deskOrders.dialog.no')}
      </Button>
      <Button type="submit" form={formId} look={form.danger ? 'danger' : 'main'} busy={busy}>
        {t(verbNames[verb])}
      </Button>
    </>
  )
  const inside = { verb, order, form, formId, onDone, onStale, onBusy: setBusy }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('deskOrders.dialog.title', { what: t(verbNames[verb]), id: order.id })}
      actions={actions}
    >
      <VerbQuestions {...inside} />
    </Dialog>
  )
}

type VerbQuestionsProps = Omit<VerbDialogProps, 'onClose'> & {
  form: VerbForm
  formId: string
  onBusy: (busy: boolean) => void
}

function VerbQuestions({ verb, order, form, formId, onDone, onStale, onBusy }: VerbQuestionsProps) {
  const t = useTranslations()
  const calls = useOrderCalls()
  const [values, setValues] = useState<VerbValues>({})
  const [tried, setTried] = useState(false)
  const [failure, setFailure] = useState<{ code: string; text: string }>()
  // The same press twice is one event, also when the first answer got lost.
  const [eventId] = useState(randomKey)
  const missing = tried ? missingIn(form, values) : []

  async function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (missingIn(form, values).length > 0) return
    onBusy(true)
    const { version, to_collect: toCollect } = order
    const report = reportOf(form, values, { version, eventId, toCollect })
    const answer = await calls.perform(order.id, verb, report)
    onBusy(false)
    if (answer.ok) return onDone()
    const { code, message, status } = answer.error
    setFailure({ code, text: message ?? t('deskOrders.dialog.failed') })
    if (status === 409 && code !== 'consent_required') onStale()
  }
  return (
    <form id={formId} className="desk-form" noValidate onSubmit={(event) => void submit(event)}>
      {form.danger && <Notice tone="warning">{t('deskOrders.dialog.danger')}</Notice>}
      <VerbFields
        form={form}
        order={order}
        values={values}
        missing={missing}
        needsConsent={failure?.code === 'consent_required'}
        onChange={(change) => setValues((before) => ({ ...before, ...change }))}
      />
      {failure && (
        <div role="alert">
          <Notice tone="danger">{failure.text}</Notice>
        </div>
      )}
    </form>
  )
}
