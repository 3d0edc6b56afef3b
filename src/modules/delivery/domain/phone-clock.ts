/** Networks are slow and clocks of phones set themselves: less than this is no wrong clock. */
const toleratedMs = 30_000

/** How far the clock of a phone is ahead of ours, measured as it sends (DECISIONS, "Late and offline reports"). */
export function clockOff(sentAt: Date, now: Date): number {
  const off = sentAt.getTime() - now.getTime()
  return Math.abs(off) < toleratedMs ? 0 : off
}

type Told = Readonly<{ toldAt: Date }>

/**
 * When each happened by our clock: what the phone is wrong by is taken off, nothing lies ahead of now, and the order of
 * happening stays the one that the phone has counted, also when its clock was set in between. `after`: what this phone
 * has told before.
 */
export function correctedTimes<T extends Told>(
  told: readonly T[],
  { offMs, now, after }: { offMs: number; now: Date; after: Date | undefined },
): (T & { happenedAt: Date })[] {
  let earliest = Math.min(after?.getTime() ?? Number.NEGATIVE_INFINITY, now.getTime())
  const latest = told.map(({ toldAt }) => Math.min(toldAt.getTime() - offMs, now.getTime()))
  // What comes after something cannot have happened before it: a clock that was set back shows in the one before.
  for (let at = latest.length - 2; at >= 0; at--)
    latest[at] = Math.min(latest[at] as number, latest[at + 1] as number)
  return told.map((one, at) => {
    earliest = Math.max(earliest, latest[at] as number)
    return { ...one, happenedAt: new Date(earliest) }
  })
}
