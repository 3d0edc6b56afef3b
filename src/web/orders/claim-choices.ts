import { type ClaimKind, claimable } from '#modules/orders/domain/claim-words.ts'
import { rules } from '#modules/orders/domain/words.ts'
import type { OrderDetail } from '#modules/orders/orders.contract.ts'

export type ClaimChoices = Readonly<{
  kinds: readonly ClaimKind[]
  /** A parcel we hold may be called lost from this moment on. */
  lostFrom: Date | undefined
}>

/** What can be reported now (SPEC section 9: lost after seven days), each once. */
export function claimChoices(
  order: Pick<OrderDetail, 'status' | 'events' | 'created_at' | 'claims'>,
  now: Date,
): ClaimChoices {
  const isTold = (kind: ClaimKind) => order.claims.some((claim) => claim.kind === kind)
  if (claimable.damaged.includes(order.status))
    return { kinds: isTold('damaged') ? [] : ['damaged'], lostFrom: undefined }
  if (!claimable.lost.includes(order.status) || isTold('lost')) return { kinds: [], lostFrom: undefined }
  const taken = order.events.find(({ verb }) => verb === 'pick_up' || verb === 'drop_off')
  const lostFrom = new Date(Date.parse(taken?.happened_at ?? order.created_at) + rules.lostAfterMs)
  return now < lostFrom ? { kinds: [], lostFrom } : { kinds: ['lost'], lostFrom: undefined }
}
