import { expect, test } from 'vitest'
import { sampleStop } from '../parts/stop-samples.ts'
import { isAnotherErrand } from './moved-on.tsx'

const then = sampleStop()

test('whoever stands at the door hears of what has changed the errand, and of nothing else', () => {
  expect(isAnotherErrand(then, sampleStop({ state: 'gone' }))).toBe(true)
  // Cancelled: it goes back. Redirected: it goes to a point.
  expect(isAnotherErrand(then, sampleStop({ kind: 'hand_in' }))).toBe(true)
  expect(isAnotherErrand(then, sampleStop({ kind: 'bring' }))).toBe(true)
  expect(isAnotherErrand(then, sampleStop({ wishes: { ...then.wishes, refused: true } }))).toBe(true)
  expect(isAnotherErrand(then, sampleStop({ state: 'done' }))).toBe(false)
  expect(isAnotherErrand(then, sampleStop({ to_collect: 0, position: 4 }))).toBe(false)
})
