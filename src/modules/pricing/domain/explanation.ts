import { noonOf } from '#kernel/tashkent.ts'

/** A number with its unit, so that a stored quote can be read in any language for ever. */
export type Quantity =
  | Readonly<{ soum: number }>
  | Readonly<{ grams: number }>
  | Readonly<{ cm: readonly number[] }>
  | Readonly<{ count: number }>
  | Readonly<{ words: Words }>
  | Readonly<{ day: string }>

/** A name that people gave, in the four languages. */
export type Words = Readonly<{ uz: string; oz: string; ru: string; en: string }>

/** A message with the facts it names. Words are only choices inside the message, never shown themselves. */
export type Explanation<Key extends string = string> = Readonly<{
  key: Key
  values: Readonly<Record<string, Quantity | string>>
}>

/** The caller's language: its messages and its way of writing numbers. */
export type Language<Key extends string> = {
  locale: keyof Words
  message(key: Key, values: Record<string, string>): string
  money(soum: number): string
  weight(grams: number): string
  size(cm: readonly number[]): string
  number(value: number, decimals?: number): string
  date(at: Date, style: 'dayMonth'): string
}

export function explain<Key extends string>(
  { key, values }: Explanation<Key>,
  language: Language<Key>,
): string {
  return language.message(key, shownValues(values, language))
}

/** Its facts as its message takes them. */
export function shownValues(
  values: Explanation['values'],
  language: Omit<Language<string>, 'message'>,
): Record<string, string> {
  const shown: Record<string, string> = {}
  for (const name in values) {
    const value = values[name]
    if (value !== undefined) shown[name] = typeof value === 'string' ? value : written(value, language)
  }
  return shown
}

/** Ten-thousandths: a gram in a shipment of ten kilograms. */
const countDecimals = 4

function written(quantity: Quantity, language: Omit<Language<string>, 'message'>): string {
  if ('soum' in quantity) return language.money(quantity.soum)
  if ('grams' in quantity) return language.weight(quantity.grams)
  if ('cm' in quantity) return language.size(quantity.cm)
  if ('day' in quantity) return language.date(noonOf(quantity.day), 'dayMonth')
  if ('words' in quantity) return quantity.words[language.locale]
  return language.number(quantity.count, countDecimals)
}
