import { parsePhone } from '#kernel/phone.ts'
import { nameKey } from '../domain/name-key.ts'

const mostWords = 6

/** Every word from its beginning. What is left of each is letters and digits only, so that nothing in it means anything to the search. */
const allOf = (words: readonly string[]) =>
  words
    .slice(0, mostWords)
    .map((word) => `'${word}':*`)
    .join(' & ')

const wordsIn = (text: string) => text.split(/[^\p{L}\p{N}]+/u).filter(Boolean)

export type Sought = { words: string | undefined; phone: string | undefined }

/** What was typed, as the index of people looks for it; undefined when nothing in it can be looked for. */
export function soughtCustomer(typed: string): Sought | undefined {
  const phone = parsePhone(typed) ?? typed.replace(/^\s*\+?\s*998/, '').replace(/\D/g, '')
  const isNumber = phone !== '' && !/\p{L}/u.test(typed)
  if (isNumber) return { words: undefined, phone }
  // A company stands as it is written: in capitals, or not.
  const ways = [wordsIn(nameKey(typed)), wordsIn(typed.toLowerCase()), wordsIn(typed)]
  const words = [...new Set(ways.map(allOf).filter(Boolean))].map((one) => `(${one})`).join(' | ')
  return words === '' ? undefined : { words, phone: undefined }
}
