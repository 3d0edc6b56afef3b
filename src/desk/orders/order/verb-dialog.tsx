import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { randomKey } from '#client/random-key.ts'
import { useTask } from '#client/use-task.ts'
import type { OrderDetail } from '#modules/orders/orders.contract.ts'
import { orderVerbsCalls } from '#modules/orders/verbs/order-verbs.calls.ts'
import { Notice } from '#ui/show/notice.tsx'
import { DeskFormDialog } from '../../parts/desk-form-dialog.tsx'
import { VerbFields } from './verb-fields.tsx'
import { type AskedVerb, counterProofs, formOf, missingIn, reportOf, type VerbValues } from './verb-forms.ts'
import { verbNames } from './verb-names.ts'

type VerbDialogProps = {
  verb: AskedVerb
  order: OrderDetail
  onClose: () => void
  onDone: () => void
  /** Somebody else was first: what is shown is old. */
  onStale: () => void
}

/** Asks what the call of the verb needs to know. */
export function VerbDialog({ verb, order, onClose, onDone, onStale }: VerbDialogProps) {
  const t = useTranslations()
  const form = formOf(verb, order.status)
  const task = useTask(orderVerbsCalls[verb])
  const [values, setValues] = useState<VerbValues>(() =>
    verb === 'hand_out' ? { proof: counterProofs(order)[0] } : {},
  )
  const [tried, setTried] = useState(false)
  // The same press twice is one event, also when the first answer got lost.
  const [eventId] = useState(randomKey)
  const missing = missingIn(form, values)

  async function submit() {
    setTried(true)
    if (missing.length > 0) return
    const { id, version, to_collect: toCollect } = order
    const body = reportOf(form, values, { version, eventId, toCollect })
    const answer = await task.run({ params: { id }, body })
    if (answer.ok) return onDone()
    const { code, status } = answer.error
    if (status === 409 && code !== 'consent_required') onStale()
  }
  return (
    <DeskFormDialog
      title={t('deskOrders.dialog.title', { what: t(verbNames[verb]), id: order.id })}
      no={t('deskOrders.dialog.no')}
      yes={t(verbNames[verb])}
      look={form.danger ? 'danger' : 'main'}
      task={task}
      onClose={onClose}
      onSubmit={() => void submit()}
    >
      {form.danger && <Notice tone="warning">{t('deskOrders.dialog.danger')}</Notice>}
      <VerbFields
        form={form}
        order={order}
        values={values}
        missing={tried ? missing : []}
        onChange={(change) => setValues((before) => ({ ...before, ...change }))}
      />
    </DeskFormDialog>
  )
}
