/** Cleaned as an order takes it: one line, nothing that cannot be seen. */

const unseen = /[\p{Cc}\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu

export function cleanLine(text: string): string {
  return isClean(text) ? text : text.toWellFormed().replace(/\s+/g, ' ').replace(unseen, '').trim()
}

/** Most texts are: only those are looked at again that have a sign outside of letters, or blanks where none should be. */
export function isClean(text: string): boolean {
  let before = blank
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code < blank || (code > 126 && code < 0xa1) || (code >= 0x2000 && code <= 0x206f && !isQuote(code)))
      return false
    if (code > 0xd7ff || code === 0x1680 || (code === blank && before === blank)) return false
    before = code
  }
  return before !== blank || text === ''
}

const blank = 32
/** Dashes and quotes of print. */
const isQuote = (code: number) => code >= 0x2010 && code <= 0x2026

/** What people write into a cell to say that there is nothing to write. */
const nothings = new Set([
  ...['-', '--', '---', '—', '–', '_', '.', '..', '...', '/', '?', '!', '*', '#н/д', '#n/a', 'n/a', 'na'],
  ...['нет', 'йўқ', 'йук', 'yoq', "yo'q", 'yoʻq', 'yo‘q', 'yoʼq', 'null', 'none', 'nil', '#ref!', '#value!'],
])

const longestNothing = Math.max(...[...nothings].map((word) => word.length))

/** Without a letter or a digit it is no text either. */
export function saysNothing(line: string): boolean {
  if (line === '') return true
  if (isDigit(line.charCodeAt(0))) return false
  if (line.length <= longestNothing && nothings.has(line.toLowerCase())) return true
  return !hasPlainSign(line) && !/[\p{L}\p{N}]/u.test(line)
}

/** Of nearly all texts one of the first signs is. */
function hasPlainSign(line: string): boolean {
  for (let at = 0; at < line.length; at++) {
    const code = line.charCodeAt(at)
    if (isDigit(code) || isLetter(code)) return true
  }
  return false
}

const isDigit = (code: number) => code >= 48 && code <= 57
/** Latin or Cyrillic; others are looked at again. */
const isLetter = (code: number) =>
  (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 0x400 && code <= 0x481)
