import { expect, test } from 'vitest'
import { grouped } from './use-shown-cell.ts'

test('a phone is read in groups, whether the country stands before it or not', () => {
  expect(grouped('908451236')).toBe('90 845 12 36')
  expect(grouped('+998908451236')).toBe('90 845 12 36')
  expect(grouped('90845')).toBeUndefined()
})
