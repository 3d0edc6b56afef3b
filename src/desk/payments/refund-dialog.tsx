import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { RefundView } from '#modules/payments/refund-history.contract.ts'
import { formatter } from '#platform/i18n/format.ts'
import { TextField } from '#ui/text-field.tsx'
import { useToast } from '#ui/toast.tsx'
import { type Envelope, useApi } from '#web/api-client.ts'
import { useLocale } from '#web/shell/current-page.ts'
import { DeskFormDialog } from '../desk-form-dialog.tsx'
import { refundsApi } from './payments-view.ts'
import { providerName } from './provider-names.ts'

const readRefund = ({ data }: Envelope) =>
  typeof data === 'object' && data !== null ? (data as RefundView) : undefined

type RefundDialogProps = { refund: RefundView; onClose: () => void; onDone: (id: string) => void }

/** The money is sent in the provider's cabinet; here it is only said that it was. That cannot be unsaid. */
export function RefundDialog({ refund, onClose, onDone }: RefundDialogProps) {
  const t = useTranslations('deskPayments')
  const { money } = formatter(useLocale())
  const api = useApi()
  const toast = useToast()
  const [note, setNote] = useState('')
  const [failure, setFailure] = useState<string>()
  const [busy, setBusy] = useState(false)
  const words = { amount: money(refund.amount), provider: providerName(refund.provider) }
  async function submit() {
    if (busy) return
    setBusy(true)
    const body = { note: note.trim() || undefined }
    const answer = await api.request(`${refundsApi}/${refund.id}/done`, {
      method: 'POST',
      body,
      read: readRefund,
    })
    setBusy(false)
    const isGone = !answer.ok && answer.error.code === 'not_found'
    if (!answer.ok && !isGone) return setFailure(answer.error.message ?? t('failed'))
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
      busy={busy}
      failure={failure}
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
    </DeskFormDialog>
  )
}
