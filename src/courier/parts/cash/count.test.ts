import { expect, test } from 'vitest'
import { countedSum, differenceOf, nothingCounted, readCount, typedCoins, typedNotes } from './count.ts'

test('notes and small change make the sum, and what is missing is below zero', () => {
  const count = {
    notes: { 200000: 2, 100000: 5, 50000: 4, 20000: 1, 10000: 9, 5000: 6, 2000: 3, 1000: 1 },
    coins: 0,
    note: '',
  }
  expect(countedSum(count)).toBe(1_247_000)
  expect(differenceOf(count, 1_252_000)).toBe(-5000)
  expect(differenceOf({ ...count, coins: 6900 }, 1_252_000)).toBe(1900)
})

test('only digits count, and nobody holds more than four digits of notes', () => {
  expect(typedNotes('12')).toBe(12)
  expect(typedNotes(' 1 2x')).toBe(12)
  expect(typedNotes('')).toBe(0)
  expect(typedNotes('99999')).toBe(9999)
  expect(typedCoins('12500')).toBe(12_500)
})

test('what was kept is read again, and anything else is an empty count', () => {
  const kept = { notes: { 1000: 3 }, coins: 500, note: 'taksi' }
  expect(readCount(JSON.parse(JSON.stringify(kept)))).toEqual(kept)
  expect(readCount(undefined)).toEqual(nothingCounted)
  expect(readCount('x')).toEqual(nothingCounted)
  expect(readCount({ notes: null, coins: 'a' })).toEqual(nothingCounted)
})
