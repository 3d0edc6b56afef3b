import type { Stop } from '#modules/delivery/field/field.contract.ts'

/** How a parcel can be handed over without the receiver's code. */
export const waysWithoutCode = ['signature', 'neighbour', 'safe_place'] as const
export type WayWithoutCode = (typeof waysWithoutCode)[number]

/** `wished`: the receiver chose it; `locked`: stays visible, with the reason beside it. */
export type WayState = 'open' | 'wished' | 'locked'

type Asked = Pick<Stop, 'to_collect' | 'wishes' | 'signature_needed'>

/** Where money is taken, or a signature was ordered, the parcel goes from hand to hand only (DECISIONS, the row of deliver). */
export function stateOfWay(stop: Asked, way: WayWithoutCode): WayState {
  if (way === 'signature') return 'open'
  if (stop.to_collect > 0 || stop.signature_needed) return 'locked'
  return stop.wishes.hand_over?.kind === way ? 'wished' : 'open'
}

/** Why the last two are locked, in one word for the sentence beside them. */
export function lockedBecause(stop: Asked): 'money' | 'signature' | undefined {
  if (stop.to_collect > 0) return 'money'
  return stop.signature_needed ? 'signature' : undefined
}

/** The step stands in the address, so that the phone's own way back leads to the first one and not off the screen. */
export const wayInAddress = 'way'

/** The way that the address names; undefined for none, and for one that is locked by now. */
export function wayNamed(search: URLSearchParams, stop: Asked): WayWithoutCode | undefined {
  const named = waysWithoutCode.find((way) => way === search.get(wayInAddress))
  return named && stateOfWay(stop, named) !== 'locked' ? named : undefined
}
