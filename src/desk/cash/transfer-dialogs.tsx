import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import { useTask } from '#client/use-task.ts'
import { cashCalls } from '#modules/payments/cash/cash.calls.ts'
import type { CashDeskView, TransferView } from '#modules/payments/cash/cash.contract.ts'
import { formatter } from '#platform/i18n/format.ts'
import { NumberField } from '#ui/fields/number-field.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { useToast } from '#ui/float/toast.tsx'
import { DeskFormDialog } from '../parts/desk-form-dialog.tsx'
import { countQuestions, tellTitles } from './cash-names.ts'

type Ends = { onClose: () => void; onDone: () => void }

type TellDialogProps = Ends & { desk: CashDeskView; way: 'fill' | 'bank' }

/** The first of two confirmations: what came from the bank, or went there. */
export function TellDialog({ desk, way, onClose, onDone }: TellDialogProps) {
  const words = useTranslations()
  const t = useTranslations('deskCash.tell')
  const format = formatter(useLocale())
  const toast = useToast()
  const task = useTask(cashCalls.tellTransfer)
  const [amount, setAmount] = useState<number>()
  const [note, setNote] = useState('')
  const [tried, setTried] = useState(false)
  async function submit() {
    setTried(true)
    if (!amount) return
    const answer = await task.run({ body: { desk_id: desk.id, way, amount, note } })
    if (!answer.ok) return
    toast({ text: t('done'), tone: 'ok' })
    onDone()
  }
  return (
    <DeskFormDialog
      title={words(tellTitles[way], { desk: desk.name })}
      no={t('no')}
      yes={t('yes')}
      task={task}
      onClose={onClose}
      onSubmit={() => void submit()}
    >
      <p>{t('lead')}</p>
      <NumberField
        label={t('amount')}
        hint={way === 'bank' ? t('holds', { amount: format.money(desk.cash) }) : undefined}
        value={amount}
        onChange={setAmount}
        format={format.number}
        inputMode="numeric"
        error={tried && !amount ? t('amountNeeded') : undefined}
      />
      <TextField
        label={t('note')}
        optional={t('optional')}
        value={note}
        maxLength={200}
        onChange={(event) => setNote(event.target.value)}
      />
    </DeskFormDialog>
  )
}

type DecisionProps = Ends & { transfer: TransferView }

/** The second confirmation: the sum is counted and typed anew, not ticked. */
export function ConfirmDialog({ transfer, onClose, onDone }: DecisionProps) {
  const words = useTranslations()
  const t = useTranslations('deskCash.confirm')
  const format = formatter(useLocale())
  const toast = useToast()
  const task = useTask(cashCalls.confirmTransfer)
  const [amount, setAmount] = useState<number>()
  const [tried, setTried] = useState(false)
  async function submit() {
    setTried(true)
    if (!amount) return
    const answer = await task.run({ params: { id: transfer.id }, body: { amount } })
    if (!answer.ok) return
    toast({ text: t('done', { amount: format.money(amount) }), tone: 'ok' })
    onDone()
  }
  return (
    <DeskFormDialog
      title={t('title', { desk: transfer.desk.name })}
      no={t('no')}
      yes={t('yes')}
      task={task}
      onClose={onClose}
      onSubmit={() => void submit()}
    >
      <p>{words(countQuestions[transfer.way])}</p>
      <NumberField
        label={t('counted')}
        value={amount}
        onChange={setAmount}
        format={format.number}
        inputMode="numeric"
        error={tried && !amount ? t('countedNeeded') : undefined}
      />
    </DeskFormDialog>
  )
}

export function RejectDialog({ transfer, onClose, onDone }: DecisionProps) {
  const t = useTranslations('deskCash.reject')
  const toast = useToast()
  const task = useTask(cashCalls.rejectTransfer)
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  async function submit() {
    setTried(true)
    if (reason.trim() === '') return
    const answer = await task.run({ params: { id: transfer.id }, body: { reason } })
    if (!answer.ok) return
    toast({ text: t('done'), tone: 'ok' })
    onDone()
  }
  return (
    <DeskFormDialog
      title={t('title')}
      no={t('no')}
      yes={t('yes')}
      look="danger"
      task={task}
      onClose={onClose}
      onSubmit={() => void submit()}
    >
      <TextField
        label={t('reason')}
        value={reason}
        maxLength={300}
        error={tried && reason.trim() === '' ? t('reasonNeeded') : undefined}
        onChange={(event) => setReason(event.target.value)}
      />
    </DeskFormDialog>
  )
}
