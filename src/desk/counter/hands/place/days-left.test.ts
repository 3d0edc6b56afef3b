import { expect, test } from 'vitest'
import { daysLeft } from './days-left.ts'

/** One in the morning in Tashkent: by UTC it is still the day before. */
const night = Date.parse('2026-11-18T20:00:00.000Z')

test('days are those of Tashkent, whatever the hour', () => {
  expect(daysLeft(Date.parse('2026-11-19T18:59:59.000Z'), night)).toBe(0)
  expect(daysLeft(Date.parse('2026-11-19T19:00:00.000Z'), night)).toBe(1)
  expect(daysLeft(Date.parse('2026-11-24T10:00:00.000Z'), night)).toBe(5)
})

test('what is over counts below zero', () => {
  expect(daysLeft(Date.parse('2026-11-18T10:00:00.000Z'), night)).toBe(-1)
})
