import { expect, test } from 'vitest'
import { callsTo, maskedPhone, noteCall } from './calls-made.ts'

function memory() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    all: () => [...kept.values()].join(),
  }
}
const hour = 3_600_000

test('calls are remembered for a day, each with its parcel, and never with the whole number', () => {
  const storage = memory()
  noteCall('63642483', '901234567', 0, storage)
  noteCall('11111111', '935556677', hour, storage)
  noteCall('63642483', '901234567', 2 * hour, storage)
  expect(callsTo('63642483', 3 * hour, storage).map(({ at }) => at)).toEqual([0, 2 * hour])
  expect(callsTo('63642483', 25 * hour, storage).map(({ at }) => at)).toEqual([2 * hour])
  expect(storage.all()).not.toContain('901234567')
  expect(maskedPhone('67')).toBe('+998 •• •••-••-67')
})

test('what cannot be read is no call', () => {
  const storage = memory()
  storage.setItem('courier.calls', '{broken')
  expect(callsTo('63642483', 0, storage)).toEqual([])
})
