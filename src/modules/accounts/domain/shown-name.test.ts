import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shownName } from './shown-name.ts'

test.each([
  ['Dilnoza Toshmatova', 'Dilnoza T.'],
  ['  Bobur   Gʻaniyev  Alisherovich', 'Bobur Gʻ.'],
  ['Aziza Shomirzayeva', 'Aziza Sh.'],
  ["Jasur O'rinov", "Jasur O'."],
  ['Дилноза Тошматова', 'Дилноза Т.'],
  ['Toshmatova Dilnoza', 'Dilnoza T.'],
  ['Gʻaniyev Bobur Alisherovich', 'Bobur Gʻ.'],
  ['Тошматова Дилноза', 'Дилноза Т.'],
  ['Alizoda Nigora', 'Nigora A.'],
  ['Eva Karimova', 'Eva K.'],
  ['Nodir Ulugʻbek', 'Nodir U.'],
  ['Dilnoza', 'Dilnoza'],
  ['', ''],
])('of "%s" a stranger sees "%s"', (fullName, shown) => {
  expect(shownName(fullName)).toBe(shown)
})

test('of several words one is shown, and the beginning of another', () => {
  const word = fc.stringMatching(/^[A-Z][a-z]{3,12}$/)
  fc.assert(
    fc.property(word, word, word, (first, second, third) => {
      const [shown, initial = ''] = shownName(`${first} ${second} ${third}`).split(' ')
      expect([first, second]).toContain(shown)
      expect(initial.length).toBeLessThanOrEqual(3)
    }),
  )
})
