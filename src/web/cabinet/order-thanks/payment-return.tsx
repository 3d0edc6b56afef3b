import { type ReactNode, useEffect } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import type { CheckoutView } from '#modules/payments/checkout/payments.contract.ts'
import { OpenPayment } from '#parcel/pay/open-payment.tsx'
import { type Stage, stageOf } from '#parcel/pay/stage.ts'
import { formatter } from '#platform/i18n/format.ts'
import { localizedPath } from '#platform/i18n/locales.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Notice } from '#ui/show/notice.tsx'
import { Price } from '#ui/show/price.tsx'
import { Spinner } from '#ui/waiting/spinner.tsx'
import { LostTile } from '../../shell/art/lost-tile.tsx'
import { OnTheWay } from '../../shell/art/on-the-way.tsx'
import { LocalLink } from '../../shell/local-link.tsx'
import { isLeftToPay } from './what-next.ts'

type PaymentReturnProps = { payment: CheckoutView; resting: boolean; again: () => void }

/** A payment that is not done: whether it may still come, what happened otherwise, and the way on. */
export function PaymentReturn({ payment, resting, again }: PaymentReturnProps) {
  const stage = stageOf(payment)
  const left = isLeftToPay(payment.orders)
  const navigate = useNavigate()
  const locale = useLocale()
  const toBasket = () => void navigate(localizedPath(locale, '/basket'))
  return (
    <div className="paying-place">
      <div className="paying" data-stage={stage}>
        <Told stage={stage} resting={resting} begun={payment.last_payment !== null} left={left} />
        <Sum payment={payment} />
        <ToBalance payment={payment} />
        {payment.status === 'waiting' ? (
          <>
            {resting && <CheckAgain again={again} />}
            <OpenPayment payment={payment} onCancelled={toBasket} />
          </>
        ) : (
          <WayOn left={left} />
        )}
      </div>
      <div className="paying-place__art">{stage === 'waiting' ? <OnTheWay /> : <LostTile />}</div>
    </div>
  )
}

type ToldProps = { stage: Stage; resting: boolean; begun: boolean; left: boolean }

/** Spoken when it changes: the person may look elsewhere while the bank thinks. */
function Told({ stage, resting, begun, left }: ToldProps) {
  const t = useTranslations('payLink.own')
  const closed = t(left ? 'closedText' : 'nothingLeftText')
  const words = {
    waiting: [t(begun ? 'waitingTitle' : 'notBegunTitle'), t(resting ? 'restingText' : 'waitingText')],
    failed: [t('failedTitle'), t('failedText')],
    cancelled: [t('cancelledTitle'), closed],
    expired: [t('expiredTitle'), closed],
    paid: ['', ''],
  }[stage]
  return (
    <div className="paying__told" role="status">
      <Sign stage={stage} resting={resting} />
      <h1>{words[0]}</h1>
      <p className="lead">{words[1]}</p>
    </div>
  )
}

function Sign({ stage, resting }: Pick<ToldProps, 'stage' | 'resting'>): ReactNode {
  if (stage === 'waiting' && !resting) return <Spinner className="paying__sign" />
  return <Icon name={stage === 'failed' ? 'close' : 'clock'} className="paying__sign" />
}

function Sum({ payment }: { payment: CheckoutView }) {
  const t = useTranslations('payLink.own')
  const { number, dateTime } = formatter(useLocale())
  const count = payment.orders.length
  return (
    <div className="paying__sum">
      <Price hot={payment.status === 'waiting'} amount={number(payment.amount)} currency={t('soum')} />
      <p>
        {t('parcels', { count, shown: number(count) })}
        {payment.status === 'waiting' && (
          <> · {t('openUntil', { at: dateTime(Date.parse(payment.expires_at)) })}</>
        )}
      </p>
    </div>
  )
}

/** Money that came too late is not lost. */
export function ToBalance({ payment }: { payment: CheckoutView }) {
  const t = useTranslations('payLink.own')
  const { money } = formatter(useLocale())
  if (payment.to_balance === 0) return null
  return <Notice tone="info">{t('toBalance', { amount: money(payment.to_balance) })}</Notice>
}

/** Whoever comes back to the page has probably paid by now. */
function CheckAgain({ again }: { again: () => void }) {
  const t = useTranslations('payLink.own')
  useEffect(() => {
    const look = () => document.visibilityState === 'visible' && again()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [again])
  return (
    <Button look="second" onClick={again}>
      {t('check')}
    </Button>
  )
}

function WayOn({ left }: { left: boolean }) {
  const t = useTranslations()
  return (
    <div className="paying__ways">
      <LocalLink className={buttonClass()} to={left ? '/basket' : '/order-list?page=1'}>
        {t(left ? 'payLink.own.toBasket' : 'basket.shared.orders')}
      </LocalLink>
    </div>
  )
}
