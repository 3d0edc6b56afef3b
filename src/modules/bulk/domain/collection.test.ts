import { expect, test } from 'vitest'
import { firstTariff } from '#modules/pricing/domain/first-tariff.ts'
import { collectionDays, isCollectionOffered, timeIntervals } from './collection.ts'

/** Sundays off. */
const levels = { ...firstTariff.serviceLevels, weekdaysOff: [0] }
const at = (moment: string) => collectionDays(new Date(moment), levels)

test('today as long as an interval begins in an hour or later, then working days only', () => {
  // Wednesday, 10:30 in Tashkent.
  const [today, next] = at('2026-11-18T05:30:00Z')
  expect(today).toEqual({ day: '2026-11-18', intervals: ['12:00-15:00', '15:00-18:00', '18:00-21:00'] })
  expect(next).toEqual({ day: '2026-11-19', intervals: timeIntervals })
  expect(at('2026-11-18T05:30:00Z').map(({ day }) => day)).not.toContain('2026-11-22')
})

test('in the evening the first day is tomorrow; before midnight no hour of today is left', () => {
  expect(at('2026-11-18T12:30:00Z')[0]?.day).toBe('2026-11-19')
  expect(at('2026-11-18T18:30:00Z')[0]?.day).toBe('2026-11-19')
})

test('what is not offered cannot be asked for', () => {
  const offered = at('2026-11-18T05:30:00Z')
  expect(isCollectionOffered({ day: '2026-11-18', interval: '12:00-15:00' }, offered)).toBe(true)
  expect(isCollectionOffered({ day: '2026-11-18', interval: '09:00-12:00' }, offered)).toBe(false)
  expect(isCollectionOffered({ day: '2026-11-22', interval: '09:00-12:00' }, offered)).toBe(false)
})
