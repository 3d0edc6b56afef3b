import { isLocale, type Locale } from '#platform/i18n/locales.ts'

/** SPEC section 2. */
export const localeCookieDays = 365
const maxAgeSeconds = localeCookieDays * 24 * 60 * 60

export function localeCookie(locale: Locale): string {
  return `locale=${locale}; Max-Age=${maxAgeSeconds}; Path=/; SameSite=Lax`
}

/** The language a person chose last; undefined when the browser remembers none. */
export function localeFromCookies(cookies: string): Locale | undefined {
  for (const cookie of cookies.split(';')) {
    const [name, value] = cookie.trim().split('=', 2)
    if (name === 'locale' && isLocale(value)) return value
  }
  return undefined
}

export function rememberLocale(locale: Locale): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
  document.cookie = localeCookie(locale)
}
