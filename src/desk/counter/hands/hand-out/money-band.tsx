import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import type { CounterParcel } from '#modules/counter/counter.contract.ts'
import { formatter } from '#platform/i18n/format.ts'
import { LinkPayment, type Provider } from './link-payment.tsx'

const providers: readonly Provider[] = [
  { type: 'payme', name: 'Payme' },
  { type: 'click', name: 'Click' },
]

type MoneyBandProps = { scan: number; parcel: CounterParcel; goods: number; delivery: number }

/** How much, what it is for, and how it can be paid: the one thing in saffron. */
export function MoneyBand({ scan, parcel, goods, delivery }: MoneyBandProps) {
  const t = useTranslations('deskCounterHands.money')
  const format = formatter(useLocale())
  const [link, setLink] = useState<Provider>()
  const [, currency = ''] = format.money(0).split(/(?<=^\S+)\s/u)
  const parts = [
    goods > 0 && t('goods', { amount: format.number(goods) }),
    delivery > 0 && t('delivery', { amount: format.number(delivery) }),
  ].filter(Boolean)
  return (
    <section className="counter-money" aria-label={t('title')}>
      <p>{t('take', { what: parts.join(', ') })}</p>
      <strong>
        {format.number(goods + delivery)} <i>{currency}</i>
      </strong>
      <div className="counter-money__how">
        <span className="counter-money__way counter-money__way--on">{t('cash')}</span>
        {providers.map((provider) => (
          <button
            key={provider.type}
            type="button"
            className="counter-money__way"
            disabled={!parcel.link_pay}
            onClick={() => setLink(provider)}
          >
            {provider.name}
          </button>
        ))}
      </div>
      {link && <LinkPayment scan={scan} parcel={parcel} provider={link} onClose={() => setLink(undefined)} />}
    </section>
  )
}
