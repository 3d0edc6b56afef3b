import { parsePhone } from '#kernel/phone.ts'
import type { CellProblem } from '../row.ts'

/** Numbers of one cell, the first of them the receiver's; or what is wrong with it. */
type ReadPhones =
  | Readonly<{ phones: readonly string[]; repaired: boolean }>
  | Readonly<{ problem: CellProblem }>

const national = 9
const withCountry = 12
/** What 9.98901E+11 becomes once it is saved as a number: noughts that nobody has. */
const cutByExcel = /^998(\d*?)0{5,}$/
const longestCell = 200
const mostPhones = 2

export function readPhones(text: string): ReadPhones {
  const cut = text.length === withCountry ? cutByExcel.exec(text)?.[1] : undefined
  if (cut !== undefined) return brokenByExcel(cut)
  const plain = parsePhone(text)
  if (plain) return { phones: [plain], repaired: false }
  if (text.length > longestCell) return { problem: invalid }
  return readScientific(text) ?? readFreely(text)
}

const invalid: CellProblem = { code: 'invalid_phone', suggestions: [] }
const scientific = /^\+?(\d)[.,](\d{1,17})e\+?(\d{1,2})$/i

/** Excel shows long numbers so: with all digits nothing is lost; otherwise what is left is told. */
function readScientific(text: string): ReadPhones | undefined {
  const [, first, rest, exponent] = scientific.exec(text.replace(/\s/g, '')) ?? []
  if (first === undefined || rest === undefined) return undefined
  const length = Number(exponent) + 1
  const digits = `${first}${rest}`.slice(0, length)
  const whole = digits.length === length ? phoneIn(digits) : undefined
  if (whole) return { phones: [whole], repaired: true }
  const known = withoutCountry(digits, length)
  if (known === undefined) return { problem: invalid }
  return brokenByExcel(known)
}

/** What is left of a number, and how much is missing. */
function brokenByExcel(known: string): ReadPhones {
  const missing = national - known.length
  // One digit that Excel does not show is most often a nought.
  const likely = missing === 1 ? phoneIn(`${known}0`) : undefined
  return {
    problem: {
      code: 'phone_broken_by_excel',
      values: { known, missing },
      suggestions: likely ? [{ text: likely }] : [],
    },
  }
}

/** What is known of the nine digits, when the whole number had this many. */
function withoutCountry(digits: string, length: number): string | undefined {
  if (length === 12 && '998'.startsWith(digits.slice(0, 3))) return digits.slice(3)
  return length === national ? digits : undefined
}

const piece = /\d[\d\s().\-–—‑−_]*\d|\d/g

/** Numbers in any text: several in one cell, names beside them, letters that look like a nought. */
function readFreely(text: string): ReadPhones {
  const asDigits = text
    .normalize('NFKC')
    .replace(/(?<=[\d\s(+-])[OoОо](?=[\d\s)-])/g, '0')
    .replace(/(\d)[.,]0{1,2}$/, '$1')
  const pieces = asDigits.match(piece) ?? []
  const phones = [...new Set(pieces.flatMap(phonesIn))].slice(0, mostPhones)
  if (phones.length > 0) return { phones, repaired: true }
  return { problem: whatIsWrong(pieces, /\+\s*(?!998)\d/.test(asDigits)) }
}

function whatIsWrong(pieces: readonly string[], isForeign: boolean): CellProblem {
  const longest = pieces.map(digitsOf).reduce((best, one) => (one.length > best.length ? one : best), '')
  const bare = longest.startsWith('998') ? longest.slice(3) : longest
  const missing = national - bare.length
  const isBegun = !isForeign && bare.length >= 4 && missing > 0
  return isBegun ? { code: 'phone_too_short', values: { missing }, suggestions: [] } : invalid
}

const digitsOf = (text: string) => text.replace(/\D/g, '')

function phoneIn(digits: string): string | undefined {
  return parsePhone(digits.replace(/^0+/, ''))
}

/** Two numbers with nothing but blanks between them stand in one piece. */
function phonesIn(text: string): string[] {
  const digits = digitsOf(text).replace(/^0+/, '')
  const whole = phoneIn(digits)
  if (whole) return [whole]
  for (const first of [12, 9, 10]) {
    const [one, other] = [phoneIn(digits.slice(0, first)), phoneIn(digits.slice(first))]
    if (one && other) return [one, other]
  }
  return []
}
