/** Wide enough for what stands in a column, within reason. */
export const columnWidth = (texts: readonly string[]) =>
  Math.max(12, Math.min(60, 2 + Math.max(...texts.map(({ length }) => length))))
