import { expect, test } from 'vitest'
import { hasLocaleCookie, localeCookie } from './locale-cookie.ts'

test('a chosen language is kept for 365 days, on every path', () => {
  expect(localeCookie('oz')).toBe('locale=oz; Max-Age=31536000; Path=/; SameSite=Lax')
})

test('only a language we speak counts as chosen', () => {
  expect(hasLocaleCookie('a=1; locale=ru; b=2')).toBe(true)
  expect(hasLocaleCookie('')).toBe(false)
  expect(hasLocaleCookie('locale=de')).toBe(false)
  expect(hasLocaleCookie('mylocale=ru')).toBe(false)
})
