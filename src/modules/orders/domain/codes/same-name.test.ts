import { expect, test } from 'vitest'
import { isOneWord, matchNames } from './same-name.ts'

test.each([
  ['TOSHMATOV BOBUR ALISHER OʻGʻLI', 'Bobur Toshmatov'],
  ['Тошматов Бобур Алишерович', 'Bobur Toshmatov'],
  ['TOSHMATOV BOBUR', 'Тошматов Бобур Алишерович'],
  ['TOSHMATOV BOBUR ALISHER OʻGʻLI', 'Тошматов Бобур Алишерович'],
  ['KARIMOVA DILNOZA ANVAR QIZI', 'Dilnoza Karimova Anvarovna'],
  ['Toshmatov Bobur', 'B. Toshmatov'],
  ['TOSHMATOV BOBUR', 'Toshmatov B. A.'],
  ['SHARIPOV SHERZOD', 'Sh. Sharipov'],
  ['TOSHMATOV BOBUR ALISHEROVICH', 'Bobur Alisherovich'],
  ['ABRAMOVICH ROMAN ARKADYEVICH', 'Roman Abramovich'],
  ['XOʻJAYEV SANJAR', 'Санжар Хўжаев'],
  ['KHOJAEV SANJAR', 'Санжар Хўжаев'],
  ["G'AFUROV JAMSHID", 'Жамшид Ғафуров'],
  ['GHAFUROV DJAMSHID', 'Жамшид Ғафуров'],
  ['ERGASHEV ILYOS', 'Илёс Ергашев'],
  ["YO'LDOSHEV O‘TKIR", 'Ўткир Йўлдошев'],
])('the document of %s is that of %s', (inDocument, inOrder) => {
  expect(matchNames(inDocument, inOrder)).toBe('same')
})

test.each([
  ['Alim Omarov', 'Olim Umarov'],
  ['Karimov Nadir', 'Nodir Karimov'],
  ['Karimov Bobur', 'Bobur Toshmatov'],
  ['Toshmatov Karim', 'B. Toshmatov'],
  ['Toshmatov', 'Bobur Toshmatov'],
  ['TOSHMATOV BOBUR RUSTAMOVICH', 'Toshmatov Bobur Alisherovich'],
  ['TOSHMATOV BOBUR', 'Toshmatov Bobur Karim'],
  ['KARIMOV BOBUR', 'Karim Karim'],
  ['KARIM BOBUR', 'Karim Karim'],
  ['', 'Bobur Toshmatov'],
  ['Bobur Toshmatov', ''],
  ['Bobur Toshmatov', 'B. T.'],
  ['Bobur Toshmatov', 'B.'],
  ['Karimov Nadir', 'Nodir'],
])('the document of %s is not that of %s', (inDocument, inOrder) => {
  expect(matchNames(inDocument, inOrder)).toBe('differs')
})

test.each([
  ['TOSHMATOV BOBUR', 'Bobur'],
  ['TOSHMATOV BOBUR', 'Bobur Alisherovich'],
])('of the document of %s only one word can be held against %s', (inDocument, inOrder) => {
  expect(matchNames(inDocument, inOrder)).toBe('one_word')
})

test('a first name alone is one word, an initial beside a surname is not', () => {
  expect(['Bobur', ' Bobur. ', ''].map(isOneWord)).toEqual([true, true, true])
  expect(['B. Toshmatov', 'Bobur Toshmatov'].map(isOneWord)).toEqual([false, false])
})
