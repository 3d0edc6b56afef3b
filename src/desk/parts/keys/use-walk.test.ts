import { expect, test } from 'vitest'
import { followed } from './use-walk.ts'

test('an address that comes late does not take back the steps made since', () => {
  expect(followed({ seen: 'a', ahead: ['b', 'c', 'd'] }, 'b')).toEqual({ seen: 'b', ahead: ['c', 'd'] })
  expect(followed({ seen: 'a', ahead: ['b', 'c', 'd'] }, 'c')).toEqual({ seen: 'c', ahead: ['d'] })
})

test('the walk is over where the last step led, also back to where it began', () => {
  expect(followed({ seen: 'b', ahead: ['c', 'd'] }, 'd')).toEqual({ seen: 'd', ahead: [] })
  expect(followed({ seen: 'a', ahead: ['b', 'a'] }, 'a')).toEqual({ seen: 'a', ahead: [] })
})

test('until the address moves nothing changes', () => {
  const walk = { seen: 'a', ahead: ['b', 'c'] }
  expect(followed(walk, 'a')).toBe(walk)
})

test.each(['x', undefined])('a row chosen otherwise begins a new walk: %s', (current) => {
  expect(followed({ seen: 'a', ahead: ['b', 'c'] }, current)).toEqual({ seen: current, ahead: [] })
})
