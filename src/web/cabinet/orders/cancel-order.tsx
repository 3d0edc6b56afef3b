import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { TaskFailure } from '#client/task-failure.tsx'
import { useTask } from '#client/use-task.ts'
import type { PaymentType } from '#modules/orders/domain/order.ts'
import { orderVerbsCalls } from '#modules/orders/verbs/order-verbs.calls.ts'
import { Button } from '#ui/button.tsx'
import { RadioCards } from '#ui/fields/radio-cards.tsx'
import { Confirm } from '#ui/float/dialog.tsx'
import { useToast } from '#ui/float/toast.tsx'
import { useOrderTexts } from './order-texts.ts'
import { type OrderKeeper, useOrderChange } from './use-order-change.ts'

type RefundTo = 'method' | 'balance'

/** Paid through somebody else, who can also give it back. */
const throughProvider: readonly PaymentType[] = ['card', 'payme', 'click', 'google_pay']

/** A question first; then what became of the money. */
export function CancelOrder(keeper: OrderKeeper) {
  const t = useTranslations('myOrders.actions')
  const toast = useToast()
  const { id, version, paid, price, payment_type, lines } = keeper.order
  const amount = useOrderTexts().money(price)
  const isPaid = paid && price > 0
  const isPrepaid = lines.some(({ rule }) => rule === 'package')
  const hasChoice = isPaid && throughProvider.includes(payment_type)
  const [asking, setAsking] = useState(false)
  const [refundTo, setRefundTo] = useState<RefundTo>('method')
  const task = useTask(orderVerbsCalls.cancel)
  const show = useOrderChange(keeper)

  const whatBecame = () => {
    if (!isPaid) return t('nothingTaken')
    return hasChoice && refundTo === 'method' ? t('refundAsked', { amount }) : t('refunded', { amount })
  }
  const cancel = async () => {
    const body = { version, ...(hasChoice && { refund_to: refundTo }) }
    const isDone = await show(await task.run({ params: { id }, body }))
    setAsking(false)
    if (isDone) toast({ text: `${t('cancelled')}. ${whatBecame()}`, tone: 'ok' })
  }
  return (
    <div className="order-section__do">
      <Button look="danger" block onClick={() => setAsking(true)}>
        {t('cancel')}
      </Button>
      <TaskFailure task={task} />
      <Confirm
        open={asking}
        title={t('cancelTitle')}
        yes={t('cancelYes')}
        no={t('cancelNo')}
        danger
        busy={task.state === 'busy'}
        onYes={() => void cancel()}
        onNo={() => setAsking(false)}
      >
        {hasChoice ? (
          <RefundChoice amount={amount} value={refundTo} onChange={setRefundTo} />
        ) : isPaid ? (
          t('refund', { amount })
        ) : (
          t('nothingPaid')
        )}
        {isPrepaid && <p>{t('backToPackage')}</p>}
      </Confirm>
    </div>
  )
}

type RefundChoiceProps = { amount: string; value: RefundTo; onChange: (to: RefundTo) => void }

function RefundChoice({ amount, value, onChange }: RefundChoiceProps) {
  const t = useTranslations('myOrders.actions')
  return (
    <RadioCards
      label={t('refundHow')}
      value={value}
      onChange={onChange}
      cards={[
        { value: 'method', label: t('toMethod'), note: t('toMethodNote', { amount }) },
        { value: 'balance', label: t('toBalance'), note: t('toBalanceNote', { amount }) },
      ]}
    />
  )
}
