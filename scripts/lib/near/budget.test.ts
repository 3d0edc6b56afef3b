import { expect, test } from 'vitest'
import { withinBudget } from './budget.ts'
import type { ReachedTest } from './reach.ts'

const tests = (count: number, kind: ReachedTest['kind'], distance: number): ReachedTest[] =>
  Array.from({ length: count }, (_, place) => ({
    path: `${kind}-${distance}-${place}`,
    kind,
    distance,
    needsBuild: kind === 'journey',
  }))

test('what fits into a few minutes all runs', () => {
  const reached = [...tests(50, 'unit', 1), ...tests(20, 'db', 2), ...tests(2, 'journey', 3)]
  expect(withinBudget(reached)).toEqual({ chosen: reached, left: [] })
})

test('of more than that the nearest run, and what is cheap still finds its place', () => {
  const reached = [...tests(5, 'journey', 1), ...tests(80, 'db', 2), ...tests(3, 'unit', 3)]
  const { chosen, left } = withinBudget(reached)
  expect(chosen.filter(({ kind }) => kind === 'journey')).toHaveLength(5)
  expect(chosen.filter(({ kind }) => kind === 'unit')).toHaveLength(3)
  expect(left.length).toBeGreaterThan(60)
  expect(left.every(({ kind }) => kind === 'db')).toBe(true)
})

test('a test that was changed itself is never left out', () => {
  expect(withinBudget(tests(30, 'journey', 0)).left).toEqual([])
})
