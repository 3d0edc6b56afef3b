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

const dayMs = 86_400_000

export const daysLater = (from: Date, days: number) => new Date(from.getTime() + days * dayMs)
export const deadlineOf = (registeredAt: Date) => daysLater(registeredAt, referralTerms.days)

/** Whole days until then, begun ones counted; 0 once it is over. */
export const daysLeft = (deadline: Date, now: Date) =>
  Math.max(0, Math.ceil((deadline.getTime() - now.getTime()) / dayMs))

export const referralStates = [
  'collecting',
  'waiting',
  'review',
  'paid',
  'refused',
  'expired',
  'taken_back',
] as const
export type ReferralState = (typeof referralStates)[number]

/** The three words of SPEC section 3, "Referral". */
export const referralStatuses = ['ended', 'expired', 'unknown'] as const
export type ReferralStatus = (typeof referralStatuses)[number]

const statuses = {
  collecting: 'unknown',
  waiting: 'unknown',
  review: 'unknown',
  paid: 'ended',
  refused: 'ended',
  expired: 'expired',
  taken_back: 'ended',
} as const satisfies Record<ReferralState, ReferralStatus>

export const statusOf = (state: ReferralState): ReferralStatus => statuses[state]

/** What speaks against a reward. `refuse`: it is certain enough. `review`: somebody looks at it. */
export const signalWeights = {
  /** The same company by its tax number. */
  same_person: 'refuse',
  /** The friend's number had an account before, or the inviter's number stands on the friend's parcels as the sender's. */
  same_phone: 'refuse',
  /** Both have signed in in one browser. */
  same_device: 'refuse',
  /** Parcels of both are fetched from one door. */
  same_address: 'refuse',
  /** Whoever invited works for us. */
  staff: 'refuse',
  /** One of the two has no account with us any more, or it is suspended. */
  closed: 'refuse',
  /** People can have the same name. */
  same_name: 'review',
  /** More friends in a month than people usually bring. */
  many: 'review',
  /** Signed up while the promotion was switched off, over, or out of money: nothing was promised. */
  stopped: 'refuse',
} as const satisfies Record<string, 'refuse' | 'review'>
export type Signal = keyof typeof signalWeights
export const signals = Object.keys(signalWeights) as [Signal, ...Signal[]]

/** Why a shipment of the friend does not count. */
export const notCountedReasons = [
  'under_way',
  'not_delivered',
  'late',
  'unpaid',
  'given_back',
  'return',
  'to_self',
  'circle',
  'own_hands',
] as const
export type NotCounted = (typeof notCountedReasons)[number]

/** What both sides cost together. */
export const REWARD_COST = 2 * referralTerms.reward

/** What one inviter's friends may bring, both sides together, in so many days before somebody looks at it. */
export const LIMIT_BY_RULE = 1_000_000
export const LIMIT_DAYS = 30

/** Days left at which the friend is reminded, each once. */
const reminderDays = [14, 3] as const

/** The reminder that is due now; undefined when there is none. `reminded`: the last one sent, 0 before the first. */
export function reminderDue(
  { deadline, reminded }: { deadline: Date; reminded: number },
  now: Date,
): number | undefined {
  const left = daysLeft(deadline, now)
  if (left === 0) return undefined
  return reminderDays.findLast((day) => left <= day && (reminded === 0 || day < reminded))
}
