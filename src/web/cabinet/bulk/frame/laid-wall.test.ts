import { expect, test } from 'vitest'
import { laidWall } from './laid-wall.ts'

const tiles = (share: number) =>
  laidWall(share)
    .join('')
    .replace(/[^123]/g, '').length

test('as much of the wall is laid as of the work is done', () => {
  expect([0, 0.25, 0.5, 1].map(tiles)).toEqual([0, 9, 18, 36])
  expect([-1, 2].map(tiles)).toEqual([0, 36])
})

test('what comes next is drawn before it is laid, and the wall keeps its size', () => {
  expect(laidWall(0).map((line) => line.trim())).toEqual(['o:', ':', 'o.'])
  expect(laidWall(0.4).map((line) => line.length)).toEqual([12, 12, 12])
})
