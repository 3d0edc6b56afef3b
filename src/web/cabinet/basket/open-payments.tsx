import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import type { CheckoutView } from '#modules/payments/checkout/payments.contract.ts'
import { OpenPayment } from '#parcel/pay/open-payment.tsx'
import { stageOf } from '#parcel/pay/stage.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Icon } from '#ui/icon.tsx'

type OpenPaymentsProps = {
  payments: readonly CheckoutView[]
  /** Rises when somebody has run into one of them: it is shown to them then. */
  met: number
  onCancelled: () => void
}

/** Payments that were begun and not finished: their parcels wait for them, or for another way. */
export function OpenPayments({ payments, met, onCancelled }: OpenPaymentsProps) {
  const t = useTranslations('payLink.own')
  const list = useTranslations('basket.list')
  const { money, number, dateTime } = formatter(useLocale())
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (met > 0) heading.current?.focus()
  }, [met])
  if (payments.length === 0) return null
  return (
    <section className="basket-open" aria-labelledby="basket-open">
      <h2 ref={heading} id="basket-open" tabIndex={-1}>
        {t('openTitle', { count: payments.length })}
      </h2>
      <ul>
        {payments.map((payment) => (
          <li key={payment.number} className="basket-open__one">
            <p className="basket-open__what">
              <Icon
                name={stageOf(payment) === 'failed' ? 'warning' : 'clock'}
                size="small"
                className="basket-open__sign"
              />
              <span>
                <strong>{money(payment.amount)}</strong>{' '}
                {t('parcels', { count: payment.orders.length, shown: number(payment.orders.length) })}
                <small>
                  {stageOf(payment) === 'failed'
                    ? list('dropped')
                    : t('openUntil', { at: dateTime(Date.parse(payment.expires_at)) })}
                </small>
              </span>
            </p>
            <OpenPayment payment={payment} onCancelled={onCancelled} />
          </li>
        ))}
      </ul>
    </section>
  )
}
