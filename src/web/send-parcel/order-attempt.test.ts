import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { attemptKey, forgetAttempt } from './order-attempt.ts'

/** A browser's storage, as far as it is used here. */
function storage(broken = false) {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => {
      if (broken) throw new Error('full')
      kept.set(key, text)
    },
    removeItem: (key: string) => void kept.delete(key),
  }
}

function keys() {
  let count = 0
  return () => `key-${++count}`
}

beforeEach(() => vi.stubGlobal('localStorage', storage()))
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
  vi.stubGlobal('localStorage', storage(true))
  const newKey = keys()
  expect(attemptKey({ description: 'Kitob' }, newKey)).toBe('key-1')
  expect(attemptKey({ description: 'Kitob' }, newKey)).toBe('key-1')
})
