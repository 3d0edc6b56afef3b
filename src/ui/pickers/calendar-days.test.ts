import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  addDays,
  addMonths,
  dayByKey,
  extendRange,
  isDay,
  isWithin,
  monthWeeks,
  usualRanges,
  weekdayOf,
} from './calendar-days.ts'

test('a month is whole weeks from Monday', () => {
  const november = monthWeeks('2026-11-15')
  expect(november).toHaveLength(6)
  expect(november[0]).toEqual([...Array(6).fill(undefined), '2026-11-01'])
  expect(november.at(-1)?.[0]).toBe('2026-11-30')
})

test('every month shows each of its days once, under its weekday', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1200 }), (months) => {
      const first = addMonths('1980-01-01', months)
      const weeks = monthWeeks(first)
      const days = weeks.flat().filter((day) => day !== undefined)
      expect(days[0]).toBe(first)
      expect(addDays(days.at(-1) ?? '', 1)).toBe(addMonths(first, 1))
      for (const week of weeks)
        week.forEach((day, place) => {
          if (day) expect(weekdayOf(day)).toBe(place)
        })
    }),
  )
})

test('a month more keeps the day, or takes the last one', () => {
  expect(addMonths('2026-01-31', 1)).toBe('2026-02-28')
  expect(addMonths('2028-01-31', 1)).toBe('2028-02-29')
  expect(addMonths('2026-01-15', -1)).toBe('2025-12-15')
})

test('two presses make a range in either order', () => {
  expect(extendRange(undefined, '2026-11-10')).toEqual({ begun: '2026-11-10' })
  const range = { from: '2026-11-03', to: '2026-11-10' }
  expect(extendRange('2026-11-10', '2026-11-03')).toEqual({ range })
  expect(extendRange('2026-11-03', '2026-11-10')).toEqual({ range })
  expect(isWithin('2026-11-10', range)).toBe(true)
  expect(isWithin('2026-11-11', range)).toBe(false)
})

test('usual ranges end today, but for those that are over', () => {
  const ranges = usualRanges('2026-03-01')
  expect(ranges.sevenDays).toEqual({ from: '2026-02-23', to: '2026-03-01' })
  expect(ranges.lastMonth).toEqual({ from: '2026-02-01', to: '2026-02-28' })
  expect(ranges.yesterday.to).toBe('2026-02-28')
})

test.each([
  ['ArrowLeft', '2026-10-31'],
  ['ArrowDown', '2026-11-08'],
  ['PageDown', '2026-12-01'],
  ['Home', '2026-10-26'],
  ['End', '2026-11-01'],
  ['a', undefined],
])('%s leads from 1 November 2026 to %s', (key, day) => {
  expect(dayByKey('2026-11-01', key)).toBe(day)
})

test('what is no day is refused', () => {
  expect(['2026-02-30', '2026-13-01', 'soon', '26-1-1', '2026-11-15'].map(isDay)).toEqual([
    false,
    false,
    false,
    false,
    true,
  ])
})
