/**
 * Cells as spreadsheets put them on the clipboard: tabs between columns, lines between rows, and quotes around a cell that
 * holds either of them.
 */
export function writtenCells(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => row.map(quotedWhereNeeded).join('\t')).join('\n')
}

const quotedWhereNeeded = (text: string) =>
  /[\t\n\r]|^"/.test(text) ? `"${text.replaceAll('"', '""')}"` : text

export function readCells(text: string): string[][] {
  const rows: string[][] = [[]]
  let at = 0
  while (at <= text.length) {
    const { cell, end } = cellAt(text, at)
    rows.at(-1)?.push(cell)
    if (end >= text.length) break
    const mark = text[end]
    at = end + (text.startsWith('\r\n', end) ? 2 : 1)
    if (mark === '\t') continue
    // The line break at the end closes the last row and begins no other.
    if (at >= text.length) break
    rows.push([])
  }
  return rows
}

function cellAt(text: string, start: number): { cell: string; end: number } {
  const quoted = text[start] === '"' ? /"((?:[^"]|"")*)"(?=[\t\r\n]|$)/y : undefined
  if (quoted) {
    quoted.lastIndex = start
    const found = quoted.exec(text)
    if (found) return { cell: (found[1] ?? '').replaceAll('""', '"'), end: quoted.lastIndex }
  }
  const mark = /[\t\r\n]/g
  mark.lastIndex = start
  const end = mark.exec(text)?.index ?? text.length
  return { cell: text.slice(start, end), end }
}
