/* The letter rules from Uzbek Latin to Cyrillic: what follows from the letters around, without knowing the word. */

const digraphs: Readonly<Record<string, string>> = {
  ...{ oʻ: 'ў', gʻ: 'ғ', sh: 'ш', ch: 'ч', yo: 'ё', yu: 'ю', ya: 'я', ye: 'е' },
}

const letters: Readonly<Record<string, string>> = {
  ...{
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
  },
  ...{ o: 'о', p: 'п', q: 'қ', r: 'р', s: 'с', t: 'т', u: 'у', v: 'в', x: 'х', y: 'й', z: 'з', ʼ: 'ъ' },
}

type Rule = Readonly<{ before: RegExp; here: RegExp; cyrillic: string; length: number }>

const rule = (before: RegExp, here: RegExp, cyrillic: string, length: number): Rule => ({
  ...{ before, here, cyrillic, length },
})

/**
 * In order; each sees the letters before its place and from there on. Words from Russian have ц where Latin writes ts or
 * s (politsiya, aksiya, potensial); Uzbek ones keep тс (ketsa, aytsin, uyatsiz, otsimon).
 */
const rules: readonly Rule[] = [
  // In yoʻl the y stands alone; in Isʼhoq the apostrophe only keeps s and h apart.
  rule(/(?:)/, /^yoʻ/, 'й', 1),
  rule(/(?:)/, /^sʼh/, 'с', 2),
  // pochtalyon: почтальон, but plyonka: плёнка; after n there is dunyoni.
  rule(/l$/, /^yon(?!k)/, 'ьо', 2),
  // premyera, Vasilyevich: премьера, Васильевич; after the letters of Uzbek alone it is a new word (Oqyer).
  rule(/[bdfjklmnprstvz]$/, /^ye/, 'ье', 2),
  // Endings of borrowed nouns: panel, dvigatel; xolodilnik; emulsiya. Uzbek ones are short (bel, kel, sel).
  rule(/[a-z]{2}[dflnprstz]e$/, /^l$/, 'ль', 1),
  rule(/i$/, /^lnik/, 'ль', 1),
  rule(/[aeou]$/, /^lsiya/, 'ль', 1),
  // Uzbek words begin with neither: tsex, ssenariy.
  rule(/^$/, /^ts/, 'ц', 2),
  rule(/^$/, /^ss(?=[ei])/, 'сц', 2),
  rule(/(?:)/, /^tsi(?:y|o)/, 'ц', 2),
  rule(/[aeiou]ʻ?$/, /^tsi(?=[^nzmʻʼ])/, 'ц', 2),
  rule(/[aeiou]$/, /^tsina/, 'ц', 2),
  rule(/[aeiou]$/, /^tsizm(?![aiu])/, 'ц', 2),
  rule(/[aeiounk]ʻ?$/, /^tse/, 'ц', 2),
  // At the end of a word or before a consonant: abzats, platskart.
  rule(/[aeiour]$/, /^ts$/, 'ц', 2),
  rule(/[aeiou]$/, /^ts(?=[bdgjklmnpqrtvz])/, 'ц', 2),
  rule(/[knpb]$/, /^si(?:ya|on)/, 'ц', 1),
  rule(/n$/, /^si(?:a|o|y)/, 'ц', 1),
]

/** By the letter they begin with: most letters have none. */
const rulesOf = Map.groupBy(rules, ({ here }) => here.source.charAt(1))

const vowelBefore = /[aeiou]ʻ?$/

/** One word, or the rest of one from `from` on; `continues` says that letters of another kind stand directly before it. */
export function lettersToCyrillic(latin: string, { from = 0, continues = false } = {}): string {
  const lower = latin.toLowerCase()
  let cyrillic = ''
  let at = from
  while (at < latin.length) {
    const [piece, length] = pieceAt(lower, at, continues)
    const first = latin.charAt(at)
    // A sign of two letters is upper case if its first letter is: Shahar and SHAHAR both begin with Ш.
    const isUpper = first !== first.toLowerCase()
    const isShouted = isUpper && latin.charAt(at + length - 1) !== lower.charAt(at + length - 1)
    cyrillic += isUpper ? capital(piece, isShouted) : piece
    at += length
  }
  return cyrillic
}

/** Of ье and ль in capitals, whether all: КАРЬЕРА. */
const capital = (piece: string, isShouted: boolean) =>
  isShouted ? piece.toUpperCase() : piece.charAt(0).toUpperCase() + piece.slice(1)

function pieceAt(lower: string, at: number, continues: boolean): [piece: string, length: number] {
  const before = lower.slice(Math.max(0, at - 4), at)
  const here = lower.slice(at, at + 6)
  const starts = at === 0 && continues ? 'x' : before
  for (const each of rulesOf.get(here.charAt(0)) ?? []) {
    if (each.before.test(starts) && each.here.test(here)) return [each.cyrillic, each.length]
  }
  const digraph = digraphs[here.slice(0, 2)]
  if (digraph) return [digraph, 2]
  const letter = here.charAt(0)
  if (letter === 'e' && (starts === '' || vowelBefore.test(starts))) return ['э', 1]
  // Not a letter of the Uzbek alphabet (c, w): left as it is, and the catalogue test will show it.
  return [letters[letter] ?? letter, 1]
}
