/** Something that happens at a certain time. */
export type Moment = Readonly<{ at: Date; happens(now: Date): Promise<void> }>

/** One after the other as time goes, those of the same time as they are given; what comes after `until` does not happen. */
export async function liveThrough(moments: readonly Moment[], until: Date): Promise<void> {
  const inTime = moments
    .filter(({ at }) => at <= until)
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
  for (const { at, happens } of inTime) await happens(at)
}
