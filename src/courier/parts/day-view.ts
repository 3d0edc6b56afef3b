import type { Stop } from '#modules/delivery/field/field.contract.ts'

/** One place that the courier goes to once: all parcels of one kind for the same people and the same hours. */
export type Visit = Readonly<{
  /** From 1, in the order of going; ended ones keep their numbers. */
  number: number
  state: 'open' | 'done' | 'failed'
  stops: readonly [Stop, ...Stop[]]
}>

export type DayView = Readonly<{
  visits: readonly Visit[]
  /** Where to go now; undefined when nothing is left. */
  next: Visit | undefined
  later: readonly Visit[]
  ended: readonly Visit[]
  done: number
  failed: number
  /** From the next stop to the last one, by road, as far as it is known. */
  metresLater: number
}>

/** The day as it is shown: places in the order of going. What is no longer this courier's is not shown. */
export function dayView(stops: readonly Stop[]): DayView {
  const visits = visitsOf(stops.filter(({ state }) => state !== 'gone'))
  const [next, ...later] = visits.filter(({ state }) => state === 'open')
  const count = (state: Visit['state']) => visits.filter((visit) => visit.state === state).length
  return {
    visits,
    next,
    later,
    ended: visits.filter(({ state }) => state !== 'open'),
    done: count('done'),
    failed: count('failed'),
    metresLater: later.reduce((sum, visit) => sum + (legOf(visit) ?? 0), 0),
  }
}

/** The number under which an order stands in the day, for screens of one parcel. */
export const numberOf = ({ visits }: DayView, orderId: string): number | undefined =>
  visits.find(({ stops }) => stops.some(({ order_id }) => order_id === orderId))?.number

/** What the way to a place takes: of its first parcel, since the others lie there already. */
export const legOf = ({ stops: [first] }: Visit): number | null => first.leg_metres

export const toCollectOf = ({ stops }: Visit): number =>
  stops.reduce((sum, { state, to_collect }) => (state === 'open' ? sum + to_collect : sum), 0)

export const openStopsOf = ({ stops }: Visit): readonly Stop[] =>
  stops.filter(({ state }) => state === 'open')

/** Orders in the order of going, after a visit was dragged to the place of another open one. */
export function ordersAfterMove(view: DayView, from: number, to: number): string[] {
  const open = view.visits.filter(({ state }) => state === 'open')
  const moved = open[from]
  if (moved) open.splice(to, 0, ...open.splice(from, 1))
  return open.flatMap((visit) => openStopsOf(visit).map(({ order_id }) => order_id))
}

function visitsOf(stops: readonly Stop[]): Visit[] {
  const together = Map.groupBy(inOrder(stops), placeKey)
  const groups = [...together.values()].filter(isSome).sort((one, other) => standsAt(one) - standsAt(other))
  return groups.map((group, index) => ({ number: index + 1, state: stateOf(group), stops: group }))
}

const inOrder = (stops: readonly Stop[]) => [...stops].sort((one, other) => one.position - other.position)

const isSome = (stops: Stop[]): stops is [Stop, ...Stop[]] => stops.length > 0

/** Where there is still something to do, that counts; what has ended there before does not hold it back. */
function standsAt(stops: readonly [Stop, ...Stop[]]): number {
  return (stops.find(({ state }) => state === 'open') ?? stops[0]).position
}

function stateOf(stops: readonly Stop[]): Visit['state'] {
  if (stops.some(({ state }) => state === 'open')) return 'open'
  return stops.some(({ state }) => state === 'failed') ? 'failed' : 'done'
}

/** The same point, or the same person at the same door. Other hours are another visit. */
function placeKey({ kind, place, phone, window }: Stop): string {
  const where = place.point ? [place.point.id] : [phone, place.district, place.street, place.flat]
  return JSON.stringify([kind, ...where, window?.day, window?.from])
}
