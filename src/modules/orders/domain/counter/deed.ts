import type { OrderEvent } from '../events.ts'
import type { OrderState } from '../state.ts'

/**
 * The counter whose work an event is: it took the parcel in, stored it, handed it out, or a courier came for it there.
 * Depots and lockers are ours, and nobody there is paid by the parcel; what an operator does for a counter is no work of its.
 */
export function counterOf(
  before: Pick<OrderState, 'custody'> | undefined,
  { verb, actor, pointId, details }: Pick<OrderEvent, 'verb' | 'actor' | 'pointId' | 'details'>,
): number | undefined {
  switch (verb) {
    case 'drop_off':
    case 'store':
      return actor === 'agent' && !details?.depot && !details?.locker ? pointId : undefined
    case 'hand_out':
      return actor === 'agent' ? standsAt(before) : undefined
    case 'pick_up':
      return actor === 'courier' ? standsAt(before) : undefined
    default:
      return undefined
  }
}

function standsAt(state: Pick<OrderState, 'custody'> | undefined): number | undefined {
  const { holder, pointId } = state?.custody ?? {}
  return holder === 'origin_point' || holder === 'destination_point' ? pointId : undefined
}
