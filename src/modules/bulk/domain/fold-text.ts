/** What all writings of a text have in common; quick, because it is asked of every row. */
export function foldText(text: string): string {
  return text.toLowerCase()
}
