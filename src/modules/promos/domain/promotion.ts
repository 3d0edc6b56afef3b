/** What a promotion can give: a parcel free up to the small local price, a part of the price, so'm off, or money for shipments. */
export const gifts = ['free_parcel', 'percent', 'amount', 'reward'] as const
export type Gift = (typeof gifts)[number]

/** `new`: whoever signs up while it runs is given a right to it. */
export const audiences = ['new', 'everybody', 'personal', 'merchant'] as const
export type Audience = (typeof audiences)[number]

export type Account = 'personal' | 'merchant'

export type Words = Readonly<{ uz: string; oz: string; ru: string; en: string }>

/** What is promised, within which bounds (decision 68). */
export type Promotion = Readonly<{
  slug: string
  gives: Gift
  /** Null: the number of the tariff. */
  percent: number | null
  amount: number | null
  forWhom: Audience
  /** From sign-up on; null: kept until it is used. */
  lastsDays: number | null
  mostPerParcel: number | null
  mostPerCustomer: number | null
  mostParcels: number | null
  mostParcelsMerchant: number | null
  startsAt: Date
  endsAt: Date | null
  offAt: Date | null
  budget: number | null
  /** What drafts, orders and rewards hold of the budget. */
  used: number
  name: Words
}>

/** How it stands between a promotion and one customer. */
export type Standing = Readonly<{
  /** Null: no right to it. */
  grantedAt: Date | null
  /** Null: kept until it is used. */
  until: Date | null
  /** The order that has used the right up. */
  takenBy: number | null
  /** What this customer's orders hold already. */
  heldAmount: number
  heldParcels: number
}>

/** `only_new`: for whoever signs up while it runs, and this customer did not. */
export type RefusedBecause = 'not_for_you' | 'only_new' | 'over' | 'limit' | 'reward'

/** What a price goes by; pricing knows it by the same words. */
export type Terms = Readonly<{
  slug: string
  gives: Exclude<Gift, 'reward'>
  percent: number | null
  amount: number | null
  /** So'm off a parcel at most; null: no bound. */
  most: number | null
  /** Of the budget; null: no budget. A parcel that would take more gets nothing off. */
  left: number | null
  /** Used up by one parcel. */
  once: boolean
  name: Words
  /** Known before any price. */
  refused: RefusedBecause | null
}>

export const promotionStates = ['running', 'planned', 'used_up', 'off', 'over'] as const
export type PromotionState = (typeof promotionStates)[number]

type Plan = Pick<Promotion, 'startsAt' | 'endsAt' | 'offAt' | 'budget' | 'used'>

export function stateAt({ startsAt, endsAt, offAt, budget, used }: Plan, now: Date): PromotionState {
  if (endsAt !== null && endsAt <= now) return 'over'
  if (offAt !== null) return 'off'
  if (startsAt > now) return 'planned'
  return budget !== null && used >= budget ? 'used_up' : 'running'
}

const dayMs = 86_400_000

/** Until when a right lasts that is given at this moment. */
export const lastsUntil = ({ lastsDays }: Pick<Promotion, 'lastsDays'>, now: Date) =>
  lastsDays === null ? null : new Date(now.getTime() + lastsDays * dayMs)

/** What the promotion may take off this customer's next parcel, or why it may not. */
export function termsOf(promotion: Promotion, standing: Standing, account: Account, now: Date): Terms {
  const { slug, gives, percent, amount, name, budget, used } = promotion
  const { mostPerParcel, mostPerCustomer } = promotion
  const ofCustomer = mostPerCustomer === null ? null : Math.max(0, mostPerCustomer - standing.heldAmount)
  return {
    slug,
    gives: gives === 'reward' ? 'amount' : gives,
    percent,
    amount,
    most: smaller(mostPerParcel, ofCustomer),
    left: budget === null ? null : Math.max(0, budget - used),
    once: parcelsFor(promotion, account) === 1,
    name,
    refused: refusalOf(promotion, standing, account, now),
  }
}

const smaller = (one: number | null, other: number | null) =>
  one === null ? other : other === null ? one : Math.min(one, other)

/** How many parcels of one customer it is for; null: no bound. */
const parcelsFor = ({ mostParcels, mostParcelsMerchant }: Promotion, account: Account) =>
  account === 'merchant' ? (mostParcelsMerchant ?? mostParcels) : mostParcels

function refusalOf(
  promotion: Promotion,
  standing: Standing,
  account: Account,
  now: Date,
): RefusedBecause | null {
  if (promotion.gives === 'reward') return 'reward'
  const timely =
    promotion.forWhom === 'new' ? rightRefusal(standing, now) : audienceRefusal(promotion, account, now)
  if (timely !== null) return timely
  const parcels = parcelsFor(promotion, account)
  const isSpent = parcels !== null && standing.heldParcels >= parcels
  const { mostPerCustomer } = promotion
  const isFull = mostPerCustomer !== null && standing.heldAmount >= mostPerCustomer
  return standing.takenBy !== null || isSpent || isFull ? 'limit' : null
}

/** A right that was given lasts, whatever becomes of the promotion. */
const rightRefusal = ({ grantedAt, until }: Standing, now: Date): RefusedBecause | null =>
  grantedAt === null ? 'only_new' : until !== null && until <= now ? 'over' : null

function audienceRefusal(promotion: Promotion, account: Account, now: Date): RefusedBecause | null {
  const { forWhom, startsAt, endsAt, offAt } = promotion
  if (forWhom !== 'everybody' && forWhom !== account) return 'not_for_you'
  return offAt !== null || startsAt > now || (endsAt !== null && endsAt <= now) ? 'over' : null
}
