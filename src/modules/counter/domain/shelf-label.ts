import { readPlace } from './shelf-place.ts'

/** What the code on a shelf's label says: no parcel's label, and nobody's name, begins like this. */
const prefix = 'PLACE:'

export const shelfLabelText = (place: string): string => `${prefix}${place}`

/** The place that a scanned label names (`B-14`); undefined when it is no shelf's. */
export function placeOfShelfLabel(text: string): string | undefined {
  const written = text.trim().toUpperCase()
  return written.startsWith(prefix) ? readPlace(written.slice(prefix.length)) : undefined
}
