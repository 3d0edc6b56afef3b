import type { Book } from './book.ts'

/** A stem that a word may stand for, and how sure that is, up to 1. */
export type Meant = Readonly<{ stem: number; sure: number }>

const mostStems = 60
const longestWord = 40

/** Where a word stands or would stand among the sorted words. */
function placeOf(words: readonly string[], word: string): number {
  let [low, high] = [0, words.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((words[middle] as string) < word) low = middle + 1
    else high = middle
  }
  return low
}

export const isWord = ({ words }: Book, folded: string) => words[placeOf(words, folded)] === folded

/** What a word in the vocabulary stands for. */
export function stemOfWord({ words, stemOfWord }: Book, folded: string): number | undefined {
  const at = placeOf(words, folded)
  return words[at] === folded ? stemOfWord[at] : undefined
}

/** How sure the first letter of a word makes us. */
const begunSure = 0.8

/** Stems of words that begin so, the shortest words first. */
export function beginning({ words, stemOfWord }: Book, start: string): Meant[] {
  const found: { stem: number; length: number }[] = []
  const first = placeOf(words, start)
  for (let at = first; at < words.length && found.length < 2_000; at++) {
    const word = words[at] as string
    if (!word.startsWith(start)) break
    found.push({ stem: stemOfWord[at] as number, length: word.length })
  }
  const sorted = found.sort((one, other) => one.length - other.length)
  return distinct(
    sorted.map(({ stem, length }) => ({
      stem,
      sure: begunSure + ((0.97 - begunSure) * start.length) / length,
    })),
  )
}

export const begins = ({ words }: Book, start: string) =>
  words[placeOf(words, start)]?.startsWith(start) ?? false

function distinct(meant: readonly Meant[]): Meant[] {
  const kept = new Map<number, Meant>()
  for (const one of meant) {
    if (kept.size >= mostStems) break
    if (!kept.has(one.stem)) kept.set(one.stem, one)
  }
  return [...kept.values()]
}

/** One slip in a short word, two in a long one: more and it is another word. */
function slipsForgiven(length: number): number {
  if (length < 4) return 0
  return length < 7 ? 1 : 2
}

const table = Array.from({ length: longestWord + 1 }, () => new Uint8Array(longestWord + 1))

const letters = 'abcdefghijklmnopqrstuvwxyz'

/** A slip in the first letter is seldom and then the only one: these words are looked up, not compared. */
function otherFirstLetter({ words, stemOfWord }: Book, typed: string): { stem: number; far: number }[] {
  const rest = typed.slice(1)
  const swapped = typed.charAt(1) + typed.charAt(0) + typed.slice(2)
  const meant = [rest, swapped, ...[...letters].flatMap((letter) => [letter + rest, letter + typed])]
  return meant.flatMap((word) => {
    const at = placeOf(words, word)
    return words[at] === word && word !== typed ? [{ stem: stemOfWord[at] as number, far: 1.1 }] : []
  })
}

/**
 * Stems of words within so many slips, nearest first; with `begun` the word may go on. Words are sorted, so what two
 * neighbours have in common is compared once, and a beginning that is too far off ends all words that share it.
 */
export function nearWords(book: Book, typed: string, begun: boolean): Meant[] {
  const limit = slipsForgiven(typed.length)
  if (limit === 0 || typed.length > longestWord - 2) return []
  const { words, sharedStart, stemOfWord } = book
  const first = typed.charAt(0)
  const end = placeOf(words, String.fromCharCode(first.charCodeAt(0) + 1))
  for (let column = 0; column <= typed.length; column++) (table[0] as Uint8Array)[column] = column
  const found = otherFirstLetter(book, typed)
  // Rows up to this depth belong to the word before; beginnings of `cut` letters or more were too far off.
  let [depth, cut] = [0, longestWord]
  for (let at = placeOf(words, first); at < end; at++) {
    const shared = sharedStart[at] as number
    if (shared >= cut) continue
    cut = longestWord
    depth = Math.min(depth, shared)
    const word = words[at] as string
    if (word.length < typed.length - limit || (!begun && word.length > typed.length + limit)) continue
    const length = Math.min(word.length, typed.length + limit)
    let least = depth > 0 ? leastBegun(depth, typed.length) : typed.length
    while (depth < length) {
      depth++
      if (fillRow(word, typed, depth) > limit) {
        cut = depth
        break
      }
      least = Math.min(least, (table[depth] as Uint8Array)[typed.length] as number)
    }
    const whole = depth === word.length ? ((table[depth] as Uint8Array)[typed.length] as number) : 99
    const far = begun ? Math.min(whole, least + 0.4) : whole
    if (far <= limit + 0.4) found.push({ stem: stemOfWord[at] as number, far })
  }
  found.sort((one, other) => one.far - other.far)
  return distinct(found.map(({ stem, far }) => ({ stem, sure: 0.97 - 0.13 * far })))
}

function leastBegun(depth: number, column: number): number {
  let least = 99
  for (let row = 1; row <= depth; row++) least = Math.min(least, (table[row] as Uint8Array)[column] as number)
  return least
}

/** Letters added, dropped, changed or swapped between the beginning of a word and of what was typed; the least of the row. */
function fillRow(word: string, typed: string, row: number): number {
  const current = table[row] as Uint8Array
  const above = table[row - 1] as Uint8Array
  const twoAbove = row > 1 ? (table[row - 2] as Uint8Array) : above
  const letter = word.charCodeAt(row - 1)
  const before = word.charCodeAt(row - 2)
  current[0] = row
  let [left, least] = [row, row]
  for (let column = 1; column <= typed.length; column++) {
    const other = typed.charCodeAt(column - 1)
    let far = Math.min(
      left + 1,
      (above[column] as number) + 1,
      (above[column - 1] as number) + (letter === other ? 0 : 1),
    )
    if (row > 1 && column > 1 && before === other && letter === typed.charCodeAt(column - 2))
      far = Math.min(far, (twoAbove[column - 2] as number) + 1)
    current[column] = far
    left = far
    if (far < least) least = far
  }
  return least
}
