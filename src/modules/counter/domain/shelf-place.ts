/** How large a shelf is: rows are letters from A on, places in a row are numbers from 1 on. */
export type ShelfLayout = Readonly<{ rows: number; columns: number }>

export const usualLayout: ShelfLayout = { rows: 3, columns: 15 }

const A = 'A'.charCodeAt(0)
/** The same letters from a Cyrillic keyboard, by how they look. */
const alike = new Map([...'АВСЕНКМОРТХУ'].map((letter, at) => [letter, 'ABCEHKMOPTXY'[at]]))

export const placeText = (row: number, column: number): string =>
  `${String.fromCharCode(A + row)}-${String(column).padStart(2, '0')}`

/** What the code on a shelf's label begins with: no parcel's label, and nobody's name, does. */
export const labelPrefix = 'PLACE:'

/** `b14`, `B 14`, `в-14` and what a scanner reads off the label are `B-14`; undefined when it is no place at all. */
export function readPlace(text: string): string | undefined {
  const written = text
    .trim()
    .toUpperCase()
    .replace(new RegExp(`^${labelPrefix}`), '')
    .replace(/[\s\p{Pd}.]/gu, '')
    .replace(/^[А-Я]/u, (letter) => alike.get(letter) ?? letter)
  const [, row, column] = /^([A-Z])0?(\d{1,2})$/.exec(written) ?? []
  const number = Number(column)
  return row === undefined || number === 0 ? undefined : placeText(row.charCodeAt(0) - A, number)
}

/** Nearest to the counter first: the first place of every row, then the second of every row. */
export function placesOf({ rows, columns }: ShelfLayout): string[] {
  return Array.from({ length: rows * columns }, (_, at) => placeText(at % rows, Math.floor(at / rows) + 1))
}

export const isOnShelf = (place: string, { rows, columns }: ShelfLayout): boolean =>
  place.charCodeAt(0) - A < rows && Number(place.slice(2)) <= columns

/** The nearest place that has least in it: an empty one as long as there is one. */
export function freePlace(layout: ShelfLayout, used: readonly string[]): string {
  const counts = new Map<string, number>()
  for (const place of used) counts.set(place, (counts.get(place) ?? 0) + 1)
  const all = placesOf(layout)
  const least = Math.min(...all.map((place) => counts.get(place) ?? 0))
  return all.find((place) => (counts.get(place) ?? 0) === least) ?? placeText(0, 1)
}
