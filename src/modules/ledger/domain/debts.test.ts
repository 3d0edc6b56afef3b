import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ageBuckets, bucketOf, oldestFirst, raisedIn, reminderDue } from './debts.ts'

const now = new Date('2026-11-16T07:00:00.000Z')
const dayMs = 86_400_000
const ago = (days: number, ms = 0) => new Date(now.getTime() - days * dayMs - ms)

test('a sum pays the oldest debt to its end before the next', () => {
  const debts = [
    { id: 1, remaining: 30_000 },
    { id: 2, remaining: 20_000 },
    { id: 3, remaining: 5_000 },
  ]
  const paid = (sum: number) => oldestFirst(debts, sum).map(({ id, pays }) => [id, pays])
  expect(paid(0)).toEqual([])
  expect(paid(10_000)).toEqual([[1, 10_000]])
  expect(paid(30_000)).toEqual([[1, 30_000]])
  expect(paid(45_000)).toEqual([
    [1, 30_000],
    [2, 15_000],
  ])
  expect(paid(1_000_000)).toEqual([
    [1, 30_000],
    [2, 20_000],
    [3, 5_000],
  ])
})

test('never more than is owed, never more than there is, and all of the smaller of the two', () => {
  const debt = fc.record({ remaining: fc.integer({ min: 1, max: 1_000_000 }) })
  fc.assert(
    fc.property(fc.array(debt, { maxLength: 20 }), fc.nat(10_000_000), (debts, sum) => {
      const parts = oldestFirst(debts, sum)
      const owed = debts.reduce((all, { remaining }) => all + remaining, 0)
      expect(parts.reduce((all, { pays }) => all + pays, 0)).toBe(Math.min(owed, sum))
      for (const { pays, remaining } of parts) expect(pays > 0 && pays <= remaining).toBe(true)
      // Only the last one may be left unpaid in part.
      for (const { pays, remaining } of parts.slice(0, -1)) expect(pays).toBe(remaining)
    }),
  )
})

test.each([
  [0, '0-3'],
  [3, '0-3'],
  [4, '4-7'],
  [7, '4-7'],
  [8, '8-14'],
  [14, '8-14'],
  [15, '15-30'],
  [30, '15-30'],
  [31, '31+'],
  [400, '31+'],
] as const)('a debt of %d days is in the bucket %s', (days, bucket) => {
  expect(bucketOf(ago(days), now)).toBe(bucket)
  // A millisecond before it is a day older, it still is what it was.
  expect(bucketOf(ago(days, dayMs - 1), now)).toBe(bucket)
})

test('every debt is in exactly one bucket, also by the moments it is looked up with', () => {
  const bucketNames = ageBuckets.map(({ name }) => name)
  fc.assert(
    fc.property(fc.nat(60 * dayMs), (age) => {
      const raised = new Date(now.getTime() - age)
      const found = bucketNames.filter((name) => {
        const { after, until } = raisedIn(name, now)
        return (after === undefined || raised > after) && raised <= until
      })
      expect(found).toEqual([bucketOf(raised, now)])
    }),
  )
})

test('a debt is reminded of after 3, 7 and 14 days, each once', () => {
  const due = (days: number, reminded: number) => reminderDue({ raisedAt: ago(days), reminded }, now)
  expect(due(2, 0)).toBeUndefined()
  expect(due(3, 0)).toBe(3)
  expect(due(3, 3)).toBeUndefined()
  expect(due(6, 3)).toBeUndefined()
  expect(due(7, 3)).toBe(7)
  expect(due(14, 7)).toBe(14)
  expect(due(90, 14)).toBeUndefined()
  // Nobody looked for a fortnight: one reminder, not three.
  expect(due(15, 0)).toBe(14)
})
