import type { Locale } from '#platform/i18n/locales.ts'

export type NumberLimits = { min?: number | undefined; max?: number | undefined; step?: number | undefined }

export type NumberReading = Readonly<{
  /** Whose way of writing it is: only English parts thousands by commas. */
  locale?: Locale | undefined
  /** A sum of money or a count: three digits after a mark are thousands then, in every language. */
  whole?: boolean | undefined
}>

/**
 * Reads what formatter(locale) writes, and what people type: `12 000`, `1,5` and `1.5`, in English `12,000` and `1.5`.
 * Undefined when it is not a number, or not one yet.
 */
export function parseNumber(text: string, reading: NumberReading = {}): number | undefined {
  const plain = withPoint(text.replace(/[\s\u00A0\u202F]/g, ''), reading)
  return /^\d{1,15}(\.\d{1,6})?$/.test(plain) ? Number(plain) : undefined
}

function withPoint(text: string, { locale, whole }: NumberReading): string {
  if (locale !== 'en') return (whole ? text.replace(/[.,](?=\d{3}(?!\d))/g, '') : text).replace(',', '.')
  // While `12,000` is being edited its commas stand anywhere: in a sum they never mean anything but thousands.
  if (whole || /^\d{1,3}(,\d{3})+(\.\d*)?$/.test(text)) return text.replaceAll(',', '')
  // The keypad of a phone that speaks another language has only a comma.
  return /^\d+,\d{1,2}$/.test(text) ? text.replace(',', '.') : text
}

/** One step up or down, on the grid of steps, inside the limits. */
export function stepNumber(value: number | undefined, direction: 1 | -1, limits: NumberLimits): number {
  const { min = 0, step = 1 } = limits
  if (value === undefined) return within(min, limits)
  const steps = (value - min) / step
  const next = direction > 0 ? Math.floor(steps + 1e-9) + 1 : Math.ceil(steps - 1e-9) - 1
  // Twelve digits are more than a person types and fewer than floating point loses.
  return within(Number((min + next * step).toPrecision(12)), limits)
}

export function within(value: number, { min = 0, max = Number.MAX_SAFE_INTEGER }: NumberLimits): number {
  return Math.min(max, Math.max(min, value))
}
