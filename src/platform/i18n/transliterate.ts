/*
 * Uzbek Latin to Uzbek Cyrillic. Letters follow rules; what rules cannot recover (ь, ц written as s, я and ю
 * written as a and u) comes in as exceptions, because it is a matter of words, not of letters.
 */

export type TransliterationExceptions = Readonly<{
  /** Stems whose Cyrillic spelling no rule gives: `aksiya` is `акция`. Lower case, canonical apostrophes. */
  stems: Readonly<Record<string, string>>
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

const digraphs: Readonly<Record<string, string>> = {
  oʻ: 'ў',
  gʻ: 'ғ',
  sh: 'ш',
  ch: 'ч',
  yo: 'ё',
  yu: 'ю',
  ya: 'я',
  ye: 'е',
}

const letters: Readonly<Record<string, string>> = {
  a: 'а',
  b: 'б',
  d: 'д',
  e: 'е',
  f: 'ф',
  g: 'г',
  h: 'ҳ',
  i: 'и',
  j: 'ж',
  k: 'к',
  l: 'л',
  m: 'м',
  n: 'н',
  o: 'о',
  p: 'п',
  q: 'қ',
  r: 'р',
  s: 'с',
  t: 'т',
  u: 'у',
  v: 'в',
  x: 'х',
  y: 'й',
  z: 'з',
  ʼ: 'ъ',
}

const word = /[A-Za-z][A-Za-zʻʼ]*/g
const vowel = /[aeiou]ʻ?$/i
/** Words from Russian have ц here (konstitutsiya, litsenziya); Uzbek ones keep тс (ketsa, aytsin). */
const tseAhead = /^ts(?=e|iy|io)/i
/** What may follow a stem: plural, possessive, case and the like; at most four, as in kuryer-lar-imiz-dagi-lar. */
const endings =
  '(?:lar|imiz|ingiz|im|ing|si|i|m|ng|miz|ngiz|ning|ni|gacha|ga|ka|qa|dagi|dan|da|cha|chi|siz|lik|li|dir|mi|ku){0,4}'

/** Letter rules for one word; `continues` says that letters stand directly before it. */
function transliterateWord(latin: string, continues: boolean): string {
  let cyrillic = ''
  let at = 0
  while (at < latin.length) {
    const [piece, length] = pieceAt(latin, at, continues)
    cyrillic += piece
    at += length
  }
  return cyrillic
}

function pieceAt(latin: string, at: number, continues: boolean): [piece: string, length: number] {
  const first = latin.charAt(at)
  const isUpper = first !== first.toLowerCase()
  const afterVowel = vowel.test(latin.slice(Math.max(0, at - 2), at))
  if (afterVowel && tseAhead.test(latin.slice(at, at + 4))) return [cased('ц', isUpper), 2]
  const next = latin.slice(at, at + 3).toLowerCase()
  // In yoʻl the y stands alone; in Isʼhoq the apostrophe only keeps s and h apart.
  if (next === 'yoʻ') return [cased('й', isUpper), 1]
  if (next === 'sʼh') return [cased('с', isUpper), 2]
  const digraph = digraphs[next.slice(0, 2)]
  // A two-letter sign is upper case if its first letter is: Shahar and SHAHAR both begin with Ш.
  if (digraph) return [cased(digraph, isUpper), 2]
  const letter = first.toLowerCase()
  const wordInitial = at === 0 && !continues
  const piece = letter === 'e' && (wordInitial || afterVowel) ? 'э' : letters[letter]
  // Not a letter of the Uzbek alphabet (c, w): left as it is, and the catalogue test will show it.
  return piece ? [cased(piece, isUpper), 1] : [first, 1]
}

function cased(piece: string, isUpper: boolean): string {
  return isUpper ? piece.charAt(0).toUpperCase() + piece.slice(1) : piece
}

export type Transliterate = (latin: string, continues?: boolean) => string

/** Prepares the exceptions once; the result turns text into Cyrillic. */
export function transliterator(exceptions: TransliterationExceptions): Transliterate {
  const kept = longestFirst(exceptions.keptLatin)
  const keptPattern = kept.length
    ? new RegExp(`(?<![A-Za-zʻʼ])(${kept.map(escapePattern).join('|')})(${endings})(?![A-Za-zʻʼ])`, 'g')
    : undefined
  const stems = longestFirst(Object.keys(exceptions.stems)).map((stem) => ({
    pattern: new RegExp(`^${stem}(${endings})$`, 'i'),
    length: stem.length,
    cyrillic: exceptions.stems[stem] ?? '',
  }))

  function wordToCyrillic(latin: string, continues: boolean): string {
    for (const { pattern, length, cyrillic } of continues ? [] : stems) {
      if (!pattern.test(latin)) continue
      const ending = latin.slice(length)
      // The soft sign falls before an ending: сентябрь, but сентябрда.
      const stem = ending ? cyrillic.replace(/ь$/, '') : cyrillic
      return asWritten(stem, latin) + transliterateWord(ending, true)
    }
    return transliterateWord(latin, continues)
  }

  function wordsToCyrillic(latin: string, continues: boolean): string {
    return latin.replace(word, (found, at: number) => wordToCyrillic(found, continues && at === 0))
  }

  return (text, continues = false) => {
    const latin = canonicalApostrophes(text)
    if (!keptPattern) return wordsToCyrillic(latin, continues)
    let cyrillic = ''
    let at = 0
    for (const match of latin.matchAll(keptPattern)) {
      const [whole, name = '', ending = ''] = match
      cyrillic += wordsToCyrillic(latin.slice(at, match.index), continues && at === 0)
      cyrillic += name + transliterateWord(ending, true)
      at = match.index + whole.length
    }
    return cyrillic + wordsToCyrillic(latin.slice(at), continues && at === 0)
  }
}

/** Carries capitals over to an exception: Aksiya, AKSIYA. */
function asWritten(cyrillic: string, latin: string): string {
  if (latin.length > 1 && latin === latin.toUpperCase()) return cyrillic.toUpperCase()
  return cased(cyrillic, latin.charAt(0) !== latin.charAt(0).toLowerCase())
}

function longestFirst(list: readonly string[]): string[] {
  return [...list].sort((a, b) => b.length - a.length)
}

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
