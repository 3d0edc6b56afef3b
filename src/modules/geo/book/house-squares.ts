import type { Book } from './book.ts'
import { Squares } from './squares.ts'

/** Sides of the squares, in steps of the book: about 220 m. */
export const side = 200

const kept = new WeakMap<Book, Squares>()

/** All houses by where they stand; made when somebody asks for the first time. */
export function housesAround(book: Book): Squares {
  const before = kept.get(book)
  if (before) return before
  const { houses } = book
  const squares = new Squares(side, (add) => {
    for (let at = 0; at < houses.count; at++) add(houses.lat[at] as number, houses.lon[at] as number, at)
  })
  kept.set(book, squares)
  return squares
}
