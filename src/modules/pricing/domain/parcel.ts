import { type Box, type BoxClass, boxClasses, type SidesCm, type SizeClass, type Tariff } from './tariff.ts'

export type Parcel = Readonly<{
  weightGrams: number
  /** Longest first; undefined when nobody has measured them. */
  sidesCm: SidesCm | undefined
  /** The larger of the weight and the weight of the volume. */
  billableGrams: number
  sizeClass: SizeClass
}>

type Measured = Readonly<{ weightGrams: number; sidesCm?: SidesCm | undefined }>

/** Measured, or only known to be one of the three boxes. */
export type ParcelInput = Measured | Readonly<{ box: BoxClass }>

export function parcelOf(input: ParcelInput, tariff: Tariff): Parcel {
  return 'box' in input ? boxedParcel(input.box, tariff) : measuredParcel(input, tariff)
}

/** Without sides the price goes by weight alone, and limits on sides are not held against the parcel. */
function measuredParcel({ weightGrams, sidesCm }: Measured, tariff: Tariff): Parcel {
  const volumeGrams = sidesCm ? volumeWeight(sidesCm, tariff.volumeDivisor) : 0
  const billableGrams = Math.max(weightGrams, volumeGrams)
  return {
    weightGrams,
    sidesCm: sidesCm && longestFirst(sidesCm),
    billableGrams,
    sizeClass: sizeClassOf(billableGrams, tariff),
  }
}

/** Nothing was measured but the class of the box is known: the box itself, full (DECISIONS, "a zero size"). */
function boxedParcel(boxClass: BoxClass, tariff: Tariff): Parcel {
  const { upToGrams, sidesCm }: Box = tariff.boxes[boxClass]
  return measuredParcel({ weightGrams: upToGrams, sidesCm }, tariff)
}

/** By billable weight alone. */
function sizeClassOf(billableGrams: number, { boxes }: Tariff): SizeClass {
  return boxClasses.find((name) => billableGrams <= boxes[name].upToGrams) ?? 'other'
}

export function longestFirst([a, b, c]: SidesCm): SidesCm {
  const middle = Math.max(Math.min(a, b), Math.min(Math.max(a, b), c))
  return [Math.max(a, b, c), middle, Math.min(a, b, c)]
}

/** What the room that a parcel takes weighs, in started grams. */
export function volumeWeight(sidesCm: SidesCm, divisor: number): number {
  return Math.ceil(cubicMillimetres(sidesCm) / divisor)
}

/** A number of grams that need not be whole. */
export type Share = Readonly<{ of: number; in: number }>

/** The billable weight before it was rounded to a gram: a price in proportion goes by this one. */
export function exactBillable({ weightGrams, sidesCm }: Parcel, { volumeDivisor }: Tariff): Share {
  const volume = sidesCm ? cubicMillimetres(sidesCm) : 0
  return volume > weightGrams * volumeDivisor
    ? { of: volume, in: volumeDivisor }
    : { of: Math.ceil(weightGrams), in: 1 }
}

/** Sides count to the millimetre, so that everything comes out of whole numbers. */
function cubicMillimetres([length, width, height]: SidesCm): number {
  const millimetres = (cm: number) => Math.round(cm * 10)
  return millimetres(length) * millimetres(width) * millimetres(height)
}
