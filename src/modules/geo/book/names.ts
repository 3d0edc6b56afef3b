import type { Locale } from '#platform/i18n/locales.ts'
import { canonicalApostrophes } from '#platform/i18n/transliterate.ts'
import { uzbekLatin } from '#platform/i18n/uzbek/latin.ts'
import { lettersToCyrillic } from '#platform/i18n/uzbek/letters.ts'
import { capital } from '../domain/capital.ts'
import { districtById } from '../domain/districts.ts'
import { places } from '../domain/places.ts'
import { regionById } from '../domain/regions.ts'
import type { Book } from './book.ts'
import { entryKinds } from './gazetteer-format.ts'
import { uzbekOf } from './russian-names.ts'

/*
 * The map has one name for a thing, as whoever drew it wrote it. Uzbek is turned into the reader's script; what is written
 * in Russian or another language stays as it is.
 */

const latinWord = /[A-Za-z][A-Za-zʻʼ]*/g
const cyrillicWord = /[а-яёўқғҳ]+/giu
/** Letters that only Uzbek Cyrillic has, and words that only Uzbek has. */
const uzbekCyrillic =
  /[ўқғҳ]|(?<!\p{L})(?:кучаси|куча|кучалари|махалласи|махалла|масжиди|бозори|мактаби|боги|йули|туман|тумани|шахар|хокимияти|хокимлиги|чойхонаси|дукони|дорихона|янги|эски|катта|кичик|тор|берк)(?!\p{L})/iu
/** Neither c nor w is a letter of Uzbek; names of firms have them. */
const isForeign = (word: string) => /c(?!h)|w/i.test(word)

/** The word for a street is written in a dozen ways; people read one. */
const streetWord = /(?<!\p{L})(?:ko['ʻʼ]?chasi|kuchasi|kochasi|ko['ʻʼ]?chalari|kuchalari)(?!\p{L})/iu

export function inScript(name: string, locale: Locale): string {
  const written = (locale === 'uz' || locale === 'oz' ? uzbekOf(name) : undefined) ?? name
  if (locale === 'uz') {
    const latin = uzbekCyrillic.test(written) ? written.replace(cyrillicWord, likeCase(uzbekLatin)) : written
    return canonicalApostrophes(latin).replace(streetWord, 'koʻchasi')
  }
  if (locale === 'oz' && /[A-Za-z]/.test(written)) {
    const lawful = canonicalApostrophes(written).replace(streetWord, 'koʻchasi')
    return lawful.replace(latinWord, (word) => (isForeign(word) ? word : lettersToCyrillic(word)))
  }
  return canonicalApostrophes(written)
}

/** Capitals as they were: "Навоий" is Navoiy, "МФЙ" MFY. */
const likeCase = (turn: (lower: string) => string) => (word: string) => {
  const turned = turn(word.toLowerCase())
  if (word.length > 1 && word === word.toUpperCase()) return turned.toUpperCase()
  return word[0] === word[0]?.toUpperCase() ? turned.charAt(0).toUpperCase() + turned.slice(1) : turned
}

/** The name of an entry in the reader's language, or as near to it as the map comes. */
export function nameOf(book: Book, entry: number, locale: Locale): string {
  const { entries, names } = book
  const id = entries.id[entry] as number
  if (id === 0) return inScript(names[entries.name[entry] as number] ?? '', locale)
  const kind = entryKinds[entries.kind[entry] as number]
  if (kind === 'region') return regionById(id)?.name[locale] ?? ''
  if (kind === 'district') return districtById(id)?.names[locale] ?? ''
  return places[id - 1]?.names[locale] ?? ''
}

/** What stands under a name: the town, where it is not the district itself, the district, and outside the capital the region. */
export function whereabouts(
  book: Book,
  entry: number | undefined,
  districtId: number | undefined,
  locale: Locale,
): string {
  const district = districtId === undefined ? undefined : districtById(districtId)
  const parts = new Set<string>()
  const town = entry === undefined ? undefined : townOf(book, entry)
  // All of the capital is one town.
  const isOutside = district?.regionId !== capital
  if (isOutside && town !== undefined && entryKinds[book.entries.kind[town] as number] === 'place')
    parts.add(nameOf(book, town, locale))
  if (district) {
    parts.add(district.names[locale])
    const region = regionById(district.regionId)
    if (region) parts.add(region.id === capital ? region.seat[locale] : region.name[locale])
  }
  return [...parts].join(', ')
}

function townOf({ entries }: Book, entry: number): number | undefined {
  const town = entries.town[entry] as number
  return town === 0 ? undefined : town - 1
}
