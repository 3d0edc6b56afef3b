import { expect, test } from 'vitest'
import { forgottenIn } from './forgotten.ts'

const closing = {} as NonNullable<Parameters<typeof forgottenIn>[0]['closing']>
const day = (change: object) => ({ day: '2026-11-18', opening: 100_000, closing: null, lines: [], ...change })
const today = day({ day: '2026-11-19', opening: 340_000, lines: [1] })

test('a day that moved cash and was not closed is told', () => {
  expect(forgottenIn(today, day({ lines: [1, 2] }))).toBe('2026-11-18')
  // What came and went again leaves the same sum, and lines.
  expect(forgottenIn(today, day({ opening: 340_000, lines: [1, 2, 3] }))).toBe('2026-11-18')
})

test('where nothing moved, or it is too late, nothing is told', () => {
  expect(forgottenIn(today, day({ opening: 340_000, lines: [1] }))).toBeUndefined()
  expect(forgottenIn(today, day({ closing, lines: [1, 2] }))).toBeUndefined()
  expect(forgottenIn({ ...today, closing }, day({ lines: [1, 2] }))).toBeUndefined()
  expect(forgottenIn(today, undefined)).toBeUndefined()
})
