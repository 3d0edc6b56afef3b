import { checkDigit, withoutGaps } from './tracking-code.ts'

/** `BG`, ten digits and their check digit (DECISIONS, "Places of ours"). */
const pattern = /^BG(\d{10})(\d)$/
/** The same two letters from a Cyrillic keyboard. */
const cyrillicPrefix = /^[БВ]Г/u

export function drawBagCode(chance: (least: number, limit: number) => number): string {
  const body = Array.from({ length: 10 }, () => chance(0, 10)).join('')
  return `BG${body}${checkDigit(body)}`
}

/** As a scanner or a person writes it; undefined when it is no bag's. */
export function readBagCode(text: string): string | undefined {
  const written = withoutGaps(text).toUpperCase().replace(cyrillicPrefix, 'BG')
  const [, body = '', check] = pattern.exec(written) ?? []
  return body !== '' && String(checkDigit(body)) === check ? written : undefined
}
