const day = 86_400_000

/** How long we keep what we know of people; the page about privacy tells them. */
export const retention = {
  /** Codes that are over: only so long that limits can count them. */
  codesMs: day,
  /** Devices that were signed out. */
  endedSessionsMs: 30 * day,
  /** That somebody reads Cyrillic, without an account. */
  cyrillicReadersMs: 180 * day,
  /** Accounting and tax papers name their parties for this long after an account was deleted. */
  deletedYears: 5,
} as const
