import { expect, test } from 'vitest'
import { gramsAt, lastStep, stepOf } from './weight-scale.ts'

test('every step leads to its weight and back, each heavier than the one before', () => {
  for (let step = 0; step <= lastStep; step++) {
    expect(stepOf(gramsAt(step))).toBe(step)
    if (step > 0) expect(gramsAt(step)).toBeGreaterThan(gramsAt(step - 1))
  }
  expect([gramsAt(0), gramsAt(lastStep)]).toEqual([100, 100_000])
})

test('weights between steps, and beyond the road, have a place on it', () => {
  expect(gramsAt(stepOf(2300))).toBe(2500)
  expect(stepOf(0)).toBe(0)
  expect(stepOf(500_000)).toBe(lastStep)
})
