import './pay.css'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { CheckoutView } from '#modules/payments/payments.contract.ts'
import { Button, LinkButton } from '#ui/button.tsx'
import { Confirm } from '#ui/dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import { Notice } from '#ui/notice.tsx'
import { useApi } from '../api-client.ts'
import { useTask } from '../profile/use-task.ts'
import { useFailureText } from '../use-failure-text.ts'
import { checkoutPath, readPayment } from './answers.ts'
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
  const api = useApi()
  const task = useTask()
  const failureText = useFailureText('basket')
  const cancel = async () => {
    const isDone = await task.run(async () => {
      const answer = await api.request(`${checkoutPath(number)}/cancel`, {
        method: 'POST',
        body: {},
        read: readPayment,
      })
      // Paid or over in the meantime: what is shown then says which.
      return !answer.ok && answer.error.code === 'checkout_closed' ? { ok: true, value: undefined } : answer
    })
    if (!isDone) return
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
