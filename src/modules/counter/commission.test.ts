import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type DayCount, earnedBy, type Rate, rateOn, ratesIn, totalOf } from './domain/commission.ts'
import { commissionKinds } from './domain/counter-words.ts'

const rates: Rate[] = [
  { kind: 'handed_out', amount: 1_500, fromDay: '2026-01-01' },
  { kind: 'handed_out', amount: 2_000, fromDay: '2026-11-10' },
  { kind: 'stored', amount: 700, fromDay: '2026-11-05' },
]

test('the rate of a day is the last that has begun, and nothing before the first', () => {
  expect(rateOn(rates, 'handed_out', '2026-11-09')).toBe(1_500)
  expect(rateOn(rates, 'handed_out', '2026-11-10')).toBe(2_000)
  expect(rateOn([...rates].reverse(), 'handed_out', '2026-12-01')).toBe(2_000)
  expect(rateOn(rates, 'stored', '2026-11-04')).toBe(0)
  expect(rateOn(rates, 'taken_in', '2026-11-04')).toBe(0)
})

test('a month tells the rates that were in force in it', () => {
  expect(ratesIn(rates, '2026-11-01', '2026-11-30')).toEqual([rates[0], rates[2], rates[1]])
  expect(ratesIn(rates, '2026-12-01', '2026-12-31')).toEqual([rates[2], rates[1]])
  expect(ratesIn(rates, '2025-12-01', '2025-12-31')).toEqual([])
})

const days = ['2026-11-01', '2026-11-02', '2026-11-03', '2026-11-30']
const someRates = fc.uniqueArray(
  fc.record({
    kind: fc.constantFrom(...commissionKinds),
    amount: fc.integer({ min: 0, max: 10_000 }),
    fromDay: fc.constantFrom('2026-01-01', ...days),
  }),
  { selector: ({ kind, fromDay }) => kind + fromDay },
)
const counts: fc.Arbitrary<DayCount[]> = fc.array(
  fc.record({
    day: fc.constantFrom(...days),
    kind: fc.constantFrom(...commissionKinds),
    parcels: fc.integer({ min: 1, max: 500 }),
  }),
)

test('a month comes to what its days come to, and a day to what its parcels come to one by one', () => {
  fc.assert(
    fc.property(counts, someRates, (told, known) => {
      const earned = earnedBy(told, known)
      const oneByOne = told.flatMap(({ day, kind, parcels }) =>
        Array.from({ length: parcels }, () => ({ day, amount: rateOn(known, kind, day) })),
      )
      for (const { day, amount, parcels, kinds } of earned) {
        const own = oneByOne.filter((one) => one.day === day)
        expect(amount).toBe(own.reduce((sum, one) => sum + one.amount, 0))
        expect(parcels).toBe(own.length)
        expect(amount).toBe(kinds.reduce((sum, one) => sum + one.rate * one.parcels, 0))
      }
      expect(totalOf(earned)).toEqual({
        parcels: oneByOne.length,
        amount: oneByOne.reduce((sum, { amount }) => sum + amount, 0),
      })
      expect(earned.map(({ day }) => day)).toEqual([...new Set(told.map(({ day }) => day))].sort())
    }),
  )
})
