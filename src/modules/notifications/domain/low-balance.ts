/** What is remembered of a person whose balance is watched. */
export type Watch = Readonly<{
  /** How often it has fallen below the threshold; each fall has one message. */
  fall: number
  isBelow: boolean
  isTold: boolean
}>

export const unwatched: Watch = { fall: 0, isBelow: false, isTold: true }

/** Only spending makes a fall: money that came in and is still too little is no news to whoever sent it. */
export function watchAfter(
  before: Watch,
  { balance, threshold, change }: { balance: number; threshold: number | null; change: number },
): Watch {
  if (threshold === null || balance >= threshold) return { ...before, isBelow: false, isTold: true }
  if (before.isBelow || change >= 0) return before
  return { fall: before.fall + 1, isBelow: true, isTold: false }
}
