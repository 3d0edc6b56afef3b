import type { OrderEvent } from './events.ts'
import type { Order, Party } from './order.ts'
import type { OrderState } from './state.ts'
import type { Actor } from './words.ts'

/**
 * Whoever sends by a personal link sends to somebody whose name, phone and door they were never given. The one who
 * ordered is an `owner`; everybody who carries the parcel or answers for it is `staff`.
 */
export type Viewer = 'owner' | 'staff'

const isHidden = (party: Pick<Party, 'link'>, viewer: Viewer) =>
  viewer === 'owner' && party.link !== undefined

/** Also a parcel on its way back: there the person of the link is the sender. */
export const isReceiverHidden = (
  order: Pick<Order, 'receiver'> & Partial<Pick<Order, 'sender'>>,
  viewer: Viewer,
): boolean =>
  isHidden(order.receiver, viewer) || (order.sender !== undefined && isHidden(order.sender, viewer))

/** What this viewer sees of a party. Behind a link that is a first name and where to, never whose door. */
export function partySeenBy(party: Party, viewer: Viewer): Party {
  if (!isHidden(party, viewer)) return party
  const { regionId, districtId, pointId, link, shownName = '' } = party
  return { fullName: shownName, phone: '', regionId, districtId, pointId, link }
}

/** For the list of events: staff may have written down what the owner is not to know. */
export const isNoteHidden = (order: Pick<Order, 'receiver' | 'sender'>, writer: Actor, viewer: Viewer) =>
  writer !== 'owner' && isReceiverHidden(order, viewer)

type Sent = Pick<Order, 'receiver'>

/** To a hidden door: the point its receiver takes it from instead says where they are about, just as the door would. */
const isPointHidden = ({ receiver }: Sent, viewer: Viewer) =>
  isHidden(receiver, viewer) && receiver.pointId === undefined

/** The points this viewer is not told: where the receiver sent the parcel, and where it waits for them. */
export function hiddenPoints(
  order: Sent,
  viewer: Viewer,
  { destinationPointId }: Pick<OrderState, 'destinationPointId'>,
  log: readonly Pick<OrderEvent, 'verb' | 'pointId' | 'details'>[],
): ReadonlySet<number> {
  const depots = viewer === 'owner' ? log.flatMap(depotIn) : []
  if (!isPointHidden(order, viewer)) return new Set(depots)
  const chosen = log.filter(({ verb }) => verb === 'redirect').map(({ pointId }) => pointId)
  return new Set([destinationPointId, ...chosen, ...depots].filter((id) => id !== undefined))
}

/** Depots are for staff alone; vans are loaded nowhere else. */
const depotIn = ({ verb, pointId, details }: Pick<OrderEvent, 'verb' | 'pointId' | 'details'>) =>
  (details?.depot || verb === 'load') && pointId !== undefined ? [pointId] : []

/** The receiver's side with the point it really goes to: they may have sent it to another one, or to one at all. */
export function receiverSeenBy(
  { receiver }: Sent,
  viewer: Viewer,
  { destinationPointId }: Pick<OrderState, 'destinationPointId'>,
): Party {
  const seen = partySeenBy(receiver, viewer)
  return isPointHidden({ receiver }, viewer) ? seen : { ...seen, pointId: destinationPointId }
}
