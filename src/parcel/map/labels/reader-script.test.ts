import { expect, test } from 'vitest'
import { forReader } from './reader-script.ts'

test('readers of Uzbek Cyrillic get Uzbek names in their script', () => {
  expect(forReader("Qoratosh ko'chasi", 'oz')).toBe('Қоратош кўчаси')
  expect(forReader('Beshyog‘och dahasi', 'oz')).toBe('Бешёғоч даҳаси')
  expect(forReader('Yunusobod 4-mavze', 'oz')).toBe('Юнусобод 4-мавзе')
})

test('what is written in Russian, or is no Uzbek word, stays as it is', () => {
  for (const name of ['Бирлик улица', 'GUANGZHOU MEDICAL', 'Burger House', 'Qidirbay suwretshi koshesi'])
    expect(forReader(name, 'oz')).toBe(name)
  expect(forReader('Navoiy XIV', 'oz')).toBe('Навоий XIV')
})

test('for others a name only gets its right apostrophes', () => {
  for (const locale of ['uz', 'ru', 'en'] as const)
    expect(forReader('Chinar berk ko"chasi', locale)).toBe('Chinar berk koʻchasi')
  expect(forReader('Toʻytepa  koʻchasi', 'uz')).toBe('Toʻytepa koʻchasi')
})
