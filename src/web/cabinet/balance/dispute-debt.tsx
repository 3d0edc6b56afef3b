import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useFailureText } from '#client/failure-text.ts'
import { FormDialog } from '#client/form-dialog.tsx'
import { useTask } from '#client/use-task.ts'
import { debtsCalls } from '#modules/payments/debts/debts.calls.ts'
import type { DebtList, DebtView } from '#modules/payments/debts/debts.contract.ts'
import { TextArea } from '#ui/fields/text-area.tsx'
import { useToast } from '#ui/float/toast.tsx'
import { Notice } from '#ui/show/notice.tsx'

type DisputeDebtProps = { debt: DebtView; onClose: () => void; onDone: (now: DebtList) => void }

/** In the sender's own words; the desk reads them beside the parcel. */
export function DisputeDebt({ debt, onClose, onDone }: DisputeDebtProps) {
  const t = useTranslations('balance.debts')
  const toast = useToast()
  const failureText = useFailureText()
  const task = useTask(debtsCalls.disputeDebt)
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  async function send(): Promise<void> {
    setTried(true)
    if (reason.trim() === '') return
    const answer = await task.run({ params: { id: debt.id }, body: { reason: reason.trim() } })
    if (!answer.ok) return
    toast({ text: t('dispute.sent'), tone: 'ok' })
    onDone(answer.value)
  }
  return (
    <FormDialog
      title={t('dispute.title')}
      no={t('back')}
      yes={t('dispute.send')}
      busy={task.state === 'busy'}
      className="pay-debts"
      onClose={onClose}
      onSubmit={() => void send()}
    >
      <p>{t('dispute.text')}</p>
      <TextArea
        label={t('dispute.reason')}
        value={reason}
        maxLength={500}
        error={tried && reason.trim() === '' ? t('dispute.needed') : undefined}
        onChange={(event) => setReason(event.target.value)}
      />
      <div role="alert">{task.error && <Notice tone="danger">{failureText(task.error)}</Notice>}</div>
    </FormDialog>
  )
}
