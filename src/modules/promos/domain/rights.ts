/** Discounts that a new customer is promised (DECISIONS, "Price promotions"). Prices know them by the same words. */
export const rightKinds = ['half_price', 'first_parcel'] as const
export type RightKind = (typeof rightKinds)[number]

export type Right = Readonly<{
  kind: RightKind
  /** Null: kept until it is used. */
  endsAt: Date | null
  /** The order that has used it up. */
  orderId: number | null
}>

const dayMs = 86_400_000
/** The month of half prices, from sign-up on. */
const halfPriceDays = 30

export const halfPriceUntil = (signedUpAt: Date) => new Date(signedUpAt.getTime() + halfPriceDays * dayMs)

/** What a price made at this moment may take off. */
export function usableAt(now: Date, rights: readonly Right[]): RightKind[] {
  return rights
    .filter(({ endsAt, orderId }) => orderId === null && (endsAt === null || endsAt > now))
    .map(({ kind }) => kind)
}
