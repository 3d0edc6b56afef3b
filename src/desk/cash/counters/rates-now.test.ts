import { expect, test } from 'vitest'
import { ratesNow } from './rates-now.ts'

const rate = (amount: number, from_day: string) => ({ kind: 'handed_out' as const, amount, from_day })

test('of all that have begun the latest holds, and the next one is told', () => {
  const rates = [
    rate(2_000, '2026-12-01'),
    rate(1_500, '2026-01-01'),
    rate(1_700, '2026-11-18'),
    rate(3_000, '2027-01-01'),
  ]
  const now = ratesNow(rates, '2026-11-18').find(({ kind }) => kind === 'handed_out')
  expect(now).toEqual({ kind: 'handed_out', amount: 1_700, next: rate(2_000, '2026-12-01') })
})

test('work without a rate earns nothing', () => {
  expect(ratesNow([], '2026-11-18')).toEqual(
    ['taken_in', 'stored', 'handed_out', 'given_on'].map((kind) => ({ kind, amount: 0, next: undefined })),
  )
})
