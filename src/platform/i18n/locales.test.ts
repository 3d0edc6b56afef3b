import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  acceptLanguageOf,
  htmlLang,
  isLocale,
  localeFromAcceptLanguage,
  locales,
  localizedPath,
  splitLocale,
} from './locales.ts'

const anyLocale = fc.constantFrom(...locales)
const anyPath = fc
  .array(fc.stringMatching(/^[\w.-]{1,12}$/), { maxLength: 4 })
  .map((parts) => `/${parts.join('/')}`)

test('the default language has no prefix, the others have theirs', () => {
  expect(localizedPath('uz', '/track')).toBe('/track')
  expect(localizedPath('oz', '/track')).toBe('/oz/track')
  expect(localizedPath('ru', '/')).toBe('/ru')
  expect(localizedPath('en', '/?ref=1')).toBe('/en?ref=1')
  expect(localizedPath('en', '/#top')).toBe('/en#top')
})

test('a path tells its language', () => {
  expect(splitLocale('/')).toEqual({ locale: 'uz', path: '/' })
  expect(splitLocale('/ru')).toEqual({ locale: 'ru', path: '/' })
  expect(splitLocale('/ru/')).toEqual({ locale: 'ru', path: '/' })
  expect(splitLocale('/oz/t/TB1')).toEqual({ locale: 'oz', path: '/t/TB1' })
})

test('a word that only begins like a prefix is not one, and uz is never one', () => {
  expect(splitLocale('/russia')).toEqual({ locale: 'uz', path: '/russia' })
  expect(splitLocale('/uz/track')).toEqual({ locale: 'uz', path: '/uz/track' })
  expect(splitLocale('/RU/track')).toEqual({ locale: 'uz', path: '/RU/track' })
  expect(splitLocale('//ru')).toEqual({ locale: 'uz', path: '//ru' })
})

test('splitting undoes localizing', () => {
  fc.assert(
    fc.property(anyLocale, anyPath, (locale, path) => {
      fc.pre(splitLocale(path).locale === 'uz')
      expect(splitLocale(localizedPath(locale, path))).toEqual({ locale, path })
    }),
  )
})

test.each([
  [undefined, 'uz'],
  ['', 'uz'],
  ['*', 'uz'],
  ['de-DE,de;q=0.9', 'uz'],
  ['uz', 'uz'],
  ['uz-Latn-UZ', 'uz'],
  ['uz-Cyrl', 'oz'],
  ['UZ-cyrl-uz', 'oz'],
  ['oz', 'oz'],
  ['ru-RU,ru;q=0.9,en-US;q=0.8', 'ru'],
  ['en;q=0.5, ru;q=0.7', 'ru'],
  ['en;q=0.7, ru;q=0.7', 'en'],
  ['de, en ; q = 0.3', 'en'],
  ['ru;q=0, en;q=0.1', 'en'],
  ['ru;q=0', 'uz'],
  ['kk,ru;q=0.8', 'ru'],
])('understands the accept-language header %s as %s', (header, locale) => {
  expect(localeFromAcceptLanguage(header)).toBe(locale)
})

test('reads only the beginning of a long header, and no half of a tag', () => {
  expect(localeFromAcceptLanguage(`${'de,'.repeat(1000)}ru`)).toBe('uz')
  expect(localeFromAcceptLanguage(`${'x'.repeat(253)},ru-RU`)).toBe('uz')
})

test('any header gives a language', () => {
  fc.assert(fc.property(fc.string(), (header) => isLocale(localeFromAcceptLanguage(header))))
})

test('what the client sends is understood by the server', () => {
  for (const locale of locales) expect(localeFromAcceptLanguage(acceptLanguageOf(locale))).toBe(locale)
})

test('html languages are registered tags', () => {
  expect(Object.values(htmlLang)).toEqual(Intl.getCanonicalLocales(Object.values(htmlLang)))
})
