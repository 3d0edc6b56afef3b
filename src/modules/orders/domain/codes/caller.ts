import type { ChoiceKind } from '../receiver-choices.ts'
import type { Verb } from '../words.ts'

const minuteMs = 60_000

/** Somebody on the phone who says to be the receiver (DECISIONS, "Five digits", "Personal view"). */
export const callerLimits = {
  /** Wrong digits within the hour, over all operators. */
  digitTries: 5,
  digitsMs: 60 * minuteMs,
  /** Long enough for a message that is late while both wait on the line. */
  codeMs: 10 * minuteMs,
  codeTries: 5,
  resendMs: minuteMs,
  codesADay: 5,
} as const

/**
 * Who else may take the parcel, or where, and that it goes back: senders and readers of the label know the digits, so these
 * need the phone itself.
 */
export const needsPhone: readonly Verb[] = [
  'redirect',
  'choose_hand_over',
  'delegate',
  'revoke_delegate',
  'refuse',
]

export const kindsByPhone: readonly ChoiceKind[] = ['point', 'hand_over', 'delegate', 'refuse']

/** The tries that still count. */
export const within = (moments: readonly Date[], ms: number, now: Date) =>
  moments.filter((at) => now.getTime() - at.getTime() < ms)
