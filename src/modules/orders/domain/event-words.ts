import type { OrderEvent } from './events.ts'
import type { Viewer } from './hidden-receiver.ts'

/** The name of the message that says what happened. Of a depot customers hear no more than the town. */
export function eventWord({ verb, details }: Pick<OrderEvent, 'verb' | 'details'>, viewer: Viewer) {
  const isOwner = viewer === 'owner'
  if (verb === 'store' && details?.depot) return isOwner ? 'orders.reachedTown' : 'orders.storedAtDepot'
  return verb === 'load' && isOwner ? 'orders.leftTown' : (`orders.verbs.${verb}` as const)
}
