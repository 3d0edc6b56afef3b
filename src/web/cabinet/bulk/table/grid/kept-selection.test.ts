import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createKeptSelection } from './kept-selection.ts'
import { at } from './selection.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a single step is looked at where it ends; of quick ones only the last', () => {
  const selection = createKeptSelection(() => Date.now())
  const rests: unknown[] = []
  selection.rest.subscribe(() => rests.push(selection.rest.now()?.active.row))
  selection.set(at(1, 0))
  for (const row of [2, 3, 4]) {
    vi.advanceTimersByTime(30)
    selection.set(at(row, 0))
    expect(selection.now().active.row).toBe(row)
  }
  vi.advanceTimersByTime(400)
  selection.set(at(9, 0))
  expect(rests).toEqual([1, undefined, 4, 9])
})
