import './shop-month.css'
import { Fragment } from 'react'
import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import { type Plan, plans } from '#modules/pricing/domain/tariff.ts'
import { formatter } from '#platform/i18n/format.ts'
import { localizedPath } from '#platform/i18n/locales.ts'
import type { MonthExample, MonthExamples } from './month-examples.ts'

const planTexts = {
  starter: 'info.business.live.starter',
  flexible: 'info.business.live.flexible',
  pro: 'info.business.live.pro',
} as const satisfies Record<Plan, string>

/** Where the same is counted for any shop. */
const ownMonth = '/pricing#month'

/**
 * How many parcels a month, and what they cost on each plan. All months are in the page; the chosen one shows what stands
 * behind it (`:has` in the style), so it needs no script.
 */
export function ShopMonth({ given: { months, usual, shop } }: { given: MonthExamples }) {
  const t = useTranslations()
  const locale = useLocale()
  const { number, weight } = formatter(locale)
  return (
    <div className="shop-month">
      <fieldset className="shop-month__volumes">
        <legend className="shop-month__ask">{t('info.business.live.ask')}</legend>
        {months.map((month) => (
          <Fragment key={month.shipments}>
            <label className="shop-month__volume">
              <input
                type="radio"
                className="spoken"
                name="month"
                value={month.shipments}
                defaultChecked={month.shipments === usual}
              />
              {number(month.shipments)}
            </label>
            <OneMonth month={month} />
          </Fragment>
        ))}
      </fieldset>
      <p className="shop-month__shop">
        {t('info.business.live.shop', {
          weight: weight(shop.weightGrams),
          percent: number(shop.codPercent),
          visits: number(shop.visits),
          visitsCount: shop.visits,
          distance: shop.distance,
        })}{' '}
        <a href={localizedPath(locale, ownMonth)}>{t('info.business.live.own')}</a>
      </p>
    </div>
  )
}

/** A road for each plan: the shorter, the cheaper. */
function OneMonth({ month: { totals, cheapest } }: { month: MonthExample }) {
  const t = useTranslations()
  const { money } = formatter(useLocale())
  const longest = Math.max(...Object.values(totals))
  return (
    <dl className="shop-month__plans">
      {plans.map((plan) => (
        <div key={plan} className="shop-month__plan" data-best={cheapest.includes(plan) || undefined}>
          <dt className="shop-month__name">
            {t(planTexts[plan])}{' '}
            {cheapest.includes(plan) && (
              <span className="shop-month__best">{t('info.business.live.cheapest')}</span>
            )}
          </dt>
          <dd className="shop-month__total">{money(totals[plan])}</dd>
          <dd className="shop-month__road" aria-hidden="true">
            <svg
              className="shop-month__bar"
              viewBox="0 0 100 8"
              preserveAspectRatio="none"
              aria-hidden="true"
            >
              <path d={`M0 4H${((totals[plan] / longest) * 100).toFixed(1)}`} />
            </svg>
          </dd>
        </div>
      ))}
    </dl>
  )
}
