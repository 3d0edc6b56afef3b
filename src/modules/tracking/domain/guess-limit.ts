const hourMs = 3_600_000

/** How many wrong answers are taken, over how long. */
export type GuessLimit = Readonly<{ tries: number; windowMs: number }>

/** DECISIONS, "People and rights": five an hour at one parcel, from wherever they come. */
export const parcelLimit: GuessLimit = { tries: 5, windowMs: hourMs }

/** Whole mobile networks share one address: generous to people, and still nothing for whoever tries many parcels. */
export const networkLimit: GuessLimit = { tries: 100, windowMs: hourMs }

export type Taken = Readonly<{
  /** Whether the answer is looked at, at all. */
  allowed: boolean
  /** Those that count, the new one included when it was taken. */
  tries: readonly Date[]
}>

/** In any stretch of the window at most `tries` answers are looked at. One that is not costs nothing more. */
export function takeTry(limit: GuessLimit, before: readonly Date[], now: Date): Taken {
  const counting = before.filter((at) => now.getTime() - at.getTime() < limit.windowMs)
  const allowed = counting.length < limit.tries
  return { allowed, tries: allowed ? [...counting, now] : counting }
}

/** A right answer is no guess. */
export function giveBack({ tries }: Taken): readonly Date[] {
  return tries.slice(0, -1)
}

/** When the next answer is looked at. */
export function secondsUntilFree(limit: GuessLimit, tries: readonly Date[], now: Date): number {
  const [oldest = now] = tries
  return Math.max(1, Math.ceil((oldest.getTime() + limit.windowMs - now.getTime()) / 1000))
}
