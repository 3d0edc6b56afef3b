import {
  daysLater,
  LIMIT_BY_RULE,
  type NotCounted,
  REWARD_COST,
  type ReferralState,
  referralTerms,
  type Signal,
  signalWeights,
} from './referral.ts'

/** A shipment as far as it counts. */
export type Shipment = Readonly<{
  status: string
  createdAt: Date
  deliveredAt: Date | null
  isPaid: boolean
  isReturn: boolean
  /** The sender got money for it: lost or damaged. */
  isCompensated: boolean
  receiverPhone: string
  /** Null at a point, where many people live at one address. */
  receiverDoor: string | null
  /** Whoever handed it over. */
  deliveredBy: number | null
}>

export type Surroundings = Readonly<{
  deadline: Date
  friendPhone: string | null
  /**
   * Numbers of whoever invited, of that person's inviter, and of everybody else they invited, each since when: a receiver
   * who liked it and signed up later was a stranger when the parcel was sent.
   */
  circle: ReadonlyMap<string, Date>
  /** Where the friend's own parcels are fetched. */
  ownDoors: ReadonlySet<string>
  /** Where those of whoever invited are. */
  inviterDoors: ReadonlySet<string>
  /** The friend and the circle, should one of them carry parcels for us. */
  ownHands: ReadonlySet<number>
}>

const ended = ['cancelled', 'expired']

/** Undefined: it counts. */
function whyNotCounted(shipment: Shipment, around: Surroundings): NotCounted | undefined {
  const { status, deliveredAt, receiverPhone } = shipment
  if (shipment.isReturn) return 'return'
  if (ended.includes(status)) return 'not_delivered'
  if (receiverPhone === around.friendPhone || isAt(around.ownDoors, shipment)) return 'to_self'
  if (isOfCircle(shipment, around)) return 'circle'
  if (status !== 'done' || deliveredAt === null) return 'under_way'
  if (deliveredAt > around.deadline) return 'late'
  if (shipment.isCompensated) return 'given_back'
  if (shipment.deliveredBy !== null && around.ownHands.has(shipment.deliveredBy)) return 'own_hands'
  return shipment.isPaid ? undefined : 'unpaid'
}

const isAt = (doors: ReadonlySet<string>, { receiverDoor }: Shipment) =>
  receiverDoor !== null && doors.has(receiverDoor)

/** By the number, or by the door: another number behind it changes nothing. */
function isOfCircle(shipment: Shipment, { circle, inviterDoors }: Surroundings): boolean {
  const since = circle.get(shipment.receiverPhone)
  return (since !== undefined && shipment.createdAt >= since) || isAt(inviterDoors, shipment)
}

export type Progress = Readonly<{
  shipments: number
  /** A receiver is another one when neither the number nor the door was seen before. */
  receivers: number
  /** When both numbers were there; null while they are not. */
  reachedAt: Date | null
  notCounted: Readonly<Partial<Record<NotCounted, number>>>
}>

const deliveredFirst = (a: Shipment, b: Shipment) =>
  (a.deliveredAt?.getTime() ?? 0) - (b.deliveredAt?.getTime() ?? 0)

export function progressOf(shipments: readonly Shipment[], around: Surroundings): Progress {
  const seen = new Set<string>()
  const notCounted: Partial<Record<NotCounted, number>> = {}
  let counted = 0
  let receivers = 0
  let reachedAt: Date | null = null
  for (const shipment of shipments.toSorted(deliveredFirst)) {
    const why = whyNotCounted(shipment, around)
    if (why) {
      notCounted[why] = (notCounted[why] ?? 0) + 1
      continue
    }
    counted += 1
    const marks = [shipment.receiverPhone, shipment.receiverDoor].filter((mark) => mark !== null)
    if (!marks.some((mark) => seen.has(mark))) receivers += 1
    for (const mark of marks) seen.add(mark)
    if (counted >= referralTerms.shipments && receivers >= referralTerms.receivers)
      reachedAt ??= shipment.deliveredAt
  }
  return { shipments: counted, receivers, reachedAt, notCounted }
}

