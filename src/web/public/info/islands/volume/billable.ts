import { volumeWeight } from '#modules/pricing/domain/parcel.ts'
import { type BoxClass, boxClasses } from '#modules/pricing/domain/tariff.ts'

/** What the page's data makes of the tariff for the helper. */
export type VolumeRules = Readonly<{
  volumeDivisor: number
  boxes: Readonly<Record<BoxClass, number>>
  /** The heaviest and the longest parcel that a point takes. */
  pointGrams: number
  pointCm: number
}>

export type Measures = Readonly<{
  kg: number | undefined
  sidesCm: readonly [number | undefined, number | undefined, number | undefined]
}>

/** Undefined while there is nothing to say: neither a weight nor all three sides. */
export function billableOf({ kg, sidesCm }: Measures, rules: VolumeRules) {
  const [length, width, height] = sidesCm
  const isMeasured = length !== undefined && width !== undefined && height !== undefined
  if (kg === undefined && !isMeasured) return undefined
  const weightGrams = Math.round((kg ?? 0) * 1000)
  const volumeGrams = isMeasured ? volumeWeight([length, width, height], rules.volumeDivisor) : undefined
  const isLong = sidesCm.some((side) => (side ?? 0) > rules.pointCm)
  const grams = Math.max(weightGrams, volumeGrams ?? 0)
  const box = boxClasses.find((name) => grams <= rules.boxes[name])
  return {
    grams,
    volumeGrams,
    /** Which of the two decided. */
    by: (volumeGrams ?? 0) > weightGrams ? ('volume' as const) : ('weight' as const),
    box: box ?? ('other' as const),
    /** Why no point takes it. */
    doorOnly: grams > rules.pointGrams ? ('heavy' as const) : isLong ? ('long' as const) : undefined,
  }
}
