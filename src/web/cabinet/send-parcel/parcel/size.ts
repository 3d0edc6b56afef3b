import type { DraftSize } from '#parcel/draft/order-draft.ts'
import { chooseWeight } from '#parcel/price/parcel-choice.ts'
import { boxes, type Size, type Terms } from '#parcel/price/terms.ts'

/** Undefined while nothing is chosen. */
export type ShownSize = Size | undefined

/** What was pressed; a draft that came with measures alone is the box that has them, or a parcel of its own. */
export function sizeOf(size: DraftSize, terms: Terms): ShownSize {
  if (size.size_class) return size.size_class
  if (size.weight === 0) return undefined
  const box = boxes.find((name) => {
    const [length, width, height] = terms.boxes[name].sidesCm
    return size.length === length && size.width === width && size.height === height
  })
  return box ?? 'other'
}

/** A box is taken as full until its weight is known; what is in an own parcel weighs what it weighed before. */
export function pressedSize(before: DraftSize, pressed: Size, terms: Terms): DraftSize {
  if (pressed !== 'other') return boxSize(pressed, terms.boxes[pressed].weightGrams / 1000, terms)
  const isBoxBefore = sizeOf(before, terms) !== 'other'
  const sides = isBoxBefore ? { length: 0, width: 0, height: 0 } : {}
  return { ...before, ...sides, size_class: 'other' }
}

/** What is too heavy for its box goes into the next, as in the calculator. */
export function weighed(before: DraftSize, weight: number, terms: Terms): DraftSize {
  const size = sizeOf(before, terms) ?? 'other'
  if (size === 'other' || weight === 0) return { ...before, weight, size_class: size }
  const sidesCm = [undefined, undefined, undefined] as const
  const grams = Math.round(weight * 1000)
  const next = chooseWeight({ size, weightGrams: grams, sidesCm }, grams, terms).size
  if (next !== 'other') return boxSize(next, weight, terms)
  return { weight, length: 0, width: 0, height: 0, size_class: 'other' }
}

function boxSize(box: Exclude<Size, 'other'>, weight: number, terms: Terms): DraftSize {
  const [length, width, height] = terms.boxes[box].sidesCm
  return { weight, length, width, height, size_class: box }
}
