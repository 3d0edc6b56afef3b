import { expect, test } from 'vitest'
import { languageOfReceiver } from './receiver-language.ts'

test('an account decides, whatever pages were opened', () => {
  expect(languageOfReceiver({ account: 'ru', readsCyrillic: true, sender: 'oz' })).toBe('ru')
  expect(languageOfReceiver({ account: 'oz', readsCyrillic: false, sender: 'uz' })).toBe('oz')
})

test('without an account Uzbek is Latin, also from a sender who reads Cyrillic', () => {
  expect(languageOfReceiver({ account: undefined, readsCyrillic: false, sender: 'oz' })).toBe('uz')
  expect(languageOfReceiver({ account: undefined, readsCyrillic: false, sender: 'uz' })).toBe('uz')
  expect(languageOfReceiver({ account: undefined, readsCyrillic: false, sender: 'ru' })).toBe('ru')
})

test('whoever opened our pages in Cyrillic reads Cyrillic', () => {
  expect(languageOfReceiver({ account: undefined, readsCyrillic: true, sender: 'uz' })).toBe('oz')
  expect(languageOfReceiver({ account: undefined, readsCyrillic: true, sender: 'ru' })).toBe('oz')
})
