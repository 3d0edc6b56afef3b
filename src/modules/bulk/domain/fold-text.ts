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

/** By code, for all letters that come up here; others stand for themselves. Undefined: a gap. */
const folded: readonly (string | undefined)[] = Array.from({ length: 0x600 }, (_, code) => {
  const letter = String.fromCharCode(code).toLowerCase()
  if (apostrophes.includes(letter)) return ''
  return latinOf[letter] ?? (/[\p{L}\p{N}]/u.test(letter) ? letter : undefined)
})

const marks = /[\u0300-\u036f]/
const otherWord = /[\p{L}\p{N}]/u

function foldSign(sign: string): string | undefined {
  const code = sign.charCodeAt(0)
  if (code < folded.length) return folded[code]
  if (apostrophes.includes(sign)) return ''
  return otherWord.test(sign) ? sign.toLowerCase() : undefined
}

const isDigit = (code: number) => code >= 48 && code <= 57

/** Gaps are dropped, except between numbers: house 2 1 is not house 21. */
export function foldText(text: string): string {
  return fold(text, '')
}

/** The same word by word. */
export function foldWords(text: string): string[] {
  return fold(text, ' ').split(' ').filter(Boolean)
}

function fold(text: string, gap: '' | ' '): string {
  const given = marks.test(text) ? text.normalize('NFC') : text
  let key = ''
  let gapBefore = false
  for (let at = 0; at < given.length; at++) {
    const letters = foldSign(given.charAt(at))
    if (letters === undefined) {
      gapBefore = true
      continue
    }
    if (letters === '') continue
    if (gapBefore && key !== '') {
      const parts = isDigit(key.charCodeAt(key.length - 1)) && isDigit(letters.charCodeAt(0))
      key += gap || (parts ? ' ' : '')
    }
    gapBefore = false
    key = joined(key, letters)
  }
  return key
}

/** kh is h, gh is g; a doubled letter is one, a doubled digit two. */
function joined(key: string, letters: string): string {
  const last = key.charCodeAt(key.length - 1)
  const first = letters.charCodeAt(0)
  if (last === first && !isDigit(first)) return key + letters.slice(1)
  if (letters === 'h' && last === 107) return `${key.slice(0, -1)}h`
  if (letters === 'h' && last === 103) return key
  return key + letters
}
