import { err, ok, type Result } from '#kernel/result.ts'
import { longestFirst, type PointLimits, type PointState, type SidesCm } from './point.ts'

export type ParcelToTake = Readonly<{
  weightGrams: number
  /** In any order. Without them only the weight is asked about. */
  sidesCm?: SidesCm | undefined
  /** Money is to be taken from the receiver. */
  cod?: boolean | undefined
}>

/** Why a point cannot take a parcel now, with the limit that it breaks. */
export type WhyNot =
  | Readonly<{ code: 'point_closed' | 'point_full' | 'no_cod' }>
  | Readonly<{ code: 'too_heavy'; limitGrams: number }>
  | Readonly<{ code: 'too_big'; limitCm: SidesCm }>

type Taker = Readonly<{ state: PointState; limits: PointLimits; cod: boolean }>

/** The reasons that another day could lift come last: nobody waits for a parcel that would not fit anyway. */
export function canTake(point: Taker, parcel: ParcelToTake): Result<true, WhyNot> {
  const { limits } = point
  if (parcel.weightGrams > limits.weightGrams)
    return err({ code: 'too_heavy', limitGrams: limits.weightGrams })
  if (parcel.sidesCm && !goesIn(parcel.sidesCm, limits.sidesCm))
    return err({ code: 'too_big', limitCm: limits.sidesCm })
  if (parcel.cod && !point.cod) return err({ code: 'no_cod' })
  if (point.state === 'closed') return err({ code: 'point_closed' })
  if (point.state === 'full') return err({ code: 'point_full' })
  return ok(true)
}

function goesIn(sides: SidesCm, limit: SidesCm): boolean {
  const [a, b, c] = longestFirst(sides)
  return a <= limit[0] && b <= limit[1] && c <= limit[2]
}
