import { confirmDoor, distanceKm } from '#modules/geo/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { OrderEvent } from '../domain/events.ts'
import type { Order, Party } from '../domain/order.ts'
import type { OrderState } from '../domain/state.ts'

/** The receiver's own hands: a neighbour's door, or a place where something may lie, is another one. */
const atTheDoor: readonly (string | undefined)[] = ['code', 'signature']

/** Somebody has shown the place by hand or by standing there; a courier who is farther away reports from elsewhere. */
const farthestFromShownKm = 1

type Happened = { order: Order; log: readonly OrderEvent[]; event: OrderEvent; state: OrderState }

/**
 * Where a courier stood when a parcel was handed over at its door is where the next one goes (decision 61). Learned when the
 * order is closed: until then the delivery may be undone.
 */
export async function learnDoor(tx: Db, { order: { receiver }, log, event, state }: Happened): Promise<void> {
  if (event.verb !== 'complete' || receiver.pointId !== undefined) return
  const handedOver = log.findLast(
    ({ verb, happenedAt }) => verb === 'deliver' && happenedAt.getTime() === state.deliveredAt?.getTime(),
  )
  if (handedOver?.actor !== 'courier' || !handedOver.place) return
  const { place, details, happenedAt } = handedOver
  const isInOwnHands = atTheDoor.includes(details?.proof?.kind) && details?.takenBy === undefined
  if (isInOwnHands && isNearShown(receiver, place)) await confirmDoor(tx, receiver, place, happenedAt)
}

function isNearShown(
  { latitude, longitude, pinSource }: Party,
  place: { lat: number; lon: number },
): boolean {
  if (latitude === undefined || longitude === undefined) return true
  if (pinSource !== 'dragged' && pinSource !== 'location') return true
  return distanceKm({ lat: latitude, lon: longitude }, place) <= farthestFromShownKm
}
