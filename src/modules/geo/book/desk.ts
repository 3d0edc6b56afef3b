import type { Point } from '../domain/distance.ts'
import type { Book } from './book.ts'
import type { FoundHouse } from './find-house.ts'

/** Something that fits a question. */
export type Hit = Readonly<{
  entry: number
  score: number
  house: FoundHouse | undefined
  /** How much of what was asked this explains, up to 1. */
  explained: number
  /** Whether the question has its whole name, but for what it is. */
  isNamed: boolean
  /** The name that fits. */
  doc: number
}>

export type Nearby = Readonly<{
  /** Only what lies in this region. */
  regionId?: number | undefined
  districtId?: number | undefined
  point?: Point | undefined
}>

/** Room for one question at a time, as large as the book. */
export type Desk = { score: Float32Array; bits: Uint16Array; touched: Uint32Array; mark: Float32Array }
const desks = new WeakMap<Book, Desk>()

export function deskOf(book: Book): Desk {
  const kept = desks.get(book)
  if (kept) return kept
  const desk = {
    score: new Float32Array(book.docs.count),
    bits: new Uint16Array(book.docs.count),
    touched: new Uint32Array(book.docs.count),
    mark: new Float32Array(book.stems.length),
  }
  desks.set(book, desk)
  return desk
}
