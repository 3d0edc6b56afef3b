/** How the public offer was accepted: with the account, when asked about a new version, by ordering, during a call. */
export const offerWays = ['sign_up', 'visit', 'order', 'call'] as const
export type OfferWay = (typeof offerWays)[number]
