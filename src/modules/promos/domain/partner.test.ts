import { expect, test } from 'vitest'
import { countsUntil, monthBefore, monthOf, partnerCode, partnerReward } from './partner.ts'

test('a code is the same however it is typed, and nothing else is one', () => {
  expect(partnerCode(' chorsu5 ')).toBe('CHORSU5')
  for (const written of ['abc', 'a b c d', 'ЧОРСУ', 'x'.repeat(17), ''])
    expect(partnerCode(written)).toBeUndefined()
})

test('months are those of Tashkent: the last hours of a month in London belong to the next', () => {
  const evening = new Date('2026-12-31T19:30:00Z')
  expect(monthOf(evening).firstDay).toBe('2027-01-01')
  expect(monthBefore(evening)).toEqual({
    firstDay: '2026-12-01',
    from: new Date('2026-11-30T19:00:00Z'),
    to: new Date('2026-12-31T19:00:00Z'),
  })
  expect(monthBefore(new Date('2027-01-15T00:00:00Z')).firstDay).toBe('2026-12-01')
})

test('a reward is a part of what was paid, in whole so’m', () => {
  expect(partnerReward(35_000, 5)).toBe(1_750)
  expect(partnerReward(33_333, 7)).toBe(2_333)
  expect(countsUntil(new Date('2026-11-17T09:00:00Z'), 12)).toEqual(new Date('2027-11-17T09:00:00Z'))
})
