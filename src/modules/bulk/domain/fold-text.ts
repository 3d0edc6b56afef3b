/*
 * One key for all writings of a text: Latin or Cyrillic letters, any apostrophe or none, any case. Looser and much quicker
 * than geo's search key, because it is asked of several texts of every row.
 */

const latinOf: Readonly<Record<string, string>> = {
  ...{ а: 'a', б: 'b', в: 'v', г: 'g', д: 'd', е: 'e', ё: 'ia', ж: 'j', з: 'z', и: 'i', й: 'i', к: 'k' },
  ...{ л: 'l', м: 'm', н: 'n', о: 'a', п: 'p', р: 'r', с: 's', т: 't', у: 'a', ф: 'f', х: 'h', ц: 'ts' },
  ...{ ч: 'ch', ш: 'sh', щ: 'sh', ъ: '', ы: 'i', ь: '', э: 'e', ю: 'ia', я: 'ia', і: 'i', ў: 'a', қ: 'k' },
  ...{ ғ: 'g', ҳ: 'h', ә: 'a', ө: 'a', ү: 'a', ұ: 'a', ң: 'ng', o: 'a', u: 'a', y: 'i', q: 'k', x: 'h' },
  ...{ w: 'v', ı: 'i', ń: 'ng', ş: 'sh', š: 'sh', ç: 'ch', č: 'ch', ö: 'a', ü: 'a', ğ: 'g', é: 'e' },
}

/** Dropped without parting what stands around them. */
const apostrophes = "'’‘`´ʹʻʼ"
const dropped = 0
const gap = -1

/** Of accents that stand apart from their letter. */
const isMark = (code: number) => code >= 0x300 && code <= 0x36f

/** The codes of one letter, or of two, the second one 16 bits higher. */
const packed = (letters: string) => letters.charCodeAt(0) | (letters.charCodeAt(1) << 16)

/** By code, for all letters that come up here. */
const folded = Int32Array.from({ length: 0x600 }, (_, code) => {
  const letter = String.fromCharCode(code).toLowerCase()
  if (apostrophes.includes(letter) || isMark(code)) return dropped
  const latin = latinOf[letter] ?? (/[\p{L}\p{N}]/u.test(letter) ? letter.charAt(0) : undefined)
  return latin === undefined ? gap : latin === '' ? dropped : packed(latin)
})

function foldedCode(sign: string): number {
  if (apostrophes.includes(sign)) return dropped
  return /[\p{L}\p{N}]/u.test(sign) ? sign.toLowerCase().charCodeAt(0) : gap
}

/** Longer texts are cut: cells are not that long. */
const longest = 2_000
/** Room for the key that is being made, used again for every text: a letter may take two, and a gap before it. */
const key = new Uint16Array(longest * 3 + 1)

/** Gaps are dropped, except between numbers: house 2 1 is not house 21. */
export function foldText(text: string): string {
  return written(fold(text, false))
}

/** The same word by word. */
export function foldWords(text: string): string[] {
  return written(fold(text, true)).split(' ').filter(Boolean)
}

const written = (size: number) =>
  String.fromCharCode.apply(null, key.subarray(0, size) as unknown as number[])

/** 64 bits that texts with the same keys share with the same numbers, and others do not by any chance that counts. */
export function foldedMark(texts: readonly string[], numbers: readonly number[]): string {
  let one = 0x811c9dc5
  let other = 0x2545f491
  for (const number of numbers) {
    one = Math.imul(one ^ number, 0x01000193)
    other = Math.imul(other + number, 0x5bd1e995) ^ (other >>> 15)
  }
  for (const text of texts) {
    const size = fold(text, false)
    for (let at = 0; at < size; at++) {
      const code = key[at] as number
      one = Math.imul(one ^ code, 0x01000193)
      other = Math.imul(other + code, 0x5bd1e995) ^ (other >>> 15)
    }
    one = Math.imul(one ^ size, 0x01000193)
  }
  return `${(one >>> 0).toString(36)}.${(other >>> 0).toString(36)}`
}

const blank = 32
const [e, g, h, i, k] = [101, 103, 104, 105, 107]
const isDigit = (code: number) => code >= 48 && code <= 57

/** Writes the key and tells how long it is. */
function fold(text: string, keepsGaps: boolean, isNormal = false): number {
  const length = Math.min(text.length, longest)
  let size = 0
  let isAfterGap = false
  for (let at = 0; at < length; at++) {
    const code = text.charCodeAt(at)
    if (!isNormal && isMark(code)) return fold(text.normalize('NFC'), keepsGaps, true)
    const letters = code < folded.length ? (folded[code] as number) : foldedCode(text.charAt(at))
    if (letters === dropped) continue
    if (letters === gap) {
      isAfterGap = true
      continue
    }
    const first = letters & 0xffff
    if (isAfterGap && size > 0 && (keepsGaps || (isDigit(first) && isDigit(key[size - 1] as number))))
      key[size++] = blank
    isAfterGap = false
    size = added(first, size)
    if (letters > 0xffff) key[size++] = letters >> 16
  }
  return size
}

/** kh is h, gh is g, ye is е; a doubled letter is one, a doubled digit two. */
function added(letter: number, size: number): number {
  const last = size === 0 ? blank : (key[size - 1] as number)
  if ((letter === last && !isDigit(letter)) || (letter === h && last === g)) return size
  const takesPlace = (letter === h && last === k) || (letter === e && last === i)
  key[takesPlace ? size - 1 : size] = letter
  return takesPlace ? size : size + 1
}
