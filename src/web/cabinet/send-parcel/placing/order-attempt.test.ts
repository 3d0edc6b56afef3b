import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeStorage } from '../../../../../tests/support/fake-storage.ts'
import { attemptKey, forgetAttempt } from './order-attempt.ts'

function keys() {
  let count = 0
  return () => `key-${++count}`
}

beforeEach(() => vi.stubGlobal('localStorage', fakeStorage()))
afterEach(() => {
  forgetAttempt()
  vi.unstubAllGlobals()
})

test('the same order goes out with the same key until it is answered', () => {
  const newKey = keys()
  expect(attemptKey({ description: 'Kitob' }, newKey)).toBe('key-1')
  expect(attemptKey({ description: 'Kitob' }, newKey)).toBe('key-1')
  forgetAttempt()
  expect(attemptKey({ description: 'Kitob' }, newKey)).toBe('key-2')
})

test('an order that was changed has a key of its own', () => {
  const newKey = keys()
  expect(attemptKey({ description: 'Kitob' }, newKey)).toBe('key-1')
  expect(attemptKey({ description: 'Ikkita kitob' }, newKey)).toBe('key-2')
})

test('a browser that keeps nothing remembers the key as long as the page lives', () => {
  vi.stubGlobal('localStorage', fakeStorage({ broken: true }))
  const newKey = keys()
  expect(attemptKey({ description: 'Kitob' }, newKey)).toBe('key-1')
  expect(attemptKey({ description: 'Kitob' }, newKey)).toBe('key-1')
})
