import { soughtName } from '#modules/accounts/index.ts'
import { isNumber, wordsLookedFor } from '../domain/search-words.ts'
import type { Sought } from './posts.repo.ts'

/** Fewer digits are the number of a point, not a part of a phone. */
const fewestOfPhone = 4

/** What was typed: words of a person or of a place, or a number; undefined when nothing in it can be looked for. */
export function soughtPost(typed: string): Sought | undefined {
  if (!/\p{L}/u.test(typed)) return soughtNumber(typed)
  const name = soughtName(typed).nameKey?.split(' ')
  const place = wordsLookedFor(typed)
  return {
    nameParts: name?.map((word) => `%${word}%`),
    placeParts:
      place.length === 0 ? undefined : place.map((word) => (isNumber(word) ? `% ${word} %` : `%${word}%`)),
    digits: undefined,
    point: undefined,
  }
}

function soughtNumber(typed: string): Sought | undefined {
  const { digits } = soughtName(typed)
  if (digits === undefined) return undefined
  return {
    nameParts: undefined,
    placeParts: undefined,
    digits: digits.length < fewestOfPhone ? undefined : digits,
    point: digits.length <= 9 ? Number(digits) : undefined,
  }
}
