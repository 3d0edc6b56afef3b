import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ozExceptions, sources } from '#locales/index.ts'
import { catalogs } from '../../../tests/support/catalogs.ts'
import { buildCatalogs } from './catalog.ts'
import { loadCatalogs } from './load-catalogs.server.ts'
import { locales } from './locales.ts'
import { createCatalogs, type MessageKey } from './translator.ts'

test('tells a message in every language, with its values', () => {
  expect(
    locales.map((locale) => catalogs.translate(locale, 'errors.rate_limited', { seconds: '30' })),
  ).toEqual([
    'Urinishlar juda koʻp. 30 soniyadan keyin qayta urinib koʻring.',
    'Уринишлар жуда кўп. 30 сониядан кейин қайта уриниб кўринг.',
    'Слишком много попыток. Повторите через 30 с.',
    'Too many attempts. Try again in 30 s.',
  ])
})

test('a forgotten value shows as a gap instead of failing', () => {
  expect(catalogs.translate('en', 'errors.rate_limited')).toBe('Too many attempts. Try again in … s.')
})

test('counts choose their plural form, in Cyrillic as in Latin', () => {
  const tree = {
    a: { days: '{count, plural, one {{text} день} few {{text} дня} many {{text} дней} other {{text} дня}}' },
  }
  const uz = { a: { days: '{count, plural, one {bitta kun} other {{text} kun}}' } }
  const { translate } = createCatalogs(buildCatalogs({ uz, ru: tree, en: tree }, ozExceptions))
  const days = (locale: 'oz' | 'ru', count: number) =>
    translate(locale, 'a.days' as MessageKey, { count, text: String(count) })
  expect([1, 3, 21].map((count) => days('ru', count))).toEqual(['1 день', '3 дня', '21 день'])
  expect([1, 3, 21].map((count) => days('oz', count))).toEqual(['битта кун', '3 кун', '21 кун'])
})

test('a key that does not exist is a bug', () => {
  expect(() => catalogs.translate('uz', 'errors.nothing' as MessageKey)).toThrow('errors.nothing')
  expect(() => catalogs.translate('uz', 'errors' as MessageKey)).toThrow()
  expect(() => catalogs.translate('uz', 'errors.constructor' as MessageKey)).toThrow()
})

test('a page gets the groups it asks for and nothing else', () => {
  const messages = catalogs.messagesFor('en', ['notFound', 'pages.home', 'pages.track'])
  expect(Object.keys(messages)).toEqual(['notFound', 'pages'])
  expect(Object.keys(messages.pages ?? {})).toEqual(['home', 'track'])
  expect(messages.pages?.home).toEqual(sources.en.pages.home)
})

test('a whole group and its part may be asked for together, in any order', () => {
  const whole = catalogs.messagesFor('en', ['pages'])
  expect(Object.keys(whole.pages ?? {})).toEqual(Object.keys(sources.en.pages))
  expect(catalogs.messagesFor('en', ['pages', 'pages.home'])).toEqual(whole)
  expect(catalogs.messagesFor('en', ['pages.home', 'pages'])).toEqual(whole)
})

test('reads what the build has written', () => {
  const folder = mkdtempSync(join(tmpdir(), 'locales-'))
  try {
    for (const [locale, catalog] of Object.entries(buildCatalogs(sources, ozExceptions)))
      writeFileSync(join(folder, `${locale}.json`), JSON.stringify(catalog))
    expect(loadCatalogs(folder).translate('oz', 'common.close')).toBe('Ёпиш')
  } finally {
    rmSync(folder, { recursive: true })
  }
})
