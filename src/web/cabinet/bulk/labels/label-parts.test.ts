import { expect, test } from 'vitest'
import { labelParts } from './label-parts.ts'

test('labels come a thousand a file, the last one with the rest', () => {
  expect(labelParts(0)).toEqual([])
  expect(labelParts(1_000)).toEqual([{ part: 1, from: 1, to: 1_000 }])
  expect(labelParts(2_001)).toEqual([
    { part: 1, from: 1, to: 1_000 },
    { part: 2, from: 1_001, to: 2_000 },
    { part: 3, from: 2_001, to: 2_001 },
  ])
})
