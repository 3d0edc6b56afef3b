/** The digits of a pasted or typed code: `123-456`, `Your code: 123456`. */
export function codeDigits(text: string, length: number): string {
  const digits = text.replace(/\D/g, '')
  return digits.slice(0, length)
}

/** What each cell shows; empty where nothing was typed yet. */
export function codeCells(value: string, length: number): string[] {
  return Array.from({ length }, (_, index) => value[index] ?? '')
}

/** The cell that the next digit goes into. */
export function activeCell(caret: number, length: number): number {
  return Math.max(0, Math.min(caret, length - 1))
}
