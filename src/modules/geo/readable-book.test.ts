import { expect, test } from 'vitest'
import type { Book } from './book/book.ts'
import { readableBook } from './readable-book.ts'

test('a book that cannot be read is told about, left alone for a minute, and opened once it is back', () => {
  const problems: string[] = []
  const report = (problem: string) => problems.push(problem)
  const book = {} as Book
  let [now, tries, isThere] = [0, 0, false]
  const read = readableBook(
    () => {
      tries++
      if (!isThere) throw new Error('it is not there')
      return book
    },
    () => now,
  )
  for (let asked = 0; asked < 3; asked++) expect(read(report)).toBeUndefined()
  expect([tries, problems]).toEqual([1, ['the book of addresses cannot be read: it is not there']])
  isThere = true
  now = 60_000
  expect(read(report)).toBe(book)
  expect(problems).toHaveLength(1)
})
