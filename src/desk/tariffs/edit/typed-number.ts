import { parseNumber } from '#ui/fields/number-text.ts'
import type { NumberKind } from './tariff-cells.ts'

const nbsp = '\u00A0'

/** A number as it stands in its field: thousands apart by spaces in every language, because a comma would be read as a mark. */
export function fieldText(value: number, { scale = 1 }: NumberKind, decimalMark: string): string {
  const [whole = '', fraction] = String(shown(value, scale)).split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, nbsp)
  return fraction === undefined ? grouped : grouped + decimalMark + fraction
}

/** What was typed, in the units of the data. Where a whole number is meant, `12,000` and `12.000` are twelve thousand. */
export function readTyped(text: string, { scale = 1, decimals }: NumberKind): number | undefined {
  const number = parseNumber(text, { whole: decimals === undefined })
  return number === undefined ? undefined : kept(number, scale)
}

/** Kilograms times a thousand, and back, leave a trace of floating point behind; twelve digits have none. */
const kept = (number: number, scale: number) => Number((number * scale).toPrecision(12))
const shown = (value: number, scale: number) => Number((value / scale).toPrecision(12))
