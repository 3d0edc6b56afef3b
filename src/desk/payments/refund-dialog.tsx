import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import { useTask } from '#client/use-task.ts'
import { paymentDeskCalls } from '#modules/payments/desk/payment-desk.calls.ts'
import type { RefundView } from '#modules/payments/desk/refund-history.contract.ts'
import { providerName } from '#parcel/names/payment-names.ts'
import { formatter } from '#platform/i18n/format.ts'
import { TextField } from '#ui/fields/text-field.tsx'
import { useToast } from '#ui/float/toast.tsx'
import { DeskFormDialog } from '../parts/desk-form-dialog.tsx'
import { SecondPersonHint } from '../parts/second-person.tsx'

type RefundDialogProps = {
  refund: RefundView
  onClose: () => void
  onDone: (id: string) => void
  /** It waits for a second person. */
  onAsked: (refund: RefundView) => void
}

/** The money is sent in the provider's cabinet; here it is only said that it was. That cannot be unsaid. */
export function RefundDialog({ refund, onClose, onDone, onAsked }: RefundDialogProps) {
  const t = useTranslations('deskPayments')
  const waits = useTranslations('desk.secondPerson')
  const { money } = formatter(useLocale())
  const task = useTask(paymentDeskCalls.closeRefund)
  const toast = useToast()
  const [note, setNote] = useState('')
  const words = { amount: money(refund.amount), provider: providerName(refund.provider) }
  async function submit() {
    const answer = await task.run({ params: { id: refund.id }, body: { note: note.trim() || undefined } })
    const isGone = !answer.ok && answer.error.code === 'not_found'
    if (!answer.ok && !isGone) return
    if (answer.ok && answer.value.approval) {
      toast({ text: waits('asked'), tone: 'info' })
      return onAsked(answer.value)
    }
    toast(
      isGone
        ? { text: t('refunds.goneAlready'), tone: 'info' }
        : { text: t('refunds.told', { order: refund.order_id, amount: words.amount }), tone: 'ok' },
    )
    onDone(refund.id)
  }
  return (
    <DeskFormDialog
      title={t('refunds.title', words)}
      no={t('no')}
      yes={t('refunds.yes')}
      task={task}
      onClose={onClose}
      onSubmit={() => void submit()}
    >
      <p>{t('refunds.text', { ...words, order: refund.order_id })}</p>
      <TextField
        label={t('refunds.note')}
        hint={t('refunds.noteHint')}
        value={note}
        maxLength={300}
        onChange={(event) => setNote(event.target.value)}
      />
      <SecondPersonHint kind="refund" amount={refund.amount} />
    </DeskFormDialog>
  )
}
