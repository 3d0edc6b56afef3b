import { expect, test } from 'vitest'
import { afterWrong, isTyped, lockedUntil, lockerLimits, typedNumber } from './domain/keypad.ts'
import { eventIdOf, hasHappened, openingKinds } from './domain/openings.ts'

const now = new Date('2026-11-18T06:00:00Z')
const later = (ms: number) => new Date(now.getTime() + ms)

test('five wrong codes one after the other lock the keypad for ten minutes', () => {
  let keypad = { wrongTries: 0, lockedUntil: null as Date | null }
  for (let tried = 1; tried < lockerLimits.keypadTries; tried++) {
    keypad = afterWrong(keypad, now)
    expect(lockedUntil(keypad, now)).toBeUndefined()
  }
  keypad = afterWrong(keypad, now)
  expect(lockedUntil(keypad, now)).toEqual(later(lockerLimits.keypadLockMs))
  expect(lockedUntil(keypad, later(lockerLimits.keypadLockMs - 1))).toBeDefined()
  expect(lockedUntil(keypad, later(lockerLimits.keypadLockMs))).toBeUndefined()
})

test('the end of the phone or the number of the order is typed, and nothing else', () => {
  const parcel = { phone: '934445566', orderId: 41_234_567 }
  expect(['45566', '41234567'].map((typed) => isTyped(typed, parcel))).toEqual([true, true])
  expect(['45567', '5566', '934445566'].map((typed) => isTyped(typed, parcel))).toEqual([false, false, false])
  expect(['45566', '41234567', '04123456', '445566', ''].map((typed) => typedNumber.test(typed))).toEqual([
    true,
    true,
    false,
    false,
    false,
  ])
})

test('something has happened when a parcel came that was to come, or is gone that was to go', () => {
  expect(openingKinds.map((what) => hasHappened(what, true))).toEqual([true, true, false, false])
  expect(openingKinds.map((what) => hasHappened(what, false))).toEqual([false, false, true, true])
})

test('the event of a door has a name that the orders take', () => {
  expect(eventIdOf(7)).toMatch(/^[\w-]{8,64}$/)
  expect(eventIdOf(7)).not.toBe(eventIdOf(70))
})
