import { expect, test } from 'vitest'
import { inCyrillic } from './cyrillic.ts'
import { noTexts, settled, unwrittenIn } from './edited-texts.ts'

test('a text is complete when it is written in Latin, Russian and English', () => {
  expect(unwrittenIn(noTexts)).toEqual(['uz', 'ru', 'en'])
  expect(unwrittenIn({ uz: 'Kuryer', oz: null, ru: ' ', en: 'Courier' })).toEqual(['ru'])
  expect(unwrittenIn({ uz: 'Kuryer', oz: null, ru: 'Курьер', en: 'Courier' })).toEqual([])
})

test('Cyrillic words that were emptied are made from Latin again', () => {
  expect(settled({ ...noTexts, oz: ' ' }).oz).toBeNull()
  expect(settled({ ...noTexts, oz: 'Курер' }).oz).toBe('Курер')
})

test('the desk shows the Cyrillic that readers will get', () => {
  expect(inCyrillic("Toshkentda kuryer, bo'sh ish o'rni")).toBe('Тошкентда курьер, бўш иш ўрни')
})
