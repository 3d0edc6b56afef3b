import { expect, test } from 'vitest'
import {
  attemptAfterSending,
  attemptAfterWait,
  isStillFresh,
  parseAttempt,
  withSpentCode,
} from './attempt.ts'

const now = Date.UTC(2026, 10, 15)
const phone = '901234567'
const sent = attemptAfterSending(phone, { expires_in: 180, resend_in: 60 }, now)

test('the server decides how long a code lives and when another may be asked for', () => {
  expect(sent).toEqual({ phone, resendAt: now + 60_000, expiresAt: now + 180_000 })
})

test('a code asked for elsewhere is as old as its wait tells', () => {
  expect(attemptAfterWait(phone, 45, now)).toEqual({
    phone,
    resendAt: now + 45_000,
    expiresAt: now + 165_000,
  })
})

test('the same phone needs no second code within the minute; another phone does', () => {
  expect(isStillFresh(sent, phone, now + 59_999)).toBe(true)
  expect(isStillFresh(sent, phone, now + 60_000)).toBe(false)
  expect(isStillFresh(sent, '901234568', now)).toBe(false)
  expect(isStillFresh(undefined, phone, now)).toBe(false)
})

test('a spent code is not fresh, and the wait for the next one goes on', () => {
  const spent = withSpentCode(sent)
  expect(isStillFresh(spent, phone, now)).toBe(false)
  expect(spent.resendAt).toBe(sent.resendAt)
})

test('a reload finds the attempt while its code lives', () => {
  expect(parseAttempt(JSON.stringify(sent), now + 179_999)).toEqual(sent)
  expect(parseAttempt(JSON.stringify(sent), now + 180_000)).toBeUndefined()
})

test.each([
  null,
  '',
  '{',
  'null',
  '[]',
  '{"phone":"1"}',
  '{"phone":"901234567","resendAt":"x","expiresAt":9e15}',
])('what is not an attempt (%s) is nothing', (text) => {
  expect(parseAttempt(text, now)).toBeUndefined()
})
