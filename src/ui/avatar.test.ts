import { expect, test } from 'vitest'
import { initials } from './avatar.tsx'

test.each([
  ['Gulnoza Xolmatova', 'GX'],
  ['Oʻtkir Gʻaniyev', 'OʻGʻ'],
  ['малика', 'М'],
  ['Ўктам Бек Ғаниев', 'ЎҒ'],
  ['  ', ''],
  ['«Margʻilon» atlas', 'A'],
])('%s is %s', (name, letters) => {
  expect(initials(name)).toBe(letters)
})
