import { expect, test } from 'vitest'
import { nothingTyped, typed } from './keyboard-scanner.ts'

function typeAll(keys: readonly string[], everyMs: number, from = 0) {
  let typing = nothingTyped
  const scanned: string[] = []
  keys.forEach((key, index) => {
    const step = typed(typing, key, from + index * everyMs)
    typing = step.typing
    if (step.scanned !== undefined) scanned.push(step.scanned)
  })
  return scanned
}
const code = [...'TB57291836405128', 'Enter']

test('a code that comes faster than a hand types is a scan', () => {
  expect(typeAll(code, 8)).toEqual(['TB57291836405128'])
})

test('what a hand types is no scan, however long it is', () => {
  expect(typeAll(code, 150)).toEqual([])
})

test('a scan after a hand has touched the keys is read from its own beginning', () => {
  const hand = typed(nothingTyped, 'x', 0)
  let { typing } = hand
  let scanned: string | undefined
  code.forEach((key, index) => {
    const step = typed(typing, key, 5_000 + index * 8)
    typing = step.typing
    scanned = step.scanned ?? scanned
  })
  expect(scanned).toBe('TB57291836405128')
})

test('Enter alone and keys without a sign are nothing', () => {
  expect(typeAll(['Enter', 'Shift', 'Enter'], 8)).toEqual([])
  expect(typeAll(['T', 'Shift', ...'B57291836405128', 'Enter'], 8)).toEqual(['TB57291836405128'])
})
