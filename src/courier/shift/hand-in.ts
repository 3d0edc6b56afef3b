import type { Stop } from '#modules/delivery/field/field.contract.ts'

/** Why a parcel is still in the bag in the evening. */
export type HandInReason = 'failed' | 'open' | 'refused' | 'cancelled' | 'back'
export type HandIn = Readonly<{ stop: Stop; reason: HandInReason; taken: boolean }>

/** Ids of what is in the courier's hands. */
export const inHand = (stops: readonly Stop[]): string[] =>
  stops.flatMap(({ in_hand, order_id }) => (in_hand ? [order_id] : []))

/**
 * What is brought back in the evening: what is in the bag now, and what was in it when the screen was opened (`before`) and has
 * been scanned in since.
 */
export function handIns(stops: readonly Stop[], before: readonly string[]): HandIn[] {
  const known = new Set(before)
  return stops
    .filter((stop) => stop.in_hand || (known.has(stop.order_id) && !isDelivered(stop)))
    .map((stop) => ({ stop, reason: reasonOf(stop), taken: !stop.in_hand }))
}

/** Handed to its receiver meanwhile: that is no hand-in. */
const isDelivered = ({ status }: Stop) => status === 'executor_done' || status === 'done'

function reasonOf({ status, wishes, kind, attempts, state }: Stop): HandInReason {
  if (status === 'cancelled') return 'cancelled'
  if (wishes.refused) return 'refused'
  if (status === 'expired' || (kind === 'hand_in' && status === 'new')) return 'back'
  return state === 'failed' || attempts > 0 ? 'failed' : 'open'
}
