import { expect, test } from 'vitest'
import { initialsOf } from './initials.ts'

test.each([
  ['Bobur Toshmatov', 'B. T.'],
  ['  dilnoza   karimova Rustamovna ', 'D. K.'],
  ['Gʻulomjon Oʻktamov', 'Gʻ. Oʻ.'],
  ['Ғуломжон Ўктамов', 'Ғ. Ў.'],
  ['«Atlas» MCHJ', 'A. M.'],
  ['Madina', 'M.'],
  ['', ''],
  ['77', ''],
])('%s is shown as %s', (name, shown) => {
  expect(initialsOf(name)).toBe(shown)
})
