/** Reads a table that is kept as text: one record a line, its fields parted by bars. */
export function rowsOf(table: string): string[][] {
  return table
    .trim()
    .split('\n')
    .map((line) => line.split('|'))
}
