import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import { type PromotionState, promotionStates } from '#modules/promos/domain/promotion.ts'
import type { DeskOffer } from '#modules/promos/offers/offers.contract.ts'
import { formatter } from '#platform/i18n/format.ts'
import { RunningState } from '../parts/editing/editor.tsx'
import { audienceNames, stateNames } from './promotion-names.ts'

type PromotionListProps = {
  items: readonly DeskOffer[]
  current: string | undefined
  onChoose: (id: string) => void
}

/** What runs now comes first, then what will. */
const inOrder = (items: readonly DeskOffer[]) =>
  [...items].sort(
    (one, other) =>
      promotionStates.indexOf(one.state) - promotionStates.indexOf(other.state) ||
      Number(other.id) - Number(one.id),
  )

export function PromotionList({ items, current, onChoose }: PromotionListProps) {
  const t = useTranslations()
  const locale = useLocale()
  const { money } = formatter(locale)
  return (
    <ul aria-label={t('deskPromotions.list')}>
      {inOrder(items).map((offer) => (
        <li key={offer.id}>
          <button
            type="button"
            className="desk-row"
            aria-current={offer.id === current || undefined}
            onClick={() => onChoose(offer.id)}
          >
            <PromotionStateName state={offer.state} />
            <span className="promotions-row__name">{offer.name[locale] ?? offer.name.uz}</span>
            <span className="promotions-row__whom muted">
              {t(audienceNames[offer.for_whom])} ·{' '}
              {offer.budget === null
                ? t('deskPromotions.usedOpen', { used: money(offer.used) })
                : t('deskPromotions.usedOf', { used: money(offer.used), budget: money(offer.budget) })}
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}

export function PromotionStateName({ state }: { state: PromotionState }) {
  const t = useTranslations()
  return <RunningState state={state} label={t(stateNames[state])} />
}
