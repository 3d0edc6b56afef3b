/** Cleaned as an order takes it: one line, nothing that cannot be seen. */

const unseen = /[\p{Cc}\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu
const hasToBeCleaned = /[^\P{C}\ufffd]|\s\s|^\s|\s$|[^\S ]/u

export function cleanLine(text: string): string {
  if (!hasToBeCleaned.test(text)) return text
  return text.replace(/\s+/g, ' ').replace(unseen, '').trim()
}

/** What people write into a cell to say that there is nothing to write. */
const nothings = new Set([
  ...['-', '--', '---', '—', '–', '_', '.', '..', '...', '/', '?', '!', '*', '#н/д', '#n/a', 'n/a', 'na'],
  ...['нет', 'йўқ', 'йук', 'yoq', "yo'q", 'yoʻq', 'yo‘q', 'yoʼq', 'null', 'none', 'nil', '#ref!', '#value!'],
])

const longestNothing = 7

/** Without a letter or a digit it is no text either. */
export const saysNothing = (line: string) =>
  line === '' ||
  (line.length <= longestNothing && nothings.has(line.toLowerCase())) ||
  !/[\p{L}\p{N}]/u.test(line)
