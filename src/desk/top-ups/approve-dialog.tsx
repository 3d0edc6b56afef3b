import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { largestTopUp, smallestTopUp } from '#modules/payments/domain/top-up.ts'
import type { DeskTopUp } from '#modules/payments/top-up.contract.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Notice } from '#ui/notice.tsx'
import { NumberField } from '#ui/number-field.tsx'
import { useLocale } from '#web/shell/current-page.ts'
import { DeskFormDialog } from '../desk-form-dialog.tsx'
import { useDecision } from '../use-decision.ts'

export type DecisionDialogProps<Answer> = {
  topUp: DeskTopUp
  open: boolean
  onClose: () => void
  /** Answers with what went wrong, in words. */
  onSubmit: (answer: Answer) => Promise<string | undefined>
}

/** The amount is the customer's until the cashier reads another one on the receipt. */
export function ApproveDialog({ topUp, open, onClose, onSubmit }: DecisionDialogProps<number>) {
  const t = useTranslations('deskTopUps.approve')
  const format = formatter(useLocale())
  const [amount, setAmount] = useState<number | undefined>(topUp.amount)
  const { decide, busy, failure } = useDecision(onSubmit)
  const isRight = amount !== undefined && amount >= smallestTopUp && amount <= largestTopUp
  const limits = { min: format.number(smallestTopUp), max: format.money(largestTopUp) }
  const submit = () => {
    if (isRight) void decide(amount)
  }
  return (
    <DeskFormDialog
      open={open}
      title={t('title', { name: topUp.person.full_name })}
      no={t('no')}
      yes={t('yes', { amount: format.money(isRight ? amount : topUp.amount) })}
      // The receipt stays in sight.
      place="side"
      busy={busy}
      failure={failure}
      onClose={onClose}
      onSubmit={submit}
    >
      <NumberField
        label={t('amount')}
        value={amount}
        onChange={setAmount}
        format={format.number}
        inputMode="numeric"
        error={isRight ? undefined : t('wrong', limits)}
      />
      {amount !== topUp.amount && (
        <Notice tone="warning">{t('differs', { amount: format.money(topUp.amount) })}</Notice>
      )}
    </DeskFormDialog>
  )
}
