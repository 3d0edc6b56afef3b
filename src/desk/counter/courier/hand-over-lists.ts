import type { HandOverList, HandOverView } from '#modules/delivery/handovers/hand-overs.contract.ts'

/** How far the other side is with its scans. */
export const takenOf = ({ lines }: Pick<HandOverView, 'lines'>): number =>
  lines.filter(({ state }) => state === 'taken').length

export type Ended = Readonly<{
  one: HandOverView
  /** Into this counter, or out of it. */
  way: 'in' | 'out'
  missing: number
  /** Counted less said; of what was withdrawn none. */
  difference: number
}>

/** What both have confirmed, and what was withdrawn: the last first. */
export function endedOf({ given, taken }: Pick<HandOverList, 'given' | 'taken'>): Ended[] {
  const ended = (one: HandOverView, way: Ended['way']): Ended => ({
    one,
    way,
    missing: one.state === 'confirmed' ? one.lines.filter(({ state }) => state === 'missing').length : 0,
    difference: one.state === 'confirmed' ? (one.counted ?? one.cash) - one.cash : 0,
  })
  return [
    ...given.filter(({ state }) => state !== 'open').map((one) => ended(one, 'out')),
    ...taken.map((one) => ended(one, 'in')),
  ].sort((a, b) => (b.one.ended_at ?? '').localeCompare(a.one.ended_at ?? ''))
}
