import type { Name } from '#modules/geo/domain/regions.ts'
import { plainWords, searchKey } from '#modules/geo/domain/search-key.ts'
import type { Point } from './point.ts'

const mostWords = 8

/** What is looked for, word by word, so that "Chorsu Чиланзар" finds what has both. Letters and digits only. */
export function wordsLookedFor(text: string): string[] {
  return keysOf(text).slice(0, mostWords)
}

/** Every word of a point in every language, folded; words begin after a blank. */
export function searchTextOf(point: Pick<Point, 'name' | 'address' | 'landmark'>, district: Name): string {
  const texts = [point.name, district, point.address, point.landmark].flatMap((name) => Object.values(name))
  return ` ${[...new Set(texts.flatMap(keysOf))].join(' ')}`
}

function keysOf(text: string): string[] {
  return plainWords(text).map(searchKey).filter(Boolean)
}
