import { checkDigit } from '#kernel/tracking-code.ts'

/** `BG`, ten digits and their check digit (DECISIONS, "Places of ours"). */
const pattern = /^BG(\d{10})(\d)$/

export function drawBagCode(chance: (least: number, limit: number) => number): string {
  const body = Array.from({ length: 10 }, () => chance(0, 10)).join('')
  return `BG${body}${checkDigit(body)}`
}

/** As a scanner or a person writes it; undefined when it is no bag's. */
export function readBagCode(text: string): string | undefined {
  const written = text.replace(/[\s\p{Pd}]/gu, '').toUpperCase()
  const [, body = '', check] = pattern.exec(written) ?? []
  return body !== '' && String(checkDigit(body)) === check ? written : undefined
}
