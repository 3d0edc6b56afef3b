import type { Stop } from '#modules/delivery/field/field.contract.ts'

/** Why a parcel is still in the bag in the evening. */
const handInReasons = ['failed', 'open', 'refused', 'cancelled', 'back'] as const
export type HandInReason = (typeof handInReasons)[number]

/** A parcel of the evening's bag, with all that its line says: once it was taken, the day's list has it no more. */
export type InBag = Readonly<{
  orderId: string
  code: string
  name: string
  attempts: number
  reason: HandInReason
}>
export type HandIn = InBag & Readonly<{ taken: boolean }>

/** Ids of what is in the courier's hands. */
export const inHand = (stops: readonly Stop[]): string[] =>
  stops.flatMap(({ in_hand, order_id }) => (in_hand ? [order_id] : []))

/** What is in the bag now, and what was in it before (`before`) and has been scanned in since, each in its place. */
export function eveningBag(stops: readonly Stop[], before: readonly InBag[]): InBag[] {
  const now = new Map(stops.map((stop) => [stop.order_id, stop]))
  const known = new Set(before.map(({ orderId }) => orderId))
  const kept = before.flatMap((one) => {
    const stop = now.get(one.orderId)
    if (stop && isDelivered(stop)) return []
    return stop?.in_hand ? inBag(stop) : one
  })
  return [...kept, ...stops.filter(({ in_hand, order_id }) => in_hand && !known.has(order_id)).map(inBag)]
}

/** What is brought back in the evening, ticked off where it has left the hands. */
export function handIns(stops: readonly Stop[], bag: readonly InBag[]): HandIn[] {
  const held = new Set(inHand(stops))
  return bag.map((one) => ({ ...one, taken: !held.has(one.orderId) }))
}

const inBag = (stop: Stop): InBag => ({
  orderId: stop.order_id,
  code: stop.tracking_code,
  name: stop.name,
  attempts: stop.attempts,
  reason: reasonOf(stop),
})

/** Handed to its receiver meanwhile: that is no hand-in. */
const isDelivered = ({ status }: Stop) => status === 'executor_done' || status === 'done'

function reasonOf({ status, wishes, kind, attempts, state }: Stop): HandInReason {
  if (status === 'cancelled') return 'cancelled'
  if (wishes.refused) return 'refused'
  if (status === 'expired' || (kind === 'hand_in' && status === 'new')) return 'back'
  return state === 'failed' || attempts > 0 ? 'failed' : 'open'
}

/** The bag as it was kept for this shift; that of another one is nothing. */
export type KeptBag = Readonly<{ shift: string; bag: readonly InBag[] }>

export function readBag(kept: unknown): KeptBag {
  const { shift, bag } = (typeof kept === 'object' && kept !== null ? kept : {}) as Partial<KeptBag>
  if (typeof shift !== 'string' || !Array.isArray(bag)) return { shift: '', bag: [] }
  return { shift, bag: bag.filter(isInBag) }
}

function isInBag(kept: unknown): kept is InBag {
  if (typeof kept !== 'object' || kept === null) return false
  const { orderId, code, name, attempts, reason } = kept as Partial<InBag>
  const isNamed = [orderId, code, name].every((one) => typeof one === 'string')
  return isNamed && typeof attempts === 'number' && handInReasons.some((one) => one === reason)
}
