import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayToClose, expectedIn, freeIn, overdueSince } from './cash-desk.ts'

const noon = new Date('2026-11-16T07:00:00.000Z')

test('what is told and not confirmed lies in the desk, or is gone, before the books know it', () => {
  const standing = { books: 1_000_000, openDifferences: 0, toldIn: 0, toldOut: 0 }
  expect(expectedIn(standing)).toBe(1_000_000)
  expect(expectedIn({ ...standing, toldIn: 300_000, toldOut: 200_000 })).toBe(1_100_000)
})

test('a difference that is known is not found anew: counting the same again adds nothing', () => {
  const sum = fc.integer({ min: 0, max: 1_000_000_000 })
  fc.assert(
    fc.property(sum, sum, fc.integer({ min: -1_000, max: 1_000 }), (books, counted, openDifferences) => {
      const standing = { books, openDifferences, toldIn: 0, toldOut: 0 }
      const found = counted - expectedIn(standing)
      const next = { ...standing, openDifferences: openDifferences + found }
      expect(counted - expectedIn(next)).toBe(0)
    }),
  )
})

test('a day is closed once: today, or yesterday where it was forgotten', () => {
  expect(dayToClose(noon, undefined, undefined)).toEqual({ ok: true, value: '2026-11-16' })
  expect(dayToClose(noon, '2026-11-15', '2026-11-14')).toEqual({ ok: true, value: '2026-11-15' })
  expect(dayToClose(noon, undefined, '2026-11-15')).toEqual({ ok: true, value: '2026-11-16' })
  const closed = { ok: false, error: { code: 'cash_day_closed' } }
  expect(dayToClose(noon, undefined, '2026-11-16')).toEqual(closed)
  expect(dayToClose(noon, '2026-11-15', '2026-11-15')).toEqual(closed)
  expect(dayToClose(noon, '2026-11-15', '2026-11-16')).toEqual(closed)
})

test.each(['2026-11-14', '2026-11-17'])('%s is neither today nor yesterday', (day) => {
  expect(dayToClose(noon, day, undefined)).toEqual({ ok: false, error: { code: 'cash_day_wrong' } })
})

test('days are those of Tashkent', () => {
  const late = new Date('2026-11-16T19:30:00.000Z')
  expect(dayToClose(late, undefined, undefined)).toEqual({ ok: true, value: '2026-11-17' })
})

test('a desk waits to be counted once a day with movements is over', () => {
  expect(overdueSince(undefined, noon)).toBeUndefined()
  expect(overdueSince(noon, noon)).toBeUndefined()
  expect(overdueSince(new Date('2026-11-15T18:59:00.000Z'), noon)).toBe('2026-11-15')
  expect(overdueSince(new Date('2026-11-15T19:00:00.000Z'), noon)).toBeUndefined()
})

test('what may leave a desk is what is known to lie there', () => {
  const standing = { books: 1_000_000, openDifferences: 0, toldOut: 0 }
  expect(freeIn(standing)).toBe(1_000_000)
  expect(freeIn({ ...standing, toldOut: 300_000 })).toBe(700_000)
  expect(freeIn({ ...standing, openDifferences: -200_000 })).toBe(800_000)
  expect(freeIn({ ...standing, openDifferences: 200_000 })).toBe(1_000_000)
  expect(freeIn({ ...standing, openDifferences: -800_000, toldOut: 300_000 })).toBe(0)
})
