import { type FormEvent, useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { largestTopUp, smallestTopUp } from '#modules/payments/domain/top-up.ts'
import type { DeskTopUp } from '#modules/payments/top-up.contract.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Notice } from '#ui/notice.tsx'
import { NumberField } from '#ui/number-field.tsx'
import { useLocale } from '#web/shell/current-page.ts'

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
  const form = useId()
  const [amount, setAmount] = useState<number | undefined>(topUp.amount)
  const [failure, setFailure] = useState<string>()
  const [busy, setBusy] = useState(false)
  const isRight = amount !== undefined && amount >= smallestTopUp && amount <= largestTopUp
  const limits = { min: format.number(smallestTopUp), max: format.money(largestTopUp) }
  async function submit(event: FormEvent) {
    event.preventDefault()
    if (!isRight || busy) return
    setBusy(true)
    setFailure(await onSubmit(amount))
    setBusy(false)
  }
  const actions = (
    <>
      <Button look="second" onClick={onClose}>
        {t('no')}
      </Button>
      <Button type="submit" form={form} busy={busy}>
        {t('yes', { amount: format.money(isRight ? amount : topUp.amount) })}
      </Button>
    </>
  )
  return (
    <Dialog
      open={open}
      onClose={onClose}
      // The receipt stays in sight.
      place="side"
      title={t('title', { name: topUp.person.full_name })}
      actions={actions}
    >
      <form id={form} className="desk-form" noValidate onSubmit={submit}>
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
        <div role="alert">{failure && <Notice tone="danger">{failure}</Notice>}</div>
      </form>
    </Dialog>
  )
}
