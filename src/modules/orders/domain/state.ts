import type { Holder, Status } from './words.ts'

/** Who has the parcel. */
export type Custody = Readonly<{
  holder: Holder
  pointId?: number | undefined
  courierId?: number | undefined
  /** Between two depots. */
  tripId?: number | undefined
}>

/** What an order is at one moment: everything here follows from its terms and its log. */
export type OrderState = Readonly<{
  status: Status
  /** When the status began, by the time of happening. */
  since: Date
  custody: Custody
  /** The courier who accepted it or carries it; who is to carry it on, while another still has it (`custody`). */
  courierId: number | undefined
  /** Payment in cash or by the receiver was chosen, and a call to confirm is due. */
  submittedAt: Date | undefined
  reminded: boolean
  pickupAttempts: number
  deliveryAttempts: number
  refused: boolean
  storedUntil: Date | undefined
  storageExtended: boolean
  /** The point it waits at, or is on its way to: of the order, or the one it was redirected to. */
  destinationPointId: number | undefined
  /** The receiver sent it to the point above; an attempt that fails there ends that. */
  redirected: boolean
  /** The day of Tashkent the receiver chose after a failed attempt. */
  wantedDay: string | undefined
  /** New codes on the day of Tashkent when the last one was made. */
  newCodes: Readonly<{ day: string; count: number }> | undefined
  /** How often the code that holds was sent again. */
  codeSends: number
  /** Somebody else has a code to take it. */
  delegated: boolean
  deliveredAt: Date | undefined
  /** Whose hands it left for the receiver's: an undone delivery goes back there. */
  deliveredFrom: Custody | undefined
  provedByCode: boolean
  /** The point that scanned it last. */
  lastPointId: number | undefined
  /** A parcel of a cancelled order has turned up, and nobody has decided yet. */
  incident: boolean
  returned: boolean
  /** A higher price that the sender was asked about, the last one; with the answer once there is one. */
  ask: Ask | undefined
  /** How often the sender was asked. */
  asks: number
}>

export type Ask = Readonly<{
  /** Of the event that asked. */
  eventId: string
  total: number
  /** When we heard of it, and so did the sender: from here the time to answer runs. */
  askedAt: Date
  weightGrams: number
  sidesCm: readonly number[] | undefined
  answer: 'yes' | 'no' | undefined
}>

/** What was agreed when the order was made; the log cannot change it. */
export type Terms = Readonly<{
  fromDoor: boolean
  toDoor: boolean
  destinationPointId: number | undefined
  total: number
  /** Money to take from the receiver: the goods, and the price when the receiver pays; nothing once it came by a link. */
  toCollect: number
  /** Carries a parcel back to its sender; never returns again. */
  isReturn: boolean
  /** Who has the parcel when the order is made: the sender, unless it is a return. */
  firstCustody: Custody
}>

export const isAtDestination = ({ custody }: Pick<OrderState, 'custody'>) =>
  custody.holder === 'destination_point' || custody.holder === 'locker'

/** Whether the parcel is in our hands. */
export const isHeld = ({ custody }: Pick<OrderState, 'custody'>) =>
  ['courier', 'origin_point', 'destination_point', 'locker', 'depot', 'trip'].includes(custody.holder)

export const newCodesOn = ({ newCodes }: Pick<OrderState, 'newCodes'>, day: string) =>
  newCodes?.day === day ? newCodes.count : 0
