import { expect, test } from 'vitest'
import { htmlLang, locales } from '#platform/i18n/locales.ts'
import { catalogs } from '../../../../tests/support/catalogs.ts'
import { fullHousePage } from './full-house.server.ts'

test.each(locales)('%s: the page of a full house is small, and needs nothing else', (locale) => {
  const page = fullHousePage(locale, catalogs.translate, true)
  expect(Buffer.byteLength(page)).toBeLessThanOrEqual(8_000)
  expect(page).toContain(`<html lang="${htmlLang[locale]}">`)
  expect(page).toContain(catalogs.translate(locale, 'fullHouse.title'))
  expect(page).not.toMatch(/<script|<link|<img|src=|url\(|@import|style="/)
})

test('it leads to the address that was asked for, and to the light page of a parcel', () => {
  const page = fullHousePage('ru', catalogs.translate, false)
  expect(page).toContain('<a class="button" href="">')
  expect(page).toContain('<form class="card" action="/ru/t">')
})
