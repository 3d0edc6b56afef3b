import { expect, test } from 'vitest'
import { effectOfHanding, isFreeFor } from './lead-owner.ts'

test('a message is taken, handed on and let go by whoever sees how it stands', () => {
  expect(effectOfHanding(null, { from: null, to: 7 })).toBe('changes')
  expect(effectOfHanding(7, { from: 7, to: 8 })).toBe('changes')
  expect(effectOfHanding(8, { from: 8, to: null })).toBe('changes')
})

test('the same wish a second time changes nothing', () => {
  expect(effectOfHanding(7, { from: null, to: 7 })).toBe('stands')
  expect(effectOfHanding(null, { from: 7, to: null })).toBe('stands')
})

test('what a colleague has taken meanwhile stays theirs', () => {
  expect(effectOfHanding(8, { from: null, to: 7 })).toBe('refused')
  expect(effectOfHanding(null, { from: 7, to: 8 })).toBe('refused')
})

test('what somebody has is answered by them, what nobody has by anybody', () => {
  expect([isFreeFor(null, 7), isFreeFor(7, 7), isFreeFor(8, 7)]).toEqual([true, true, false])
})
