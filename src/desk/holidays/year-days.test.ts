import { expect, test } from 'vitest'
import { byMonth, changedHolidays, daysOffOf, noChanges, withDay } from './year-days.ts'

const known = {
  year: 2027,
  tariff_version: 3,
  weekdays_off: [],
  yearly: ['2027-01-01'],
  dated: ['2027-03-10'],
  promised: [{ day: '2027-03-11', count: 4 }],
  points: [{ day: '2027-01-01', count: 2 }],
}

test('the days off of a year stand in order, with what falls on them', () => {
  const changes = withDay(noChanges, '2027-03-11', false)
  expect(daysOffOf(known, changes)).toEqual([
    { day: '2027-01-01', kind: 'yearly', change: undefined, promised: 0, points: 2 },
    { day: '2027-03-10', kind: 'dated', change: undefined, promised: 0, points: 0 },
    { day: '2027-03-11', kind: 'dated', change: 'added', promised: 4, points: 0 },
  ])
})

test('the days off stand by their months', () => {
  const months = byMonth(daysOffOf(known, withDay(noChanges, '2027-03-11', false)))
  expect(months.map((inMonth) => inMonth.map(({ day }) => day))).toEqual([
    ['2027-01-01'],
    ['2027-03-10', '2027-03-11'],
  ])
})

test('a day pressed twice is no change', () => {
  expect(withDay(withDay(noChanges, '2027-03-10', true), '2027-03-10', true)).toEqual(noChanges)
  expect(withDay(withDay(noChanges, '2027-03-11', false), '2027-03-11', false)).toEqual(noChanges)
})

test('the change goes into the days of the tariff; one of every year leaves every year', () => {
  const tariff = { yearly: ['01-01', '03-08'], dated: ['2026-05-27', '2027-03-10'] }
  const changes = { added: ['2027-03-11'], removed: ['2027-01-01', '2027-03-10'] }
  expect(changedHolidays(tariff, changes)).toEqual({ yearly: ['03-08'], dated: ['2026-05-27', '2027-03-11'] })
})
