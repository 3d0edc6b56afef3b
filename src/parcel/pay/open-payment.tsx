import './pay.css'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useFailureText } from '#client/failure-text.ts'
import { useTask } from '#client/use-task.ts'
import { paymentsCalls } from '#modules/payments/checkout/payments.calls.ts'
import type { CheckoutView } from '#modules/payments/checkout/payments.contract.ts'
import { Button, LinkButton } from '#ui/button.tsx'
import { Confirm } from '#ui/float/dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import { Notice } from '#ui/show/notice.tsx'
import { PaymentLink } from './payment-link.tsx'
import { stageOf } from './stage.ts'

type OpenPaymentProps = {
  payment: CheckoutView
  /** It is out of the way: its parcels are free for another way to pay. */
  onCancelled: () => void
}

/** What can be done with a payment that waits: pay it, let somebody else pay, take it back. */
export function OpenPayment({ payment, onCancelled }: OpenPaymentProps) {
  const t = useTranslations('payLink.own')
  const [asking, setAsking] = useState(false)
  const hasFailed = stageOf(payment) === 'failed'
  return (
    <div className="open-payment">
      <div className="open-payment__do">
        {payment.pay_url !== null && (
          <LinkButton href={payment.pay_url}>
            {t(hasFailed ? 'payAgain' : 'pay')}
            <Icon name="arrowRight" size="small" />
          </LinkButton>
        )}
        <Button look="second" onClick={() => setAsking(true)}>
          {t('otherWay')}
        </Button>
      </div>
      <PaymentLink number={payment.number} amount={payment.amount} hasLink={payment.has_link} />
      <CancelPayment
        number={payment.number}
        open={asking}
        onClose={() => setAsking(false)}
        onCancelled={onCancelled}
      />
    </div>
  )
}

type CancelPaymentProps = { number: string; open: boolean; onClose: () => void; onCancelled: () => void }

function CancelPayment({ number, open, onClose, onCancelled }: CancelPaymentProps) {
  const t = useTranslations('payLink.own')
  const task = useTask(paymentsCalls.cancelCheckout)
  const failureText = useFailureText()
  const cancel = async () => {
    const answer = await task.run({ params: { number } })
    // Paid or over in the meantime: what is shown then says which.
    if (!answer.ok && answer.error.code !== 'checkout_closed') return
    task.reset()
    onClose()
    onCancelled()
  }
  return (
    <Confirm
      open={open}
      title={t('cancelTitle')}
      yes={t('cancelYes')}
      no={t('cancelNo')}
      danger
      busy={task.state === 'busy'}
      onYes={() => void cancel()}
      onNo={onClose}
    >
      <p>{t('cancelText')}</p>
      {task.error && (
        <div role="alert">
          <Notice tone="danger">{failureText(task.error)}</Notice>
        </div>
      )}
    </Confirm>
  )
}
