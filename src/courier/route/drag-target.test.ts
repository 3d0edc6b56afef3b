import { expect, test } from 'vitest'
import { dragTarget, givesWay } from './drag-target.ts'

const rows = [0, 72, 144, 240].map((top, index) => ({ top, height: index === 2 ? 96 : 72 }))

test('a row lands where its middle has passed the middle of others', () => {
  expect(dragTarget(rows, 0, 0)).toBe(0)
  expect(dragTarget(rows, 0, 71)).toBe(0)
  expect(dragTarget(rows, 0, 73)).toBe(1)
  expect(dragTarget(rows, 0, 1000)).toBe(3)
  expect(dragTarget(rows, 3, -1000)).toBe(0)
  expect(dragTarget(rows, 3, -90)).toBe(2)
})

test('rows between give way by the height of the dragged one', () => {
  expect(rows.map((_, index) => givesWay(rows, 0, 2, index))).toEqual([0, -72, -72, 0])
  expect(rows.map((_, index) => givesWay(rows, 2, 0, index))).toEqual([96, 96, 0, 0])
})
