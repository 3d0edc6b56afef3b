/** Signs that no cell holds: whoever read the file has taken them out. */
const cellEnd = '\u001F'
const rowEnd = '\u001E'

/** Rows of a file as one text, which a database takes as it comes. */
export const packedRows = (rows: readonly (readonly string[])[]) =>
  rows.map((cells) => cells.join(cellEnd)).join(rowEnd)

export const unpackedRows = (text: string): string[][] =>
  text.split(rowEnd).map((cells) => (cells === '' ? [] : cells.split(cellEnd)))
