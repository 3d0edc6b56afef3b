import { isEndings } from './uzbek/endings.ts'
import { latinSpellings } from './uzbek/latin.ts'
import { lettersToCyrillic } from './uzbek/letters.ts'

/*
 * Uzbek Latin to Uzbek Cyrillic. Letters follow rules (uzbek/letters.ts); what rules cannot recover (ь, ц written as s, йо
 * written as yo) comes in as stems, because it is a matter of words, not of letters. What is not Uzbek stays as it is.
 */

export type TransliterationExceptions = Readonly<{
  /** Stems in Cyrillic, in lower case; their Latin spellings follow from them. With a hyphen: anything may follow. */
  stems: readonly string[]
  /** Stems that Latin spells by no rule: `sentabr` is `сентябрь`. Lower case, canonical apostrophes. */
  irregular: Readonly<Record<string, string>>
  /** What may stand before a stem: video in videofilm. */
  combining: readonly string[]
  /** Names and abbreviations that stay in Latin, written exactly so; Uzbek endings after them do not. */
  keptLatin: readonly string[]
}>

const apostrophes = "['’‘`´ʹʻʼ]"
const afterOG = new RegExp(`([oOgG])${apostrophes}`, 'g')
const betweenLetters = new RegExp(`(?<=\\p{L})(?<![oOgG])${apostrophes}(?=\\p{L})`, 'gu')

/** People type eight different apostrophes; the alphabet has two: oʻ gʻ take U+02BB, the rest U+02BC. */
export function canonicalApostrophes(text: string): string {
  return text.replace(afterOG, '$1ʻ').replace(betweenLetters, 'ʼ')
}

const word = /[A-Za-z][A-Za-zʻʼ]*/g

const site = '(?:[a-z0-9-]+\\.)+(?:uz|com|org|net|io|me|app)'
/** Latin in every language, whatever it says; the names of columns and fields are marked: ⟨amount⟩. */
const keptKinds = [
  '⟨[^⟩]*⟩',
  // Addresses of letters and pages.
  `[\\w.+-]+@${site}`,
  'https?://[\\w./?=&#%-]*[\\w/]',
  `${site}(?:/[\\w./?=&#%-]*[\\w/]|/)?`,
  // Commands of the bot, file kinds, names of settings and headers.
  '/[a-z_]+',
  '\\.[a-z]{3,4}',
  '[A-Za-z]+(?:_[A-Za-z]+)+',
].join('|')

const marks = /[⟨⟩]/g

export const isMarked = (text: string) => text.includes('⟨')

/** The marks have done their work once a text is in its script. */
export const withoutMarks = (text: string) => text.replace(marks, '')

/** Finds what stays Latin; `ending` is what Uzbek has put behind it. */
export function keptLatinPattern(names: readonly string[]): RegExp {
  const listed = longestFirst(names).map(escapePattern).join('|')
  const byName = listed && `|(?<![\\wʻʼ])(?:${listed})`
  return new RegExp(`(?<kept>(?<![\\w./ʻʼ-])(?:${keptKinds})${byName})(?<ending>[a-zʻʼ]*)(?![\\wʻʼ])`, 'g')
}

/** What of a text stays Latin, with the Uzbek endings behind it. */
export function keptLatinIn(
  text: string,
  pattern: RegExp,
): { name: string; ending: string; from: number; to: number }[] {
  return [...text.matchAll(pattern)].flatMap((match) => {
    const { kept: name = '', ending = '' } = match.groups ?? {}
    const isName = ending === '' || isEndings(ending)
    return isName ? [{ name, ending, from: match.index, to: match.index + match[0].length }] : []
  })
}

export type Transliterate = (latin: string, continues?: boolean) => string

/** Short stems are also the beginning of other words (sirk in sirka): after them only endings may follow. */
const shortStem = 4

/** Prepares the exceptions once; the result turns text into Cyrillic. */
export function transliterator(exceptions: TransliterationExceptions): Transliterate {
  const kept = keptLatinPattern(exceptions.keptLatin)
  const stems = stemsByLatin(exceptions)
  const longestStem = Math.max(0, ...[...stems.keys()].map((stem) => stem.length))
  const combining = longestFirst(exceptions.combining)

  /** The word from `from` on, if it begins with a stem. */
  function fromStem(latin: string, from: number): string | undefined {
    const lower = latin.toLowerCase()
    for (let end = Math.min(latin.length, from + longestStem); end > from + 1; end--) {
      const cyrillic = stems.get(lower.slice(from, end))
      if (cyrillic === undefined) continue
      const rest = lower.slice(end)
      const isOpen = end - from > shortStem || cyrillic.endsWith('-')
      if (rest !== '' && !isOpen && !isEndings(rest)) continue
      // The soft sign falls before an ending: сентябрь, but сентябрда.
      const stem = rest ? cyrillic.replace(/ь$/, '') : cyrillic
      return (
        asWritten(stem.replace('-', ''), latin.slice(from, end)) + lettersToCyrillic(latin, { from: end })
      )
    }
    return undefined
  }

  function fromCombined(latin: string): string | undefined {
    const lower = latin.toLowerCase()
    for (const first of combining) {
      if (!lower.startsWith(first)) continue
      const second = fromStem(latin, first.length)
      if (second !== undefined) return lettersToCyrillic(latin.slice(0, first.length)) + second
    }
    return undefined
  }

  function wordToCyrillic(latin: string, continues: boolean): string {
    if (continues) return lettersToCyrillic(latin, { continues })
    return fromStem(latin, 0) ?? fromCombined(latin) ?? lettersToCyrillic(latin)
  }

  const wordsToCyrillic = (latin: string, continues: boolean) =>
    latin.replace(word, (found, at: number) => wordToCyrillic(found, continues && at === 0))

  return (text, continues = false) => {
    const latin = canonicalApostrophes(text)
    let cyrillic = ''
    let at = 0
    for (const { name, ending, from, to } of keptLatinIn(latin, kept)) {
      cyrillic += wordsToCyrillic(latin.slice(at, from), continues && at === 0)
      cyrillic += withoutMarks(name) + lettersToCyrillic(ending, { continues: true })
      at = to
    }
    return cyrillic + wordsToCyrillic(latin.slice(at), continues && at === 0)
  }
}

function stemsByLatin({ stems, irregular }: TransliterationExceptions): Map<string, string> {
  const byLatin = new Map<string, string>()
  for (const cyrillic of stems) {
    for (const latin of latinSpellings(cyrillic.replace('-', ''))) byLatin.set(latin, cyrillic)
  }
  for (const [latin, cyrillic] of Object.entries(irregular)) byLatin.set(latin, cyrillic)
  return byLatin
}

/** Carries capitals over to an exception: Aksiya, AKSIYA. */
function asWritten(cyrillic: string, latin: string): string {
  if (latin.length > 1 && latin === latin.toUpperCase()) return cyrillic.toUpperCase()
  const first = latin.charAt(0)
  return first === first.toLowerCase() ? cyrillic : cyrillic.charAt(0).toUpperCase() + cyrillic.slice(1)
}

function longestFirst(list: readonly string[]): string[] {
  return [...list].sort((a, b) => b.length - a.length)
}

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
