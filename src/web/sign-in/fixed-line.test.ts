import { expect, test } from 'vitest'
import { mayBeFixedLine } from './fixed-line.ts'

test.each(['55', '712000000', '78', '61', '69', '79'])('%s is mostly a fixed line', (digits) => {
  expect(mayBeFixedLine(digits)).toBe(true)
})

test.each(['', '7', '5', '20', '33', '50', '70', '77', '88', '901234567', '98'])('%s is not', (digits) => {
  expect(mayBeFixedLine(digits)).toBe(false)
})
