import { expect, test } from 'vitest'
import { bagsOfDay, readBags, typedBags } from './kept-bags.ts'

test('the count of this morning is known after the scanner, that of yesterday is not', () => {
  const kept = readBags(JSON.parse(JSON.stringify({ day: '2026-11-18', bags: 13 })))
  expect(bagsOfDay(kept, '2026-11-18')).toBe(13)
  expect(bagsOfDay(kept, '2026-11-19')).toBeUndefined()
  expect(bagsOfDay(undefined, '2026-11-18')).toBeUndefined()
})

test('anything else that was kept is no count', () => {
  for (const kept of [undefined, null, 13, { day: '2026-11-18' }, { day: '2026-11-18', bags: -1 }])
    expect(readBags(kept)).toBeUndefined()
})

test('digits alone are a count, and no bag holds more than five hundred', () => {
  expect(typedBags('1 4')).toBe(14)
  expect(typedBags('')).toBe(0)
  expect(typedBags('999')).toBe(500)
})
