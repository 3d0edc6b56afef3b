/** Whether a pasted text was copied out of a table: half of its lines and more have columns. */
export function looksLikeTable(text: string): boolean {
  const lines = text.split(/\r\n|\n|\r/).filter((line) => line.trim() !== '')
  const inColumns = lines.filter((line) => line.includes('\t')).length
  return inColumns > 0 && inColumns * 2 >= lines.length
}
