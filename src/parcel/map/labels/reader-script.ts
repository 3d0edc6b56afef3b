import type { Locale } from '#platform/i18n/locales.ts'
import { canonicalApostrophes } from '#platform/i18n/transliterate.ts'
import { lettersToCyrillic } from '#platform/i18n/uzbek/letters.ts'

const latinWord = /[A-Za-zʻʼ]+/g
/** No Uzbek word is spelled so: a brand, or English. */
const foreign = /w|c(?!h)|ck|ph|th|ee|oo|ou|[bdfgjkpqrtz]{3}/i
/** Typed in place of an apostrophe. */
const quoted = /(?<=[oOgG])["“”](?=\p{L})/gu
const roman = /^[IVX]+$/
const abbreviation = /^[A-Z]{2,}$/

/**
 * A name in the script of the reader. Mappers wrote one name a thing, in Uzbek Latin or in Russian: for readers of Uzbek
 * Cyrillic the Latin ones are turned, everything else stays as it is written. A name with a word that is not Uzbek stays
 * whole: half of it turned could not be read by anybody.
 */
export function forReader(text: string, locale: Locale): string {
  const clean = canonicalApostrophes(text.replace(/\s+/g, ' ').replace(quoted, 'ʻ'))
  if (locale !== 'oz') return clean
  const stays = (word: string) => roman.test(word) || abbreviation.test(word)
  const words = clean.match(latinWord) ?? []
  if (words.some((word) => foreign.test(word) && !stays(word))) return clean
  return clean.replace(latinWord, (word) => (stays(word) ? word : lettersToCyrillic(word)))
}

const mostRemembered = 4000

/** The same, remembered: names are looked at again with every move of the map. */
export function readerOf(locale: Locale): (text: string) => string {
  const remembered = new Map<string, string>()
  return (text) => {
    const known = remembered.get(text)
    if (known !== undefined) return known
    if (remembered.size >= mostRemembered) remembered.clear()
    const turned = forReader(text, locale)
    remembered.set(text, turned)
    return turned
  }
}
