/** A row and where it ends; its cells are missing when their quotes do not add up, and nothing follows it. */
type TextRow = { cells: string[] | undefined; end: number }

/** One cell: what is in it and where it ends. */
type TextCell = { text: string; end: number }

/**
 * Rows of text with a sign between their cells (RFC 4180 with any sign). A quote that opens a cell has to close it. With
 * tabs it need not: so is text that somebody copied out of a spreadsheet, and there a quote is often a letter like any
 * other.
 */
export function* rowsIn(text: string, separator: string): Generator<TextRow> {
  const isCopied = separator === '\t'
  let at = 0
  let lineEnd = -1
  while (at <= text.length) {
    const cells: string[] = []
    for (;;) {
      const inQuotes = text[at] === '"' ? quoted(text, at, separator) : undefined
      if (inQuotes === undefined && text[at] === '"' && !isCopied) {
        yield { cells: undefined, end: text.length }
        return
      }
      if (inQuotes) {
        cells.push(inQuotes.text)
        at = inQuotes.end
      } else {
        if (lineEnd < at) lineEnd = endOr(text, '\n', at)
        const end = Math.min(lineEnd, cellEnd(text, separator, at, lineEnd))
        cells.push(text.slice(at, end))
        at = end
      }
      if (at >= text.length || text[at] === '\n') break
      at += 1
    }
    yield { cells, end: Math.min(at, text.length) }
    at += 1
  }
}

function endOr(text: string, sign: string, from: number): number {
  const found = text.indexOf(sign, from)
  return found === -1 ? text.length : found
}

/** Does not look beyond the line: a text of many lines and no separator would be read again for each of them. */
function cellEnd(text: string, separator: string, from: number, lineEnd: number): number {
  for (let at = from; at < lineEnd; at++) if (text[at] === separator) return at
  return lineEnd
}

/** A cell in quotes, with blanks behind it at most; undefined when something else follows. */
function quoted(text: string, from: number, separator: string): TextCell | undefined {
  let close = text.indexOf('"', from + 1)
  let hasDoubled = false
  while (close !== -1 && text[close + 1] === '"') {
    hasDoubled = true
    close = text.indexOf('"', close + 2)
  }
  if (close === -1) return undefined
  let end = close + 1
  while (text[end] === ' ') end += 1
  if (end < text.length && text[end] !== separator && text[end] !== '\n') return undefined
  const inside = text.slice(from + 1, close)
  return { text: hasDoubled ? inside.replaceAll('""', '"') : inside, end }
}
