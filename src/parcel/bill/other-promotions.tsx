import './other-promotions.css'
import { useTranslations } from 'use-intl'
import type { OfferAnswer } from '#modules/pricing/pricing.contract.ts'
import { Icon } from '#ui/icon.tsx'

/** Why the promotions that did not win take nothing off; opened by whoever wonders. */
export function OtherPromotions({ promotion }: Pick<OfferAnswer, 'promotion'>) {
  const t = useTranslations('parcel.bill')
  if (!promotion || promotion.others.length === 0) return null
  return (
    <details className="other-promotions">
      <summary className="other-promotions__title">
        {t(promotion.name === null ? 'noPromotion' : 'otherPromotions')}
        <Icon name="chevronDown" size="tiny" className="other-promotions__arrow" />
      </summary>
      <dl className="other-promotions__list">
        {promotion.others.map(({ name, reason }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{reason}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
