import { addressWords, foldLetters } from '../domain/search-key.ts'
import { kindLines, landmarkLines, lightWords, sameLines } from './word-groups.ts'

/**
 * A word of a name or a question. `folded` is its spelling with everything thrown away that people mix up; `stem` is what
 * its forms have in common ("Темура" and "Temur"), or the sign of its meaning ("#bazaar" for "рынок").
 */
export type Word = Readonly<{ plain: string; folded: string; stem: string }>

export const isNumber = (stem: string) => /^\d+$/.test(stem)
export const isMeaning = (stem: string) => stem.startsWith('#')

const kinds = new Set<string>()
/** By the plain word: short ones must be written just so. */
const shortMeanings = new Map<string, string>()
/** By the folded word. */
const longMeanings = new Map<string, string>()

const shortestFolded = 4

/** "Нукусская" is of Nukus; what is left is the name. Plain letters. */
const adjective = /(?<=.{3})sk(?:iy|aya|oye|oe|oy|ogo|om|iye|ie|ii|y|i)$/

function learn(lines: string, stemOf: (meaning: string) => string, isKind: boolean): void {
  for (const line of lines.trim().split('\n')) {
    const [meaning = '', forms = ''] = line.split(': ')
    const stem = stemOf(meaning)
    if (isKind) kinds.add(stem)
    for (const form of [...forms.split(' ')]) {
      const plain = joined(form)
      const folded = foldLetters(plain)
      if (plain.length < shortestFolded) setOnce(shortMeanings, plain, stem)
      else setOnce(longMeanings, folded, stem)
    }
  }
}

/** "пр-т" is one word here. */
const joined = (form: string) => addressWords(form).join('')

function setOnce(map: Map<string, string>, key: string, stem: string): void {
  if (!map.has(key)) map.set(key, stem)
}

learn(kindLines, (meaning) => `#${meaning}`, true)
learn(landmarkLines, (meaning) => `#${meaning}`, false)
learn(sameLines, (meaning) => bareStem(joined(meaning)), false)

/** Words that say what a thing is and are never asked to be in its name: street, quarter, house, flat. */
export const isKind = (stem: string) => kinds.has(stem)

const lightStems: ReadonlySet<string> = new Set(
  lightWords
    .trim()
    .split(/\s+/)
    .map((word) => bareStem(joined(word))),
)

/** Words that a name may do without. */
export const isLight = (stem: string) => lightStems.has(stem)

/** All spellings of words with a meaning, for slips in them and for what is half typed. */
export const meaningWords: ReadonlyMap<string, string> = longMeanings

function bareStem(plain: string): string {
  let stem = foldLetters(plain.replace(adjective, ''))
  if (/^\d/.test(stem)) return stem
  if (stem.length >= 6) stem = stem.replace(/(?<=[aei])si$/, '')
  for (let cut = 0; cut < 2 && stem.length > 3 && /[aei]$/.test(stem); cut++) stem = stem.slice(0, -1)
  return stem
}

const ordinals = new Set([
  'chi',
  'nchi',
  'inchi',
  'son',
  'sonli',
  'shi',
  'y',
  'iy',
  'aya',
  'ya',
  'oy',
  'ogo',
  'go',
  'th',
  'nd',
  'n',
  'no',
  'num',
])

/** Joined by a hyphen, but one word: пр-т, пр-д, м-р. */
const hyphened = /(?<![\p{L}\p{N}])(пр|м|р|pr|m|r)-(т|д|р|н|t|d|r|n)(?![\p{L}\p{N}])/giu

/** "ст. м.", "станция метро", "metro bekati": one word each. */
const metroStation =
  /(?<![\p{L}\p{N}])(?:(?:ст|st|станция|stansiya)[.\s]\s*(?:м(?:етро)?|m(?:etro)?)(?![\p{L}\p{N}])\.?|(?:метро|metro)\s+(?:stan(?:t)?siyasi|bekati|station|бекати|станцияси))/giu

const known = new Map<string, Word>()
const mostKnown = 20_000

/** The words of a name or question. Ц-1 is C-1. What only makes a number an ordinal ("5-chi", "1-й") is left out. */
export function wordsOf(text: string): Word[] {
  const plains = addressWords(
    text.replace(metroStation, ' metro ').replace(hyphened, '$1$2').replaceAll('№', ' '),
  ).map((plain) => (plain === 'ts' ? 'c' : plain))
  const words: Word[] = []
  for (const [at, plain] of plains.entries()) {
    const afterNumber = /^\d+$/.test(plains[at - 1] ?? '')
    if (afterNumber && plain.length > 0 && ordinals.has(plain) && (plain.length > 1 || plain === 'y'))
      continue
    words.push(wordOf(plain))
  }
  return words
}

function wordOf(plain: string): Word {
  const before = known.get(plain)
  if (before) return before
  const folded = foldLetters(plain)
  const meaning = plain.length < shortestFolded ? shortMeanings.get(plain) : longMeanings.get(folded)
  const word = { plain, folded, stem: meaning ?? bareStem(plain) }
  if (known.size >= mostKnown) known.clear()
  known.set(plain, word)
  return word
}
