import { expect, test } from 'vitest'
import { err, ok, type Result } from '#kernel/result.ts'
import { readOn } from './use-pages.ts'

const all = ['a', 'b', 'c', 'd', 'e']
type Two = Result<{ items: string[]; next_cursor: string | null }, 'gone'>

/** Two rows a page; a cursor is the index of the next row. */
const twoFrom = async (cursor: string | undefined): Promise<Two> => {
  const at = Number(cursor ?? 0)
  return ok({ items: all.slice(at, at + 2), next_cursor: at + 2 < all.length ? String(at + 2) : null })
}

test('the next page goes on from its cursor', async () => {
  expect(await readOn(twoFrom, '2', 0)).toEqual(ok({ items: ['c', 'd'], next_cursor: '4' }))
})

test('asked anew, as many rows come as were in sight, each of them once', async () => {
  expect(await readOn(twoFrom, undefined, 0)).toEqual(ok({ items: ['a', 'b'], next_cursor: '2' }))
  expect(await readOn(twoFrom, undefined, 3)).toEqual(ok({ items: ['a', 'b', 'c', 'd'], next_cursor: '4' }))
  expect(await readOn(twoFrom, undefined, 9)).toEqual(ok({ items: all, next_cursor: null }))
})

test('a page that fails fails the whole', async () => {
  const ask = async (cursor: string | undefined): Promise<Two> =>
    cursor === undefined ? twoFrom(cursor) : err('gone')
  expect(await readOn(ask, undefined, 3)).toEqual(err('gone'))
})

test('a page without rows ends it', async () => {
  const ask = async (): Promise<Two> => ok({ items: [], next_cursor: 'again' })
  expect(await readOn(ask, undefined, 3)).toEqual(ok({ items: [], next_cursor: 'again' }))
})
