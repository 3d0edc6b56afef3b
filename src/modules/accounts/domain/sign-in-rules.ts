const second = 1_000
const minute = 60 * second
const day = 24 * 60 * minute

/** DECISIONS, "People and rights". */
export const codeRules = {
  digits: 6,
  lifeMs: 3 * minute,
  tries: 5,
  resendAfterMs: minute,
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

/** How long a browser is known after a sign-in: as long as browsers keep a cookie. */
export const deviceLifeMs = 400 * day

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
