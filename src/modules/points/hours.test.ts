import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  clockText,
  dayMinutes,
  hoursInGroups,
  isRoundTheClock,
  openAt,
  openNow,
  readClock,
  type WeekHours,
  weekMomentOf,
} from './domain/hours.ts'

const shop: WeekHours = [
  ...Array.from({ length: 5 }, () => [
    { from: 9 * 60, to: 13 * 60 },
    { from: 14 * 60, to: 18 * 60 },
  ]),
  [{ from: 9 * 60, to: 15 * 60 }],
  [],
]
const open = { hours: shop, closed: false }
/** The 16th of November 2026 is a Monday; Tashkent is five hours ahead of UTC. */
const at = (day: number, time: string) => new Date(`2026-11-${day}T${time}:00+05:00`)

test('hours are those of Tashkent wherever the machine stands', () => {
  expect(weekMomentOf(new Date('2026-11-15T19:00:00Z'))).toEqual({ weekday: 0, minute: 0 })
  expect(weekMomentOf(new Date('2026-11-15T18:59:59Z'))).toEqual({ weekday: 6, minute: dayMinutes - 1 })
  expect(weekMomentOf(new Date('1969-12-31T19:00:00Z'))).toEqual({ weekday: 3, minute: 0 })
})

test('the door opens with the first minute and shuts with the last', () => {
  expect(openAt(open, at(16, '08:59'))).toBe(false)
  expect(openAt(open, at(16, '09:00'))).toBe(true)
  expect(openAt(open, at(16, '17:59'))).toBe(true)
  expect(openAt(open, at(16, '18:00'))).toBe(false)
})

test('a break is shut, and says when it ends', () => {
  expect(openNow(open, at(16, '13:30'))).toEqual({
    open: false,
    opens: { daysAhead: 0, minute: 14 * 60, weekday: 0 },
  })
  expect(openNow(open, at(16, '12:00'))).toEqual({ open: true, until: 13 * 60 })
})

test('after Saturday comes Monday when Sunday is free', () => {
  expect(openNow(open, at(21, '16:00'))).toEqual({
    open: false,
    opens: { daysAhead: 2, minute: 9 * 60, weekday: 0 },
  })
})

test('a point closed until further notice promises no opening', () => {
  expect(openNow({ hours: shop, closed: true }, at(16, '10:00'))).toEqual({ open: false })
})

test('a point that is open one morning a week opens again in a week', () => {
  const mornings: WeekHours = [[{ from: 540, to: 600 }], [], [], [], [], [], []]
  expect(openNow({ hours: mornings, closed: false }, at(16, '10:00'))).toEqual({
    open: false,
    opens: { daysAhead: 7, minute: 540, weekday: 0 },
  })
})

test('round the clock has no closing hour', () => {
  const always: WeekHours = Array.from({ length: 7 }, () => [{ from: 0, to: dayMinutes }])
  expect(isRoundTheClock(always)).toBe(true)
  expect(isRoundTheClock(shop)).toBe(false)
  expect(openNow({ hours: always, closed: false }, at(18, '03:00'))).toEqual({ open: true })
})

test('days in a row with the same hours are one line', () => {
  expect(hoursInGroups(shop).map(({ first, last }) => [first, last])).toEqual([
    [0, 4],
    [5, 5],
    [6, 6],
  ])
})

test('a clock reads what it wrote', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: dayMinutes }), (minute) => {
      expect(readClock(clockText(minute))).toBe(minute)
    }),
  )
})

test('what is promised as the next opening is open then, and not before', () => {
  const span = fc
    .tuple(fc.integer({ min: 0, max: dayMinutes - 1 }), fc.integer({ min: 1, max: dayMinutes }))
    .filter(([from, to]) => from < to)
    .map(([from, to]) => ({ from, to }))
  const week = fc.array(fc.array(span, { maxLength: 1 }), { minLength: 7, maxLength: 7 })
  const minutes = fc.integer({ min: 0, max: 7 * dayMinutes - 1 })
  const monday = at(16, '00:00').getTime()
  fc.assert(
    fc.property(week, minutes, (hours, minute) => {
      const now = openNow({ hours, closed: false }, new Date(monday + minute * 60_000))
      if (now.open || !now.opens) return
      const { daysAhead, minute: opening } = now.opens
      const opens = Math.floor(minute / dayMinutes) * dayMinutes + daysAhead * dayMinutes + opening
      const isOpen = (moment: number) => openAt({ hours, closed: false }, new Date(monday + moment * 60_000))
      expect(opens).toBeGreaterThan(minute)
      expect(isOpen(opens)).toBe(true)
      for (let step = minute; step < opens; step += 7) expect(isOpen(step)).toBe(false)
    }),
  )
})
