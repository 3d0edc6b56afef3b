import { type ClaimKind, claimable, claimKinds } from '#modules/orders/domain/claim/claim-words.ts'
import { limits } from '#modules/orders/domain/limits.ts'
import type { OrderDetail } from '#modules/orders/orders.contract.ts'

export type ClaimChoices = Readonly<{
  kinds: readonly ClaimKind[]
  /** A parcel we hold may be called lost from this moment on. */
  lostFrom: Date | undefined
}>

/** What the state of an order lets people report, each once. */
export const reportable = ({
  status,
  claims,
  events,
  return_of,
}: Pick<OrderDetail, 'status' | 'claims' | 'events' | 'return_of'>): ClaimKind[] => {
  // A basket that ran out has expired, too.
  const wasTaken = return_of !== null || events.some(({ verb }) => isTaking(verb))
  if (status === 'expired' && !wasTaken) return []
  return claimKinds.filter(
    (kind) => claimable[kind].includes(status) && !claims.some((claim) => claim.kind === kind),
  )
}

const isTaking = (verb: string) => verb === 'pick_up' || verb === 'drop_off'

/** What can be reported now (SPEC section 9: lost after seven days). */
export function claimChoices(
  order: Pick<OrderDetail, 'status' | 'events' | 'created_at' | 'claims' | 'return_of'>,
  now: Date,
): ClaimChoices {
  const kinds = reportable(order)
  if (!kinds.includes('lost')) return { kinds, lostFrom: undefined }
  const taken = order.events.find(({ verb }) => isTaking(verb))
  const lostFrom = new Date(Date.parse(taken?.happened_at ?? order.created_at) + limits.lostAfterMs)
  return now < lostFrom ? { kinds: [], lostFrom } : { kinds, lostFrom: undefined }
}
