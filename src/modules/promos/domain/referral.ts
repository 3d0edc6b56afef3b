/**
 * What inviting is promised to bring (SPEC section 9; DECISIONS, "Referral"): so much to both balances, once so many
 * parcels of the new customer, to so many receivers, are delivered in time.
 */
export const referralTerms = {
  reward: 150_000,
  shipments: 10,
  /** From sign-up on. */
  days: 60,
  receivers: 5,
  /** From the last of these parcels until the reward. */
  waitDays: 7,
} as const
