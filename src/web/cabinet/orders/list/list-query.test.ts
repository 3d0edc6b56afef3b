import fc from 'fast-check'
import { expect, test } from 'vitest'
import { statuses, statusGroups } from '#modules/orders/domain/words.ts'
import { orderQuery } from '#modules/orders/read/order-list.contract.ts'
import {
  isNarrowed,
  type ListQuery,
  listAddress,
  listInput,
  narrowed,
  type OrderGroup,
  readListQuery,
  wholeList,
} from './list-query.ts'

const read = (address: string) => readListQuery(new URLSearchParams(address))

const day = fc
  .date({ min: new Date('2024-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const days = fc
  .tuple(day, day)
  .map((two) => two.toSorted())
  .map(([from = '', to = '']) => ({ from, to }))
const groups = Object.keys(statusGroups) as OrderGroup[]
const place = fc.oneof(
  fc.constant({ cursor: undefined, page: 1 }),
  fc.record({
    cursor: fc.tuple(fc.nat(), fc.integer({ min: 10_000_000, max: 99_999_999 })).map((two) => two.join('.')),
    page: fc.integer({ min: 2, max: 900 }),
  }),
)
const query: fc.Arbitrary<ListQuery> = fc
  .record({
    group: fc.option(fc.constantFrom(...groups), { nil: undefined }),
    status: fc.option(fc.constantFrom(...statuses), { nil: undefined }),
    paid: fc.option(fc.boolean(), { nil: undefined }),
    days: fc.option(days, { nil: undefined }),
    search: fc.string({ unit: 'grapheme', maxLength: 40 }).map((text) => text.trim()),
  })
  .chain((filters) => place.map((where) => ({ ...narrowed(wholeList, filters), ...where })))

test('the address holds every filter and the place in the list', () => {
  fc.assert(
    fc.property(query, (one) => {
      expect(read(listAddress(one))).toEqual(one)
    }),
  )
})

test('the server understands whatever the address can ask for', () => {
  fc.assert(
    fc.property(query, (one) => {
      const parsed = orderQuery.parse(listInput(one).query)
      expect(parsed).toMatchObject({ limit: 20, ...(one.search ? { q: one.search } : {}) })
      expect(parsed.status).toEqual(one.status && [one.status])
    }),
  )
})

test('nonsense in the address is as if it were not there', () => {
  const pairs = fc.array(
    fc.tuple(
      fc.constantFrom('group', 'status', 'paid', 'from', 'to', 'cursor', 'page'),
      fc.string({ maxLength: 20 }),
    ),
  )
  fc.assert(
    fc.property(pairs, (given) => {
      const once = readListQuery(new URLSearchParams(given))
      expect(read(listAddress(once))).toEqual(once)
    }),
  )
  expect(read('?page=7&status=gone&from=2026-02-31&to=2026-03-01&paid=maybe')).toEqual(wholeList)
  expect(read('?from=2026-03-02&to=2026-03-01').days).toBeUndefined()
})

test('the first page is page=1, and another filter leads back to it', () => {
  expect(listAddress(wholeList)).toBe('?page=1')
  const older = { ...wholeList, cursor: '1760000000000.12345678', page: 3 }
  expect(narrowed(older, { paid: true })).toEqual({ ...wholeList, paid: true })
})

test('a status outside the chosen group is let go', () => {
  const waiting = narrowed(wholeList, { status: 'new' })
  expect(narrowed(waiting, { group: 'delivered' }).status).toBeUndefined()
  expect(narrowed(waiting, { group: 'in_progress' }).status).toBe('new')
})

test('the place in the list is no filter', () => {
  expect(isNarrowed({ ...wholeList, cursor: '1.12345678', page: 2 })).toBe(false)
  expect(isNarrowed({ ...wholeList, paid: false })).toBe(true)
})
