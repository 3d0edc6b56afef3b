import { expect, test } from 'vitest'
import { likelyGiven, sumOfNotes } from './notes.ts'

test('notes add up by their value', () => {
  expect(sumOfNotes({})).toBe(0)
  expect(sumOfNotes({ 100000: 1, 50000: 1, 20000: 2 })).toBe(190_000)
})

test.each([
  [185_000, 200_000],
  [94_000, 100_000],
  [320_000, 350_000],
  [43_000, 50_000],
  [7_500, 10_000],
  [200_000, 200_000],
])('for %i somebody is likely to hold out %i', (amount, given) => {
  expect(likelyGiven(amount)).toBe(given)
})
