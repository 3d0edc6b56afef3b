import { startOfDay, tashkentDay } from '#kernel/tashkent.ts'
import type { Point } from './point.ts'

/** What an agent says of their counter. `open` takes back what was said before; what is counted stays counted. */
export const saidStates = ['open', 'full', 'closed_today'] as const
export type SaidState = (typeof saidStates)[number]

export type Availability = Pick<Point, 'fullByHand' | 'closedUntil'>

const dayMs = 86_400_000

export function availabilityFor(said: SaidState, now: Date): Availability {
  return { fullByHand: said === 'full', closedUntil: said === 'closed_today' ? endOfDay(now) : null }
}

/** What is said now, whatever was counted. Shut until further notice is shut today, and ends when it is said to be open. */
export function saidOf(
  { fullByHand, closedUntil, closed }: Availability & Pick<Point, 'closed'>,
  now: Date,
): SaidState {
  if (closed || (closedUntil !== null && now < closedUntil)) return 'closed_today'
  return fullByHand ? 'full' : 'open'
}

const endOfDay = (now: Date) => new Date(startOfDay(tashkentDay(now)).getTime() + dayMs)

const fewPlaces = 5
const steps = 10

/**
 * How full a point is, in steps that people are told of: tenths, and each place when few are left. Every parcel moves the
 * count; pages that are open hear of a step.
 */
export function fullnessStep({ capacity, occupied }: Pick<Point, 'capacity' | 'occupied'>): number {
  const free = Math.max(0, capacity - occupied)
  return free <= fewPlaces ? free : fewPlaces + Math.ceil((free * steps) / capacity)
}
