import type { Delegate, EventDetails, HandOverWish, OrderEvent } from './events.ts'
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

type Wished = Readonly<{ verb: Verb; pointId?: number | undefined; details?: EventDetails | undefined }>

/** Whether this is what the receiver wants already. */
export function isWishedAlready(wishes: Wishes, { verb, pointId, details = {} }: Wished): boolean {
  switch (verb) {
    case 'redeliver':
      return wishes.day !== undefined && wishes.day === details.day
    case 'redirect':
      return wishes.pointId !== undefined && wishes.pointId === pointId
    case 'choose_hand_over':
      return isSameWish(wishes.handOver, details.handOver ?? undefined)
    case 'delegate':
      return wishes.delegate !== undefined && isSamePerson(wishes.delegate, details.delegate)
    default:
      return false
  }
}

const isSamePerson = (a: Delegate, b: Delegate | undefined) => a.name === b?.name && a.phone === b.phone

function isSameWish(a: HandOverWish | undefined, b: HandOverWish | undefined): boolean {
  if (a?.kind === 'neighbour') return b?.kind === 'neighbour' && isSamePerson(a, b)
  if (a?.kind === 'safe_place') return b?.kind === 'safe_place' && a.place === b.place
  return b === undefined
}
