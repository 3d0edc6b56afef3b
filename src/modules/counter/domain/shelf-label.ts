import { labelPrefix, readPlace } from './shelf-place.ts'

export const shelfLabelText = (place: string): string => `${labelPrefix}${place}`

/** The place that a scanned label names (`B-14`); undefined when it is no shelf's. */
export function placeOfShelfLabel(text: string): string | undefined {
  return text.trim().toUpperCase().startsWith(labelPrefix) ? readPlace(text) : undefined
}