/** How many more parcels it takes at least: each of them may be to somebody new. */
export const missingFrom = ({ shipments, receivers }: Progress) =>
  Math.max(0, referralTerms.shipments - shipments, referralTerms.receivers - receivers)

/** What is known of the two, beside the shipments. */
export type Facts = Readonly<{
  inviter: Side
  friend: Side
  /** From where each has sent: numbers and doors on their parcels. */
  inviterDoors: ReadonlySet<string>
  friendDoors: ReadonlySet<string>
  friendSenderPhones: ReadonlySet<string>
  sharesDevice: boolean
}>
type Side = Readonly<{
  phone: string | null
  nameKey: string
  stir: string | null
  status: string
  role: string
}>

const meets = (a: ReadonlySet<string>, b: ReadonlySet<string>) => [...a].some((one) => b.has(one))

/** What the two have in common that two people have not. */
export function signalsIn(facts: Facts): Signal[] {
  const { inviter, friend } = facts
  const found: Partial<Record<Signal, boolean>> = {
    same_person: inviter.stir !== null && inviter.stir === friend.stir,
    same_phone: inviter.phone !== null && facts.friendSenderPhones.has(inviter.phone),
    same_device: facts.sharesDevice,
    same_address: meets(facts.inviterDoors, facts.friendDoors),
    staff: inviter.role !== 'customer',
    closed: inviter.status !== 'active' || friend.status !== 'active',
    same_name: inviter.nameKey !== '' && inviter.nameKey === friend.nameKey,
  }
  return (Object.keys(found) as Signal[]).filter((signal) => found[signal])
}

export type Standing = Readonly<{
  state: ReferralState
  deadline: Date
  paidAt: Date | null
  signals: readonly Signal[]
  progress: Progress
  /** What this inviter's friends have brought lately, both sides together. */
  given: number
}>

/** `adds`: a doubt that comes with it. */
export type Step = Readonly<{ state: ReferralState; adds?: Signal }>

/** A parcel that was delivered on the last day is done a little later. */
const SETTLE_DAYS = 3
/** So long after the reward its shipments are looked at again. */
export const WATCH_DAYS = 60

export const dueAt = (reachedAt: Date) => daysLater(reachedAt, referralTerms.waitDays)

/** What becomes of it now. The one place where it is decided whether somebody gets a reward by the rule. */
export function nextStep(standing: Standing, now: Date): Step {
  const { state, deadline, signals, progress, given } = standing
  if (state === 'paid') return isLost(standing, now) ? { state: 'taken_back' } : { state }
  if (state === 'refused' || state === 'expired' || state === 'taken_back') return { state }
  if (signals.some((signal) => signalWeights[signal] === 'refuse')) return { state: 'refused' }
  if (progress.reachedAt === null)
    return { state: now > daysLater(deadline, SETTLE_DAYS) ? 'expired' : 'collecting' }
  if (now < dueAt(progress.reachedAt)) return { state: 'waiting' }
  if (given + REWARD_COST > LIMIT_BY_RULE) return { state: 'review', adds: 'many' }
  if (state === 'review' || signals.length > 0) return { state: 'review' }
  return { state: 'paid' }
}

/** Undone or given back after the reward: what it was given for is not there any more. */
function isLost({ paidAt, progress }: Standing, now: Date): boolean {
  return progress.reachedAt === null && paidAt !== null && now < daysLater(paidAt, WATCH_DAYS)
}

/** What the desk can still pay although the rule has not: everything was sent, and only doubts were in the way. */
export const canBeAllowed = (state: ReferralState, progress: Progress, now: Date) =>
  (state === 'review' || state === 'refused') &&
  progress.reachedAt !== null &&
  now >= dueAt(progress.reachedAt)

/** What people are shown between two looks of the rule: never more than it has decided. */
export function shownState(
  { state, deadline }: { state: ReferralState; deadline: Date },
  progress: Progress,
  now: Date,
): ReferralState {
  if (state !== 'collecting' && state !== 'waiting') return state
  if (progress.reachedAt !== null) return 'waiting'
  return now > deadline && !progress.notCounted.under_way ? 'expired' : 'collecting'
}
