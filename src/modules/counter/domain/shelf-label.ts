/** What the code on a shelf's label says: a parcel's label, or a person, is never called so. */
const prefix = 'PLACE:'

export const shelfLabelText = (place: string): string => `${prefix}${place}`

/** The place that a scanned label names (`B-14`); undefined when it is no shelf's. */
export function placeOfShelfLabel(text: string): string | undefined {
  const written = text.trim().replace(/\s/g, '').toUpperCase()
  const [, row, number] = /^PLACE:([A-Z])-?(\d{1,2})$/.exec(written) ?? []
  if (row === undefined || Number(number) === 0) return undefined
  return placeName(row, Number(number))
}

/** `A-01`: as it is written on labels, so that places sort. */
export const placeName = (row: string, number: number): string => `${row}-${String(number).padStart(2, '0')}`

/** Every place of a shelf, row by row. */
export const placesOf = ({ rows, columns }: { rows: number; columns: number }): string[] =>
  Array.from({ length: rows }, (_row, at) => String.fromCharCode(65 + at)).flatMap((row) =>
    Array.from({ length: columns }, (_column, at) => placeName(row, at + 1)),
  )
