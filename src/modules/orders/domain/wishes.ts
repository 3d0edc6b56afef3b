import type { Delegate, HandOverWish, OrderEvent } from './events.ts'
import type { OrderState } from './state.ts'
import type { Verb } from './words.ts'

/** What the receiver wants of whoever brings the parcel, as far as it still holds. */
export type Wishes = Readonly<{
  day: string | undefined
  handOver: HandOverWish | undefined
  delegate: Delegate | undefined
  /** The point it was redirected to. */
  pointId: number | undefined
}>

export function wishesOf(state: OrderState, effective: readonly OrderEvent[]): Wishes {
  const last = (verb: Verb) => effective.findLast((event) => event.verb === verb)?.details
  const wentToPoint = state.destinationPointId !== undefined
  return {
    day: state.wantedDay,
    handOver: wentToPoint ? undefined : (last('choose_hand_over')?.handOver ?? undefined),
    delegate: state.delegated ? last('delegate')?.delegate : undefined,
    pointId: state.redirected ? state.destinationPointId : undefined,
  }
}
