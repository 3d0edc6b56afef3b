/** The first six digits that stand alone: what a person would type. */
export function codeInText(text: string): string | undefined {
  return /(?<!\d)\d{6}(?!\d)/.exec(text)?.[0]
}
