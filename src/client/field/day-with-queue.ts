import type { Changes, Stop, Today } from '#modules/delivery/field/field.contract.ts'
import type { QueuedAction } from './field-store.ts'

/** How long a delivery can be taken back (DECISIONS, "Late and offline reports"). */
const undoMs = 600_000

/** The day as the server last told it, with what was done here since. The server's word replaces ours when it comes. */
export function dayWithQueue(told: Today, queue: readonly QueuedAction[], clockOffMs: number): Today {
  return queue.reduce((day, action) => withAction(day, action, clockOffMs), told)
}

export const isOf = ({ order_id, tracking_code }: Stop, parcel: string) =>
  parcel === order_id || parcel.toUpperCase() === tracking_code

function withAction(day: Today, action: QueuedAction, clockOffMs: number): Today {
  const stop = day.stops.find((one) => isOf(one, action.parcel))
  const effect = effects[action.verb]
  if (!stop || !effect) return day
  const at = new Date(Date.parse(action.happenedAt) - clockOffMs)
  const { shift = {}, cash = 0, ...change } = effect(stop, action, at)
  const stops = day.stops.map((one) => (one === stop ? { ...one, ...change } : one))
  return {
    ...day,
    stops,
    cash: { ...day.cash, held: day.cash.held + cash },
    shift: day.shift && withCounts(day.shift, shift),
  }
}

type Counted = 'delivered' | 'failed' | 'collected'
type Effect = Partial<Stop> & { shift?: Partial<Record<Counted, number>>; cash?: number }

function withCounts(shift: NonNullable<Today['shift']>, counts: Partial<Record<Counted, number>>) {
  const { delivered = 0, failed = 0, collected = 0 } = counts
  return {
    ...shift,
    delivered: shift.delivered + delivered,
    failed: shift.failed + failed,
    collected: shift.collected + collected,
  }
}

const collectedIn = ({ input: { collected } }: QueuedAction) =>
  typeof collected === 'number' ? collected : 0

/** In the bag, on its way to its door. */
const carried: Effect = { status: 'pickup', in_hand: true, allowed_actions: ['deliver', 'fail_delivery'] }

const effects: Readonly<Record<string, (stop: Stop, action: QueuedAction, at: Date) => Effect>> = {
  accept: () => ({ status: 'accept', state: 'open' }),
  release: (_, __, at) => ({ state: 'gone', ended_at: at.toISOString() }),
  pick_up: (stop, _, at) => {
    if (stop.kind !== 'collect') return carried
    // What was fetched from its sender is done here; where it goes next, the server says.
    const ended = { status: 'pickup', in_hand: true, state: 'done', ended_at: at.toISOString() } as const
    return { ...ended, shift: { collected: 1 }, cash: stop.to_collect }
  },
  // A colleague's parcel, by the scan of whoever takes it.
  hand_over: () => carried,
  deliver: (_, action, at) => ({
    status: 'executor_done',
    state: 'done',
    in_hand: false,
    allowed_actions: ['undo_delivery'],
    ended_at: at.toISOString(),
    undo_until: new Date(at.getTime() + undoMs).toISOString(),
    shift: { delivered: 1 },
    cash: collectedIn(action),
  }),
  undo_delivery: (stop) => ({
    status: 'pickup',
    state: 'open',
    in_hand: true,
    allowed_actions: ['deliver', 'fail_delivery'],
    ended_at: null,
    undo_until: null,
    shift: { delivered: -1 },
    cash: stop.state === 'done' ? -stop.to_collect : 0,
  }),
  fail_delivery: (stop, _, at) => ({
    status: 'failed_delivery',
    state: 'failed',
    attempts: stop.attempts + 1,
    allowed_actions: [],
    ended_at: at.toISOString(),
    shift: { failed: 1 },
  }),
  fail_pickup: (_, __, at) => ({
    status: 'failed_delivery',
    state: 'failed',
    allowed_actions: [],
    ended_at: at.toISOString(),
    shift: { failed: 1 },
  }),
}

/** What has changed takes the place of what was known; without a cursor everything is told anew. */
export function withChanges(
  day: Today,
  { left, stops, incidents, ...changes }: Changes,
  whole: boolean,
): Today {
  const kept = whole ? [] : day.stops.filter(({ order_id }) => !left.includes(order_id))
  const known = new Map(kept.map((stop) => [stop.order_id, stop]))
  for (const stop of stops) known.set(stop.order_id, stop)
  const told = new Map((whole ? [] : day.incidents).map((incident) => [incident.id, incident]))
  for (const incident of incidents) told.set(incident.id, incident)
  return { ...day, ...changes, stops: inOrder([...known.values()]), incidents: [...told.values()] }
}

const inOrder = (stops: readonly Stop[]) => stops.toSorted((a, b) => a.position - b.position)

/** The courier's own order, until the server has heard of it: those named first, in this order. */
export function arranged(day: Today, orderIds: readonly string[]): Today {
  const rank = new Map(orderIds.map((id, at) => [id, at]))
  const open = day.stops.filter(({ order_id }) => rank.has(order_id))
  const places = open.map(({ position }) => position).toSorted((a, b) => a - b)
  const moved = new Map(
    open
      .toSorted((a, b) => (rank.get(a.order_id) ?? 0) - (rank.get(b.order_id) ?? 0))
      .map((stop, at) => [stop.order_id, places[at] ?? stop.position]),
  )
  const stops = day.stops.map((stop) => ({ ...stop, position: moved.get(stop.order_id) ?? stop.position }))
  return { ...day, stops: inOrder(stops) }
}
