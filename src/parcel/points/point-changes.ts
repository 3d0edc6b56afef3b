import { type PointChange, pointEvents } from '#modules/points/domain/live-words.ts'
import { pointStates } from '#modules/points/domain/point.ts'

/** Undefined for anything else that a newer server may say. */
export function readChange(event: string, data: unknown): PointChange | undefined {
  if (event !== pointEvents.changed || typeof data !== 'object' || data === null) return undefined
  const { id, state, open_now, free } = data as Record<string, unknown>
  const known = pointStates.find((one) => one === state)
  if (typeof id !== 'number' || !known) return undefined
  return { id, state: known, open_now: open_now === true, free: typeof free === 'number' ? free : 0 }
}

/** What a list leaves out. */
export type Wanted = Readonly<{
  /** Only those whose door is open. */
  openOnly: boolean
  /** Only those that take a parcel now. */
  takesOnly: boolean
}>

export const isWanted = (point: Pick<PointChange, 'state' | 'open_now'>, { openOnly, takesOnly }: Wanted) =>
  (!openOnly || point.open_now) && (!takesOnly || point.state === 'open')

/** The same list when nothing in it changed: nothing is drawn anew then. */
export function withChange<P extends PointChange>(
  points: readonly P[],
  change: PointChange,
  wanted: Wanted,
): readonly P[] {
  const before = points.find(({ id }) => id === change.id)
  if (!before || isSame(before, change)) return points
  return points
    .map((point) => (point === before ? { ...point, ...change } : point))
    .filter((point) => point.id !== change.id || isWanted(point, wanted))
}

const isSame = (one: PointChange, other: PointChange) =>
  one.state === other.state && one.open_now === other.open_now && one.free === other.free
