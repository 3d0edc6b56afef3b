import { expect, test } from 'vitest'
import { firstTariff } from './domain/first-tariff.ts'
import { arrivesFresh, type Level, promisedDays } from './domain/service-levels.ts'

const { serviceLevels } = firstTariff

/** A moment on the wall clock of Tashkent. */
const tashkent = (text: string) => new Date(`${text}+05:00`)

function days(level: Level, at: string, insideCapital = false, levels = serviceLevels): string {
  const { from, to } = promisedDays({ level, insideCapital }, levels, tashkent(at))
  return `${from} ${to}`
}

// 16 November 2026 is a Monday.
test.each([
  ['2026-11-16T11:59:59.999', '2026-11-18 2026-11-19', '2026-11-17 2026-11-17', '2026-11-16 2026-11-17'],
  ['2026-11-16T12:00', '2026-11-19 2026-11-20', '2026-11-17 2026-11-17', '2026-11-17 2026-11-17'],
  ['2026-11-16T00:00', '2026-11-18 2026-11-19', '2026-11-17 2026-11-17', '2026-11-16 2026-11-17'],
  ['2026-11-16T23:59', '2026-11-19 2026-11-20', '2026-11-17 2026-11-17', '2026-11-17 2026-11-17'],
])(
  'ordered at %s: standard %s, express %s, express inside the capital %s',
  (at, standard, express, capital) => {
    expect(days('standard', at)).toBe(standard)
    expect(days('express', at)).toBe(express)
    expect(days('express', at, true)).toBe(capital)
  },
)

test('the day is the one of Tashkent, not of Greenwich', () => {
  // Still the 16th in Greenwich, already the 17th in Tashkent.
  const { from } = promisedDays(
    { level: 'express', insideCapital: true },
    serviceLevels,
    new Date('2026-11-16T20:00:00Z'),
  )
  expect(from).toBe('2026-11-17')
})

test('holidays neither take nor bring parcels', () => {
  // 8 December is Constitution Day.
  expect(days('express', '2026-12-07T10:00')).toBe('2026-12-09 2026-12-09')
  expect(days('standard', '2026-12-07T10:00')).toBe('2026-12-10 2026-12-11')
  expect(days('standard', '2026-12-07T13:00')).toBe('2026-12-11 2026-12-12')
})

test('what is ordered on a holiday counts as the first of the next working day', () => {
  expect(days('express', '2026-12-08T23:00', true)).toBe('2026-12-09 2026-12-10')
  expect(days('express', '2026-12-08T23:00')).toBe('2026-12-10 2026-12-10')
  expect(days('standard', '2026-12-08T23:00')).toBe('2026-12-11 2026-12-12')
})

test('the year ends in the middle of a promise', () => {
  expect(days('express', '2026-12-31T15:00')).toBe('2027-01-02 2027-01-02')
  expect(days('standard', '2026-12-30T09:00')).toBe('2027-01-02 2027-01-03')
  expect(days('standard', '2026-12-31T15:00')).toBe('2027-01-04 2027-01-05')
})

test('days that follow the moon are whole dates: they do not come back next year', () => {
  // Qurbon hayiti of 2026, expected on 27 May.
  expect(days('express', '2026-05-26T10:00')).toBe('2026-05-28 2026-05-28')
  expect(days('express', '2027-05-26T10:00')).toBe('2027-05-27 2027-05-27')
})

test('29 February is a day like any other', () => {
  expect(days('express', '2028-02-28T10:00')).toBe('2028-02-29 2028-02-29')
})

test('weekends are worked until the tariff says otherwise', () => {
  // 21 November 2026 is a Saturday.
  expect(days('express', '2026-11-21T10:00')).toBe('2026-11-22 2026-11-22')
  const withoutSundays = { ...serviceLevels, weekdaysOff: [0] }
  expect(days('express', '2026-11-21T10:00', false, withoutSundays)).toBe('2026-11-23 2026-11-23')
})

test('the cut-off hour comes from the tariff', () => {
  const later = { ...serviceLevels, cutOffHour: 15 }
  expect(days('express', '2026-11-16T14:59', true, later)).toBe('2026-11-16 2026-11-17')
  expect(days('express', '2026-11-16T15:00', true, later)).toBe('2026-11-17 2026-11-17')
})

test('what spoils is measured from the hand-over to the end of the last promised day', () => {
  const fresh = (level: Level, at: string) => {
    const now = tashkent(at)
    return arrivesFresh(promisedDays({ level, insideCapital: false }, serviceLevels, now), serviceLevels, now)
  }
  expect(fresh('standard', '2026-11-16T10:00')).toBe(false)
  expect(fresh('express', '2026-11-16T00:00')).toBe(true)
  // A holiday in between: Monday morning to the end of Wednesday is more than 60 hours, from noon it is exactly that.
  expect(fresh('express', '2026-12-07T11:59')).toBe(false)
  expect(fresh('express', '2026-12-07T12:00')).toBe(true)
  // Ordered on the holiday it is handed over the day after.
  expect(fresh('express', '2026-12-08T09:00')).toBe(true)
})
