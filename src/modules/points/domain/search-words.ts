import type { Name } from '#modules/geo/domain/regions.ts'
import { plainWords, searchKey } from '#modules/geo/domain/search-key.ts'
import type { Point } from './point.ts'

const mostWords = 8

/** What is looked for, word by word, so that "Chorsu Чиланзар" finds what has both. Letters and digits only. */
export function wordsLookedFor(text: string): string[] {
  return plainWords(text).map(searchKey).filter(Boolean).slice(0, mostWords)
}

type Findable = Pick<Point, 'name' | 'address' | 'landmark'>

/**
 * Writes the text that a point is found by: every word of it in every language, folded; words begin after a blank. Keeps
 * what it has folded, because thousands of points share streets, towns and landmarks.
 */
export function searchTextWriter(): (point: Findable, district: Name) => string {
  const keyOfWord = remembering(searchKey)
  const keysOfText = remembering((text) => plainWords(text).map(keyOfWord).filter(Boolean))
  return ({ name, address, landmark }, district) => {
    const texts = [name, district, address, landmark].flatMap((one) => Object.values(one))
    return ` ${[...new Set(texts.flatMap(keysOfText))].join(' ')}`
  }
}

function remembering<T>(answer: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>()
  return (text) => {
    const before = known.get(text)
    if (before !== undefined) return before
    const now = answer(text)
    known.set(text, now)
    return now
  }
}
