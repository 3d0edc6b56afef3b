/** Signs that no cell holds: whoever read the file has taken them out (`platform/sheets/packed-rows.ts`). */
const cellEnd = '\u001F'
const rowEnd = '\u001E'

/** Rows of a file out of the one text that they are kept as. */
export const unpackedRows = (text: string): string[][] =>
  text.split(rowEnd).map((cells) => (cells === '' ? [] : cells.split(cellEnd)))
