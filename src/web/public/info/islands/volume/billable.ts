import { volumeWeight } from '#modules/pricing/domain/parcel.ts'
import { type BoxClass, boxClasses } from '#modules/pricing/domain/tariff.ts'

/** What the page's data makes of the tariff for the helper. */
export type VolumeRules = Readonly<{
  volumeDivisor: number
  boxes: Readonly<Record<BoxClass, number>>
  /** The heaviest and the longest that a point takes, and a courier. */
  point: Room
  door: Room
  /** Above a courier's weight, up to this, a manager is asked. */
  onRequestGrams: number
}>

type Room = Readonly<{ grams: number; longestCm: number }>

export type Measures = Readonly<{
  kg: number | undefined
  sidesCm: readonly [number | undefined, number | undefined, number | undefined]
}>

/** How far it goes: which limit stands in its way. */
export type Reach = 'anywhere' | 'tooHeavyForPoint' | 'tooLongForPoint' | 'manager' | 'never'

/** Undefined while there is nothing to say: neither a weight nor all three sides. A zero is not given yet. */
export function billableOf({ kg, sidesCm }: Measures, rules: VolumeRules) {
  const sides = sidesCm.filter((side) => side !== undefined && side > 0) as number[]
  const [length, width, height] = sides
  const isMeasured = length !== undefined && width !== undefined && height !== undefined
  if (!kg && !isMeasured) return undefined
  const weightGrams = Math.round((kg ?? 0) * 1000)
  const volumeGrams = isMeasured ? volumeWeight([length, width, height], rules.volumeDivisor) : undefined
  const grams = Math.max(weightGrams, volumeGrams ?? 0)
  const box = boxClasses.find((name) => grams <= rules.boxes[name])
  return {
    grams,
    volumeGrams,
    /** Which of the two decided. */
    by: (volumeGrams ?? 0) > weightGrams ? ('volume' as const) : ('weight' as const),
    box: box ?? ('other' as const),
    reach: reachOf(grams, Math.max(0, ...sides), rules),
  }
}

function reachOf(grams: number, longestCm: number, { point, door, onRequestGrams }: VolumeRules): Reach {
  if (grams > onRequestGrams || longestCm > door.longestCm) return 'never'
  if (grams > door.grams) return 'manager'
  if (longestCm > point.longestCm) return 'tooLongForPoint'
  return grams > point.grams ? 'tooHeavyForPoint' : 'anywhere'
}
