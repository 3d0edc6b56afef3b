const second = 1_000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

/** DECISIONS, "People and rights". */
export const codeRules = {
  digits: 6,
  lifeMs: 3 * minute,
  tries: 5,
  resendAfterMs: minute,
} as const

/** SMS cost money and patience: how many codes may leave, per window. `total` is a setting. */
export const sendLimits = {
  phone: { limit: 5, windowMs: hour },
  network: { limit: 30, windowMs: 10 * minute },
  /** Numbers that share all but the last three digits: pumping buys them in blocks. */
  prefix: { limit: 40, windowMs: hour, digits: 6 },
  totalWindowMs: hour,
} as const

/** Wrong codes from one address, or network, over all phones; a wrong code costs its owner a try as well. */
export const guessLimit = { limit: 60, windowMs: 10 * minute } as const

export const sessionRules = {
  lifeMs: 90 * day,
  /** How stale "last seen" may be: a session is not written with every call. */
  touchAfterMs: 10 * minute,
  /** A device between two networks changes its address all the time. */
  moveAfterMs: minute,
} as const

/** How long a person can see what happened around their sign-ins. */
export const historyLifeMs = 180 * day

export const signInEventKinds = [
  'code_sent',
  'code_wrong',
  'second_step_asked',
  'second_step_wrong',
  'signed_up',
  'signed_in',
  'signed_out',
  'session_ended',
] as const
export type SignInEventKind = (typeof signInEventKinds)[number]

/** How many have left within a window, and when the first of them did. */
export type Sent = { count: number; since: Date | null }
export type SendCounts = { phone: Sent; network: Sent; prefix: Sent; total: Sent; lastAt: Date | null }

/** Whether one more code may leave. The person is told to wait, but not which of the limits they met. */
export function refusalToSend(
  counts: SendCounts,
  { now, ceiling }: { now: Date; ceiling: number },
): { code: 'code_wait' | 'too_many_codes'; seconds: number } | undefined {
  const sinceLast = counts.lastAt ? now.getTime() - counts.lastAt.getTime() : Number.POSITIVE_INFINITY
  if (sinceLast < codeRules.resendAfterMs) {
    return { code: 'code_wait', seconds: Math.ceil((codeRules.resendAfterMs - sinceLast) / second) }
  }
  const rules = [
    { ...counts.phone, ...sendLimits.phone },
    { ...counts.network, ...sendLimits.network },
    { ...counts.prefix, ...sendLimits.prefix },
    { ...counts.total, limit: ceiling, windowMs: sendLimits.totalWindowMs },
  ]
  const waits = rules
    .filter(({ count, limit }) => count >= limit)
    .map(({ since, windowMs }) => (since?.getTime() ?? 0) + windowMs - now.getTime())
  if (waits.length === 0) return undefined
  return { code: 'too_many_codes', seconds: Math.max(1, Math.ceil(Math.max(...waits) / second)) }
}
