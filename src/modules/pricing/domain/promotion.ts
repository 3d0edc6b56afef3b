import type { Explanation, Words } from './explanation.ts'
import { smallLocalPrice, type Tariff } from './tariff.ts'

/** What a promotion may take off a price, as promos tell it (decision 68). Lines of orders keep it: no word is ever renamed. */
export type Promotion = Readonly<{
  slug: string
  gives: 'free_parcel' | 'percent' | 'amount'
  /** Of `percent`; null: the number of the tariff. */
  percent: number | null
  /** Of `amount`, so'm. */
  amount: number | null
  /** So'm off a parcel at most; null: no bound. */
  most: number | null
  /** Of its budget; null: none is set. A parcel that would take more gets nothing off. */
  left: number | null
  /** Used up by one parcel: when another is worth the same, it is kept for later. */
  once: boolean
  name: Words
  /** Known before any price. */
  refused: 'not_for_you' | 'only_new' | 'over' | 'limit' | 'reward' | null
}>

const unnamed = { uz: '', oz: '', ru: '', en: '' }
const unbound = { percent: null, amount: null, most: null, left: null, refused: null, name: unnamed }

/** As orders from before decision 68 were priced; their lines have words of their own. */
export const halfPrice: Promotion = { ...unbound, slug: 'half_price', gives: 'percent', once: false }
export const firstParcel: Promotion = { ...unbound, slug: 'first_parcel', gives: 'free_parcel', once: true }

export type LostKey =
  | 'pricing.lost.notForYou'
  | 'pricing.lost.onlyNew'
  | 'pricing.lost.over'
  | 'pricing.lost.limit'
  | 'pricing.lost.reward'
  | 'pricing.lost.prepaid'
  | 'pricing.lost.usedUp'
  | 'pricing.lost.nothing'
  | 'pricing.lost.less'
  | 'pricing.lost.same'

export type LostPromotion = Readonly<{ promotion: Promotion; reason: Explanation<LostKey> }>

const refusedKeys = {
  not_for_you: 'pricing.lost.notForYou',
  only_new: 'pricing.lost.onlyNew',
  over: 'pricing.lost.over',
  limit: 'pricing.lost.limit',
  reward: 'pricing.lost.reward',
} as const satisfies Record<NonNullable<Promotion['refused']>, LostKey>

export type Won = Readonly<{ promotion: Promotion; amount: number; isBest: boolean }>

export const percentOf = ({ percent }: Promotion, tariff: Tariff) =>
  percent ?? tariff.promotions.halfPricePercent

/** Of the facts of an offer, what this goes by. */
type Asked = Readonly<{ promotions: readonly Promotion[]; carriedBy: 'tariff' | 'package' | 'pro' }>

/** What it would take off this sum, whether or not it may. Of an odd so'm the customer pays the larger half. */
function worth(promotion: Promotion, tariff: Tariff, sum: number): number {
  const gifts = {
    percent: () => Math.floor((sum * percentOf(promotion, tariff)) / 100),
    free_parcel: () => smallLocalPrice(tariff),
    amount: () => promotion.amount ?? 0,
  }
  return Math.max(0, Math.min(gifts[promotion.gives](), sum, promotion.most ?? sum))
}

/** Why it takes nothing off, whatever the others do. */
function obstacle(promotion: Promotion, carriedBy: Asked['carriedBy'], amount: number): LostKey | undefined {
  if (promotion.refused !== null) return refusedKeys[promotion.refused]
  // A prepaid shipment has its own price: nothing is taken off beside it.
  if (carriedBy === 'package') return 'pricing.lost.prepaid'
  if (amount === 0) return 'pricing.lost.nothing'
  return promotion.left !== null && amount > promotion.left ? 'pricing.lost.usedUp' : undefined
}

/** The best one wins; of two that are worth the same, the one that is not used up by it, and then the older one. */
export function choosePromotion(
  { promotions, carriedBy }: Asked,
  tariff: Tariff,
  sum: number,
): Won | undefined {
  const able = promotions
    .map((promotion) => ({ promotion, amount: worth(promotion, tariff, sum) }))
    .filter(({ promotion, amount }) => !obstacle(promotion, carriedBy, amount))
    .sort(
      (one, other) => other.amount - one.amount || Number(one.promotion.once) - Number(other.promotion.once),
    )
  const [best] = able
  return best && { ...best, isBest: able.length > 1 }
}

/** All but the winner, each with the reason. */
export function lostPromotions(asked: Asked, tariff: Tariff, sum: number): LostPromotion[] {
  const won = choosePromotion(asked, tariff, sum)
  return asked.promotions
    .filter(({ slug }) => slug !== won?.promotion.slug)
    .map((promotion) => {
      const amount = worth(promotion, tariff, sum)
      const key =
        obstacle(promotion, asked.carriedBy, amount) ??
        (amount === won?.amount ? 'pricing.lost.same' : 'pricing.lost.less')
      return { promotion, reason: { key, values: { amount: { soum: amount } } } }
    })
}
