import { volumeWeight } from '#modules/pricing/domain/parcel.ts'
import { type Box, boxes, type Size, type Terms } from './terms.ts'

/** Length, width and height; undefined while nothing is written. */
export type Sides = readonly [number | undefined, number | undefined, number | undefined]

export type ParcelChoice = Readonly<{
  size: Size
  weightGrams: number | undefined
  /** Only of a parcel that is none of the boxes. */
  sidesCm: Sides
}>

export const noSides: Sides = [undefined, undefined, undefined]

export const isBox = (size: Size): size is Box => size !== 'other'

/** A box is taken as full until its weight is known. */
export function fullBox(box: Box, terms: Terms): ParcelChoice {
  return { size: box, weightGrams: terms.boxes[box].weightGrams, sidesCm: noSides }
}

/** What is in an own parcel weighs what it weighed before. */
export function chooseSize(before: ParcelChoice, size: Size, terms: Terms): ParcelChoice {
  return isBox(size) ? fullBox(size, terms) : { ...before, size }
}

/**
 * What is too heavy for its box goes into the next; what is too heavy for every box is a parcel of its own. A light thing
 * stays in the box it was put in: the box is as large as before, and its size is paid for.
 */
export function chooseWeight(
  before: ParcelChoice,
  weightGrams: number | undefined,
  terms: Terms,
): ParcelChoice {
  if (!isBox(before.size) || weightGrams === undefined) return { ...before, weightGrams }
  const smallest = boxes.indexOf(before.size)
  const size = boxes.slice(smallest).find((box) => weightGrams <= terms.boxes[box].weightGrams)
  return { ...before, size: size ?? 'other', weightGrams }
}

export type ParcelFault = 'weight' | 'sides'

/** What is still missing before a price can be asked for. */
export function parcelFault({ size, weightGrams, sidesCm }: ParcelChoice): ParcelFault | undefined {
  if (weightGrams === undefined || weightGrams <= 0) return 'weight'
  if (isBox(size)) return undefined
  const written = sidesCm.filter((side) => side !== undefined && side > 0).length
  return written === 0 || written === sidesCm.length ? undefined : 'sides'
}

export type ParcelSize = { weight: number; length: number; width: number; height: number }

/** As the order draft has it: kilograms and centimetres, zero where nothing was measured (SPEC section 3). */
export function parcelSize({ size, weightGrams = 0, sidesCm }: ParcelChoice, terms: Terms): ParcelSize {
  const [length = 0, width = 0, height = 0] = isBox(size) ? terms.boxes[size].sidesCm : sidesCm
  return { weight: weightGrams / 1000, length, width, height }
}

/** Undefined until all sides are known. */
export function volumeWeightGrams({ size, sidesCm }: ParcelChoice, terms: Terms): number | undefined {
  const [length, width, height] = sidesCm
  if (isBox(size) || !length || !width || !height) return undefined
  return volumeWeight([length, width, height], terms.volumeDivisor)
}
