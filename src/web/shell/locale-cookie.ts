import { isLocale, type Locale } from '#platform/i18n/locales.ts'

/** SPEC section 2: 365 days. */
const maxAgeSeconds = 365 * 24 * 60 * 60

export function localeCookie(locale: Locale): string {
  return `locale=${locale}; Max-Age=${maxAgeSeconds}; Path=/; SameSite=Lax`
}

export function hasLocaleCookie(cookies: string): boolean {
  return cookies.split(';').some((cookie) => {
    const [name, value] = cookie.trim().split('=', 2)
    return name === 'locale' && isLocale(value)
  })
}

export function rememberLocale(locale: Locale): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
  document.cookie = localeCookie(locale)
}
