import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { PaymentType } from '#modules/orders/domain/order.ts'
import { Button } from '#ui/button.tsx'
import { Confirm } from '#ui/dialog.tsx'
import { RadioCards } from '#ui/radio-cards.tsx'
import { useToast } from '#ui/toast.tsx'
import { useOrderTexts } from './order-texts.ts'
import { TaskFailure } from './task-failure.tsx'
import { type OrderKeeper, useOrderChange } from './use-order-change.ts'

type RefundTo = 'method' | 'balance'

/** Paid through somebody else, who can also give it back. */
const throughProvider: readonly PaymentType[] = ['card', 'payme', 'click', 'google_pay']

/** A question first; then what became of the money. */
export function CancelOrder(keeper: OrderKeeper) {
  const t = useTranslations('myOrders.actions')
  const toast = useToast()
  const amount = useOrderTexts().money(keeper.order.price)
  const { paid, price, payment_type } = keeper.order
  const isPaid = paid && price > 0
  const isPrepaid = keeper.order.lines.some(({ rule }) => rule === 'package')
  const hasChoice = isPaid && throughProvider.includes(payment_type)
  const [asking, setAsking] = useState(false)
  const [refundTo, setRefundTo] = useState<RefundTo>('method')
  const { send, ...task } = useOrderChange(keeper)

  const whatBecame = () => {
    if (!isPaid) return t('nothingTaken')
    return hasChoice && refundTo === 'method' ? t('refundAsked', { amount }) : t('refunded', { amount })
  }
  const cancel = async () => {
    const isDone = await send({ path: 'cancel', body: hasChoice ? { refund_to: refundTo } : {} })
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
