/** What can be offered with an end: half the price for a new customer's first month (DECISIONS, "Price promotions"). */
export type PromotionKind = 'half_price_month'

export type Promotion = Readonly<{ kind: PromotionKind; endsAt: Date }>
