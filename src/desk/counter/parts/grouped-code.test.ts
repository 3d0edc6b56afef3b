import { expect, test } from 'vitest'
import { grouped } from './grouped-code.ts'

test('codes are written in fours, numbers of orders as they are', () => {
  expect(grouped('TB57291836405128')).toBe('TB57 2918 3640 5128')
  expect(grouped('BG44072183653')).toBe('BG44 0721 8365 3')
  expect(grouped('63642483')).toBe('63642483')
})
