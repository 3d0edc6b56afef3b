/** A place to go to, as far as the order of going is concerned. Minutes are those of the day in Tashkent. */
export type RouteStop = Readonly<{
  id: number
  /** Hours in which somebody waits there. */
  window?: Readonly<{ from: number; to: number }> | undefined
  /** After everything else: for another day, or to bring back what is left. */
  last?: boolean
}>

/** From the start (undefined) or a stop to a stop. */
export type LegBetween = (
  from: number | undefined,
  to: number,
) => Readonly<{ metres: number; seconds: number }>

const minutesAtDoor = 5
/** A courier may come a little early. */
const graceMinutes = 15
/** With less to spare it goes first, however far. */
const slackMinutes = 45

/** Nearest next by road; whoever waits in hours of their own is come to in them (issue 22, point 7). */
export function nearestNext(
  stops: readonly RouteStop[],
  leg: LegBetween,
  startMinutes: number,
): readonly number[] {
  const route: number[] = []
  const open = new Set(stops)
  let minutes = startMinutes
  let from: number | undefined
  while (open.size > 0) {
    const next = chooseNext([...open], (to) => minutes + leg(from, to).seconds / 60)
    open.delete(next)
    const arrival = minutes + leg(from, next.id).seconds / 60
    minutes = Math.max(arrival, next.window?.from ?? 0) + minutesAtDoor
    from = next.id
    route.push(next.id)
  }
  return route
}

function chooseNext(open: readonly RouteStop[], arrivalAt: (id: number) => number): RouteStop {
  const now = open.filter(({ last }) => !last)
  const asked = now.length > 0 ? now : open
  const arrivals = asked.map((stop) => ({ stop, arrival: arrivalAt(stop.id) }))
  const ready = arrivals.filter(({ stop, arrival }) => arrival >= (stop.window?.from ?? 0) - graceMinutes)
  if (ready.length === 0) return least(arrivals, ({ stop }) => stop.window?.from ?? 0).stop
  const slack = ({ stop, arrival }: (typeof ready)[number]) =>
    (stop.window?.to ?? Number.POSITIVE_INFINITY) - arrival
  const urgent = ready.filter((one) => slack(one) >= 0 && slack(one) < slackMinutes)
  return (urgent.length > 0 ? least(urgent, slack) : least(ready, ({ arrival }) => arrival)).stop
}

/** The first of those with the least. */
function least<T>(all: readonly T[], of: (one: T) => number): T {
  return all.reduce((best, one) => (of(one) < of(best) ? one : best))
}

/** A new stop in an order that the courier has made: where it costs the fewest metres, the rest stays as it is. */
export function insertedInto(
  route: readonly number[],
  added: readonly number[],
  leg: LegBetween,
): readonly number[] {
  return added.reduce<readonly number[]>((order, id) => {
    const detour = (at: number) => {
      const [before, after] = [order[at - 1], order[at]]
      const there = leg(before, id).metres
      return after === undefined ? there : there + leg(id, after).metres - leg(before, after).metres
    }
    const places = Array.from({ length: order.length + 1 }, (_, at) => at)
    return order.toSpliced(least(places, detour), 0, id)
  }, route)
}
