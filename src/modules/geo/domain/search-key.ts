/*
 * One folding for every way a name is written here: Uzbek Latin with any apostrophe or none, Uzbek Cyrillic, Russian,
 * English and Karakalpak. Two texts with the same key are the same name to whoever searches.
 */

import { editDistance } from './edit-distance.ts'

/** What a name says it is: "Nukus tumani" is a district, "г. Нукус" a city. */
export type UnitWord = 'region' | 'district' | 'city'

export type Spelling = Readonly<{
  /** Latin letters as written, without the word for the kind: tells spellings apart that share a key. */
  plain: string
  key: string
  /** The key before a Russian adjective lost its ending: what a half typed or misspelled one is held against. */
  longKey: string
  unit: UnitWord | undefined
}>

/** Longer texts are cut: no name is longer, only addresses and attacks are. */
const longestName = 120
/** Of an address, whose house number stands at its end; Latin may take two letters for one. */
const longestAddress = 600

const latinOf: Readonly<Record<string, string>> = {
  ...{ а: 'a', б: 'b', в: 'v', г: 'g', д: 'd', е: 'e', ё: 'yo', ж: 'j', з: 'z', и: 'i', й: 'y', к: 'k' },
  ...{ л: 'l', м: 'm', н: 'n', о: 'o', п: 'p', р: 'r', с: 's', т: 't', у: 'u', ф: 'f', х: 'x', ц: 'ts' },
  ...{ ч: 'ch', ш: 'sh', щ: 'sh', ъ: '', ы: 'i', ь: '', э: 'e', ю: 'yu', я: 'ya' },
  ...{ ў: 'o', қ: 'q', ғ: 'g', ҳ: 'h', ә: 'a', ө: 'o', ү: 'u', ұ: 'u', ң: 'ng', і: 'i' },
  ...{ ı: 'i', ń: 'ng', č: 'ch', ç: 'ch', š: 'sh', ş: 'sh' },
}

