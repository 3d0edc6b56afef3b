import { finalStatuses, type Verb } from '#modules/orders/domain/words.ts'
import type { OrderDetail } from '#modules/orders/orders.contract.ts'

/** Nothing more is expected to happen. */
export const isOver = ({ status }: Pick<OrderDetail, 'status'>) =>
  finalStatuses.some((final) => final === status)

const atReceiver: readonly Verb[] = ['deliver', 'fail_delivery', 'undo_delivery']
const atSender: readonly Verb[] = ['accept', 'fail_pickup', 'hand_back']

/** Where it happened: the id of a point, an end of the way, or nowhere that can be said. */
export function placeOfEvent(
  { events }: Pick<OrderDetail, 'events'>,
  index: number,
): number | 'from' | 'to' | undefined {
  const event = events[index]
  if (!event) return undefined
  if (event.point_id !== null) return event.point_id
  if (atReceiver.includes(event.verb)) return 'to'
  if (atSender.includes(event.verb)) return 'from'
  if (event.verb !== 'pick_up') return undefined
  // The onward leg begins at the point that had it last.
  const stop = events
    .slice(0, index)
    .findLast(({ point_id, counted, verb }) => counted && point_id !== null && verb !== 'redirect')
  return stop?.point_id ?? 'from'
}
