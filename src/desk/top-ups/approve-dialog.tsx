import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import { largestTopUp, smallestTopUp } from '#modules/payments/domain/top-up.ts'
import { topUpCalls } from '#modules/payments/top-up/top-up.calls.ts'
import type { DeskTopUp } from '#modules/payments/top-up/top-up.contract.ts'
import { formatter } from '#platform/i18n/format.ts'
import { NumberField } from '#ui/fields/number-field.tsx'
import { Notice } from '#ui/show/notice.tsx'
import { DeskFormDialog } from '../parts/desk-form-dialog.tsx'
import { SecondPersonHint } from '../parts/second-person.tsx'
import { type Outcomes, useDecision } from '../parts/use-decision.ts'

export type DecisionDialogProps = Outcomes & { topUp: DeskTopUp; onClose: () => void }

/** The amount is the customer's until the cashier reads another one on the receipt. */
export function ApproveDialog({ topUp, onClose, ...outcomes }: DecisionDialogProps) {
  const t = useTranslations('deskTopUps.approve')
  const format = formatter(useLocale())
  const [amount, setAmount] = useState<number | undefined>(topUp.amount)
  const { task, decide } = useDecision(topUpCalls.approveTopUp, 'top_up_decided', outcomes)
  const isRight = amount !== undefined && amount >= smallestTopUp && amount <= largestTopUp
  const limits = { min: format.number(smallestTopUp), max: format.money(largestTopUp) }
  const submit = () => {
    if (!isRight) return
    void decide(
      { params: { id: topUp.id }, body: { amount } },
      t('done', { name: topUp.person.full_name, amount: format.money(amount) }),
    )
  }
  return (
    <DeskFormDialog
      title={t('title', { name: topUp.person.full_name })}
      no={t('no')}
      yes={t('yes', { amount: format.money(isRight ? amount : topUp.amount) })}
      // The receipt stays in sight.
      place="side"
      task={task}
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
      <SecondPersonHint
        kind="top_up"
        amount={amount}
        input={{ asked_amount: topUp.amount, same_receipt: topUp.same_receipt }}
      />
    </DeskFormDialog>
  )
}
