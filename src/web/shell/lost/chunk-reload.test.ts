import { expect, test } from 'vitest'
import { isChunkLoadError, isLineDown, takeReload } from './chunk-reload.ts'

function memory() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
}

test.each([
  'Failed to fetch dynamically imported module: https://tezbox.example/assets/track.js',
  'error loading dynamically imported module: https://tezbox.example/assets/track.js',
  'Importing a module script failed.',
  'Unable to preload CSS for /assets/track.css',
])('every browser’s wording of a missing chunk is known: %s', (message) => {
  expect(isChunkLoadError(new TypeError(message))).toBe(true)
})

test('other failures are not mistaken for a missing chunk', () => {
  expect(isChunkLoadError(new Error('Failed to fetch'))).toBe(false)
  expect(isChunkLoadError('Importing a module script failed.')).toBe(false)
  expect(isChunkLoadError(undefined)).toBe(false)
})

test.each(['Failed to fetch', 'NetworkError when attempting to fetch resource.', 'Load failed'])(
  'a request that reached nobody is the line, whatever the browser believes: %s',
  (message) => {
    expect(isLineDown(new TypeError(message), true)).toBe(true)
    expect(isLineDown(new Error(message), false)).toBe(false)
  },
)

test('a missing chunk is the line only while the browser is offline', () => {
  const missing = new TypeError('Failed to fetch dynamically imported module: https://tezbox.example/a.js')
  expect(isLineDown(missing, false)).toBe(true)
  expect(isLineDown(missing, true)).toBe(false)
})

test('a fault of the page stays one when the line is down too', () => {
  expect(isLineDown(new TypeError('x is undefined'), false)).toBe(false)
  expect(isLineDown(undefined, false)).toBe(false)
})

test('the page is reloaded at most once a minute', () => {
  const storage = memory()
  expect(takeReload(() => storage, 1_000_000)).toBe(true)
  expect(takeReload(() => storage, 1_000_001)).toBe(false)
  expect(takeReload(() => storage, 1_059_999)).toBe(false)
  expect(takeReload(() => storage, 1_060_000)).toBe(true)
})

test('without storage nothing is reloaded, so it cannot go round in circles', () => {
  const blocked = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  expect(takeReload(blocked, 1_000_000)).toBe(false)
})
