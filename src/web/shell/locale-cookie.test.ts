import { expect, test } from 'vitest'
import { localeCookie, localeFromCookies } from './locale-cookie.ts'

test('a chosen language is kept for 365 days, on every path', () => {
  expect(localeCookie('oz')).toBe('locale=oz; Max-Age=31536000; Path=/; SameSite=Lax')
})

test('only a language we speak counts as chosen', () => {
  expect(localeFromCookies('a=1; locale=ru; b=2')).toBe('ru')
  expect(localeFromCookies('')).toBeUndefined()
  expect(localeFromCookies('locale=de')).toBeUndefined()
  expect(localeFromCookies('mylocale=ru')).toBeUndefined()
})
