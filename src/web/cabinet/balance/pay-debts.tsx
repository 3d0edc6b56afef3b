import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useFailureText } from '#client/failure-text.ts'
import { Loaded, LoadingShape } from '#client/loaded.tsx'
import { useLocale } from '#client/surroundings.ts'
import { useAnswer } from '#client/use-answer.ts'
import { useTask } from '#client/use-task.ts'
import { paymentsCalls } from '#modules/payments/checkout/payments.calls.ts'
import { debtsCalls } from '#modules/payments/debts/debts.calls.ts'
import { type DebtPaymentType, debtPaymentTypes } from '#modules/payments/domain/debts.ts'
import { paymentNames } from '#parcel/names/payment-names.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Button } from '#ui/button.tsx'
import { RadioCards } from '#ui/fields/radio-cards.tsx'
import { Dialog } from '#ui/float/dialog.tsx'
import { useToast } from '#ui/float/toast.tsx'
import { Notice } from '#ui/show/notice.tsx'

type PayDebtsProps = {
  open: boolean
  amount: number
  balance: number
  onClose: () => void
  onPaid: () => void
}

/** One question: how. A card leads to the bank and back here; the balance pays at once. */
export function PayDebts({ open, amount, balance, onClose, onPaid }: PayDebtsProps) {
  const t = useTranslations('balance.debts')
  const { money } = formatter(useLocale())
  const toast = useToast()
  const failureText = useFailureText()
  const task = useTask(debtsCalls.payDebts)
  const [type, setType] = useState<DebtPaymentType>()
  async function pay(): Promise<void> {
    if (!type) return
    const answer = await task.run({ body: { payment_type: type } })
    if (!answer.ok) return
    const { checkout } = answer.value
    if (checkout) return window.location.assign(checkout.pay_url)
    toast({ text: t('paid', { amount: money(answer.value.amount) }), tone: 'ok' })
    onPaid()
  }
  const actions = (
    <>
      <Button look="second" onClick={onClose}>
        {t('back')}
      </Button>
      <Button busy={task.state === 'busy'} disabled={type === undefined} onClick={() => void pay()}>
        {t('pay', { amount: money(amount) })}
      </Button>
    </>
  )
  return (
    <Dialog open={open} onClose={onClose} title={t('how')} actions={actions}>
      <div className="pay-debts">
        {open && <Ways amount={amount} balance={balance} chosen={type} onChoose={setType} />}
        <p className="muted">{t('cash')}</p>
        <div role="alert">
          {task.error && (
            <Notice tone="danger">{task.unanswered ? t('lost') : failureText(task.error)}</Notice>
          )}
        </div>
      </div>
    </Dialog>
  )
}

type WaysProps = {
  amount: number
  balance: number
  chosen: DebtPaymentType | undefined
  onChoose: (type: DebtPaymentType) => void
}

function Ways({ amount, balance, chosen, onChoose }: WaysProps) {
  const t = useTranslations('balance.debts')
  const names = useTranslations()
  const { money } = formatter(useLocale())
  const methods = useAnswer(paymentsCalls.listMethods, {}, { quiet: true })
  return (
    <Loaded of={methods} look="part" skeleton={<LoadingShape of="rows" count={4} />}>
      {(list) => (
        <RadioCards
          label={<span className="spoken">{t('how')}</span>}
          value={chosen}
          onChange={onChoose}
          cards={debtPaymentTypes.map((value) => {
            const known = list.find(({ type }) => type === value)
            const isShort = value === 'balance' && balance < amount
            const off = known?.enabled ? undefined : (known?.reason ?? '')
            return {
              value,
              label: names(paymentNames[value]),
              ...(value === 'balance' ? { note: t('onBalance', { amount: money(balance) }) } : {}),
              ...(off !== undefined ? { unavailable: off } : isShort ? { unavailable: t('tooLittle') } : {}),
            }
          })}
        />
      )}
    </Loaded>
  )
}
