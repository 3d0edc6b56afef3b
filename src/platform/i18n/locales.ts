/** The four languages of the site: Uzbek Latin, Uzbek Cyrillic, Russian, English. */
export const locales = ['uz', 'oz', 'ru', 'en'] as const
export type Locale = (typeof locales)[number]

/** Lives at paths without a prefix. */
export const defaultLocale = 'uz' satisfies Locale
/** Lends its message when a language has none of its own. */
export const fallbackLocale = 'ru' satisfies Locale

/** What `<html lang>`, hreflang and the accept-language header say: `oz` is our word, not a registered tag. */
export const htmlLang = {
  uz: 'uz',
  oz: 'uz-Cyrl',
  ru: 'ru',
  en: 'en',
} as const satisfies Record<Locale, string>

export function isLocale(value: unknown): value is Locale {
  return locales.includes(value as Locale)
}

/** `/track` in Russian is `/ru/track`; the default language has no prefix. Path starts with a slash. */
export function localizedPath(locale: Locale, path: string): string {
  if (locale === defaultLocale) return path
  return path === '/' || path.startsWith('/?') || path.startsWith('/#')
    ? `/${locale}${path.slice(1)}`
    : `/${locale}${path}`
}

/** The reverse of localizedPath. `/uz/track` is not a prefix, so that no page has two addresses. */
export function splitLocale(pathname: string): { locale: Locale; path: string } {
  const [, first = ''] = pathname.split('/', 2)
  if (!isLocale(first) || first === defaultLocale) return { locale: defaultLocale, path: pathname }
  return { locale: first, path: pathname.slice(first.length + 1) || '/' }
}

export function acceptLanguageOf(locale: Locale): string {
  return htmlLang[locale]
}

/** A header longer than this is cut: browsers send a few dozen characters, only attackers send more. */
const longestHeader = 256

/** Also reads a bare tag, as in `?lang=oz`. Falls to Uzbek when nothing we speak is asked for. */
export function localeFromAcceptLanguage(header: string | null | undefined): Locale {
  if (!header) return defaultLocale
  const ranges = header.slice(0, longestHeader).split(',')
  // The last range of a cut header may be half a word.
  if (header.length > longestHeader) ranges.pop()
  let best: Locale | undefined
  let bestQuality = 0
  for (const range of ranges) {
    const [tag = '', ...parameters] = range.trim().toLowerCase().split(';')
    const locale = localeOfTag(tag.trim())
    const quality = qualityOf(parameters)
    if (locale && quality > bestQuality) {
      best = locale
      bestQuality = quality
    }
  }
  return best ?? defaultLocale
}

function localeOfTag(tag: string): Locale | undefined {
  const [language, ...rest] = tag.split('-')
  if (language === 'uz') return rest.includes('cyrl') ? 'oz' : 'uz'
  return isLocale(language) ? language : undefined
}

function qualityOf(parameters: readonly string[]): number {
  for (const parameter of parameters) {
    const match = /^\s*q\s*=\s*([01](?:\.\d{0,3})?)\s*$/.exec(parameter)
    if (match) return Math.min(Number(match[1]), 1)
  }
  return 1
}
