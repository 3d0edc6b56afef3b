import { expect, test } from 'vitest'
import { fittedSize } from './shrink-photo.ts'

test('a large photo keeps its shape, a small one its size', () => {
  expect(fittedSize(4000, 3000)).toEqual({ width: 1280, height: 960 })
  expect(fittedSize(3000, 4000)).toEqual({ width: 960, height: 1280 })
  expect(fittedSize(640, 480)).toEqual({ width: 640, height: 480 })
})