const apostrophes = /['’‘`´ʹʻʼ]/g
const notWord = /[^\p{L}\p{N}]+/u

function inLatin(text: string): string {
  let latin = ''
  for (const letter of text) latin += latinOf[letter] ?? letter
  return latin
}

/** The words of a text in plain Latin letters: "Тўрткўл р-н" gives tortkol and rayon. */
export function plainWords(text: string, longest = longestName): string[] {
  const bare = text.slice(0, longest).replace(apostrophes, '').normalize('NFKC').replace(apostrophes, '')
  const latin = inLatin(bare.toLowerCase()).normalize('NFD').replace(/\p{M}/gu, '')
  // Without its marks a letter may be one that is spelt in Latin, too: Ӛ was Ә.
  return inLatin(latin)
    .slice(0, longest)
    .replace(/(?<!\p{L})r-n(?!\p{L})/u, 'rayon')
    .split(notWord)
    .filter(Boolean)
}

/** x, kh and h; q and k; gh and g; zh, dj and j; y, ы and i; o, oʻ, u and a; doubled letters: one of each.
 * Digits stay as they are: house 11 is not house 1. */
function foldOnce(word: string): string {
  return word
    .replace(/[ou]/g, 'a')
    .replace(/y/g, 'i')
    .replace(/q/g, 'k')
    .replace(/x/g, 'h')
    .replace(/w/g, 'v')
    .replace(/c(?=[ei])/g, 's')
    .replace(/c(?!h)/g, 'k')
    .replace(/(\p{L})\1+/gu, '$1')
    .replace(/kh/g, 'h')
    .replace(/gh/g, 'g')
    .replace(/zh/g, 'j')
    .replace(/dj/g, 'j')
}

/** "Чиланзарский" and "Самаркандская" are adjectives; their stem is the name. Folded letters. */
const adjective = /(?<=.{3})sk(?:i|aia|aie|ai|aga|am)$/

/** Every letter that people mix up becomes one of them; nothing is cut off. */
export const foldLetters = (word: string) => settled(word, foldOnce)
const foldWord = (word: string) => settled(word, (text) => foldOnce(text).replace(adjective, ''))

/** Folding may bring letters together that fold again; every pass shortens the text or thins it out, so this ends. */
function settled(text: string, pass: (text: string) => string): string {
  let before = text
  for (;;) {
    const after = pass(before)
    if (after === before) return after
    before = after
  }
}

const unitWords: Readonly<Record<UnitWord, readonly string[]>> = {
  region: ['viloyati', 'viloyat', 'vil', 'область', 'обл', 'oblast', 'oblasti', 'region', 'province'],
  district: ['tumani', 'tuman', 'tum', 't', 'район', 'районе', 'rayoni', 'district', 'р'],
  city: ['shahri', 'shahar', 'sh', 'город', 'г', 'gorod', 'city', 'town'],
}
/** Uzbek declines the word for the kind, not the name: "Chilonzor tumanidan" is from Chilonzor. */
const declined = { region: 'viloyati', district: 'tumani', city: 'shahri' } as const
const caseEndings = ['ni', 'ning', 'ga', 'da', 'dan', 'dagi']
/** Said of one region only, and in every language around its name. */
const republicWords = ['respublikasi', 'республика', 'republic', 'of']

const units = ['region', 'district', 'city'] as const
const plainUnits: ReadonlyMap<string, UnitWord> = new Map([
  ...units.flatMap((unit) => unitWords[unit].map((word) => [foldPhrase(word), unit] as const)),
  ...republicWords.map((word) => [foldPhrase(word), 'region'] as const),
])
const unitOf: ReadonlyMap<string, UnitWord> = new Map([
  ...plainUnits,
  ...units.flatMap((unit) =>
    caseEndings.map((ending) => [foldPhrase(declined[unit] + ending), unit] as const),
  ),
])

/** Whether a plain word says what a name is, and not which one. */
export const isUnitWord = (word: string) => unitOf.has(foldWord(word))

function foldPhrase(text: string): string {
  return plainWords(text).map(foldWord).join('')
}

/** Reads a name apart: what it is called and what it says it is. */
export function readSpelling(text: string): Spelling {
  return spellingOf(plainWords(text))
}

/** A text of nothing but words for kinds is taken whole: "Shahar" may be a name. */
export function spellingOf(words: readonly string[]): Spelling {
  const said = words.map((word) => unitOf.get(foldWord(word)))
  const named = words.filter((_, at) => said[at] === undefined)
  return named.length > 0 ? spelled(named, said.find(Boolean)) : spelled(words, undefined)
}

/** For a name whose word for the kind has a slip in it ("Nukus tumni"): the nearest word is taken for that one. */
export function spellingForgivingUnit(words: readonly string[]): Spelling | undefined {
  const folded = words.map(foldWord)
  if (words.length < 2 || folded.some((word) => unitOf.has(word))) return undefined
  let best: { at: number; unit: UnitWord; distance: number } | undefined
  for (const [at, word] of folded.entries()) {
    for (const [meant, unit] of plainUnits) {
      const distance = meant.length > 3 ? editDistance(word, meant, 2).whole : Infinity
      if (distance < (best?.distance ?? Infinity)) best = { at, unit, distance }
    }
  }
  return best && spelled(words.toSpliced(best.at, 1), best.unit)
}

function spelled(words: readonly string[], unit: UnitWord | undefined): Spelling {
  const plain = words.join('')
  return { plain, key: foldWord(words.map(foldWord).join('')), longKey: foldLetters(plain), unit }
}

export function searchKey(text: string): string {
  return readSpelling(text).key
}

const betweenNumberAndLetter = /(?<=\p{N})(?=\p{L})|(?<=\p{L})(?=\p{N})/u

/** The words of an address in plain letters, numbers apart: "12g", "12-g" and "12 г" are 12 and g. */
export function addressWords(text: string): string[] {
  return plainWords(text, longestAddress).flatMap((word) => word.split(betweenNumberAndLetter))
}

/** What all writings of one address have in common: its words, folded, with blanks between them. */
export function addressKey(text: string): string {
  return keyOfAddress(addressWords(text))
}

/** No word is left out, and a letter alone is a house's: 12-g is not 12-t, and 2 1 is not 21. */
export function keyOfAddress(words: readonly string[]): string {
  return words
    .map((word) => (word.length === 1 ? word : foldWord(word)))
    .join(' ')
    .slice(0, longestAddress)
}
