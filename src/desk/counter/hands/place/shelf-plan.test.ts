import { expect, test } from 'vitest'
import { planAround } from './shelf-plan.ts'

const layout = { rows: 3, columns: 15 }

test('a place stands in the middle of what is drawn, as far as the shelf goes on', () => {
  expect(planAround('B-08', layout)).toEqual({ rows: ['A', 'B', 'C'], columns: [6, 7, 8, 9, 10] })
  expect(planAround('A-01', layout)).toEqual({ rows: ['A', 'B', 'C'], columns: [1, 2, 3, 4, 5] })
  expect(planAround('B-14', layout)).toEqual({ rows: ['A', 'B', 'C'], columns: [11, 12, 13, 14, 15] })
})

test('a small shelf is drawn whole, a high one around its row', () => {
  expect(planAround('A-01', { rows: 1, columns: 2 })).toEqual({ rows: ['A'], columns: [1, 2] })
  expect(planAround('F-03', { rows: 8, columns: 4 })).toEqual({
    rows: ['E', 'F', 'G'],
    columns: [1, 2, 3, 4],
  })
})

test('a place that a smaller shelf no longer has is drawn all the same', () => {
  const plan = planAround('D-20', { rows: 2, columns: 10 })
  expect(plan.rows).toContain('D')
  expect(plan.columns).toContain(20)
})
