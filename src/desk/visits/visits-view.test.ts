import { expect, test } from 'vitest'
import { daysOf, languagesByUse, roundTop, spanIn } from './visits-view.ts'

test('the address keeps the period, and a month is shown for anything it does not know', () => {
  expect(spanIn(new URLSearchParams('days=7'))).toBe('7')
  expect(spanIn(new URLSearchParams('days=5000'))).toBe('30')
})

test('a period ends with the day it is in Tashkent', () => {
  expect(daysOf('7', new Date('2026-11-17T20:00:00Z'))).toEqual({ from: '2026-11-12', to: '2026-11-18' })
})

test.each([
  [0, 4],
  [7, 10],
  [130, 200],
  [230, 250],
  [1460, 2000],
])('the chart of at most %i a day ends at %i', (highest, top) => {
  expect(roundTop(highest)).toBe(top)
})

test('languages stand in the order of their use', () => {
  expect(languagesByUse({ uz: 5, oz: 1, ru: 9, en: 0 })).toEqual(['ru', 'uz', 'oz', 'en'])
})
