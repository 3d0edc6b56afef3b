/** Numbers as people write them (SPEC section 5 wants whole or dot-decimal ones; what differs counts as repaired). */

export type ReadNumber = Readonly<{ value: number; repaired: boolean }>

const plain = /^\d{1,15}(?:\.\d{1,6})?$/
const scientific = /^\d(?:[.,]\d{1,15})?e\+?(\d{1,2})$/i
const longestNumber = 40
const aroundNumbers =
  /^(?:до|до:|около|примерно|taxminan|≈|~|=)\s*|\s*(?:gacha|гача|атрофида|atrofida|ga yaqin)$/giu
const gaps = /[\s\u00a0\u202f'’`_]/g

/** Undefined when it is no number. A minus is read, so that it can be told that it has to be above zero. */
function readBare(text: string): number | undefined {
  const sign = /^[-−–]/.test(text) ? -1 : 1
  const bare = (sign === -1 ? text.slice(1) : text).replace(/^(?=[.,]\d)/, '0')
  if (plain.test(bare)) return sign * Number(bare)
  if (/^\d{1,15},\d{1,6}$/.test(bare)) return sign * Number(bare.replace(',', '.'))
  const exponent = Number(scientific.exec(bare)?.[1] ?? Number.POSITIVE_INFINITY)
  return exponent <= 15 ? sign * Number(bare.replace(',', '.')) : undefined
}

/** 150.000 and 1,250,000 are sums, and so is 1.250.000,00. */
function readGrouped(text: string): number | undefined {
  const [, whole] = /^(-?\d{1,3}(?:[.,]\d{3})+)(?:[.,]\d{1,2})?$/.exec(text) ?? []
  return whole === undefined ? undefined : Number(whole.replace(/[.,]/g, ''))
}

type Unit = Readonly<{ pattern: RegExp; times: number }>

function readWithUnits(text: string, units: readonly Unit[], bare: typeof readBare): number | undefined {
  for (const { pattern, times } of units) {
    const number = text.replace(pattern, '')
    if (number === text) continue
    const value = bare(number)
    return value === undefined ? undefined : rounded(value * times)
  }
  return bare(text)
}

/** 1.2 × 1000 has to be 1200 and nothing beside it. */
const rounded = (value: number) => Math.round(value * 1e6) / 1e6

function read(
  text: string,
  units: readonly Unit[],
  bare: (text: string) => number | undefined,
): ReadNumber | undefined {
  if (plain.test(text)) return { value: Number(text), repaired: false }
  if (text.length > longestNumber) return undefined
  const tight = text.toLowerCase().replace(aroundNumbers, '').replace(gaps, '')
  // "1 250 000" is how people write it, and nothing was read otherwise.
  if (/^\d{1,3}(?:[ \u00a0\u202f]\d{3})+$/.test(text)) return { value: Number(tight), repaired: false }
  const value = readWithUnits(tight, units, bare)
  return value === undefined || !Number.isFinite(value) ? undefined : { value, repaired: true }
}

const kilograms: readonly Unit[] = [
  { pattern: /(?:килограмм(?:а|ов)?|кило|кгм?|кг\.|kilogramm?|kilo|kg\.?)$/u, times: 1 },
  { pattern: /(?:граммов|грамма|грамм|гр\.?|г\.?|gramm?|gr\.?|g\.?)$/u, times: 0.001 },
]
const kilogramsAndGrams = /^(\d{1,3})(?:kg|кг)(\d{1,3})(?:gr?|гр?)\.?$/

/** In kilograms. */
export function readWeight(text: string): ReadNumber | undefined {
  const [, kg, grams] = kilogramsAndGrams.exec(text.toLowerCase().replace(gaps, '')) ?? []
  if (kg !== undefined) return { value: Number(kg) + Number(grams) / 1000, repaired: true }
  return read(text, kilograms, readBare)
}

const centimetres: readonly Unit[] = [
  { pattern: /(?:сантиметров|сантиметра|santimetr|см\.?|sm\.?|cm\.?)$/u, times: 1 },
  { pattern: /(?:миллиметров|мм\.?|mm\.?)$/u, times: 0.1 },
  { pattern: /(?:метров|метра|метр|metr|м\.?|m\.?)$/u, times: 100 },
]

/** In centimetres. */
export const readSide = (text: string) => read(text, centimetres, readBare)

const currency = /(?:so[ʻ‘'’ʼ`]?mlik|so[ʻ‘'’ʼ`]?m|сўм|сумов|сум|sum|soum|uzs|(?<=\d)с\.?|\.?-)$/u
const thousands: readonly Unit[] = [
  { pattern: /(?:миллионов|миллиона|миллион|млн\.?|million|mln\.?)$/u, times: 1_000_000 },
  { pattern: /(?:тысячи?|тыс\.?|минг|ming|thousand|т\.?р?\.?|[kк])$/u, times: 1_000 },
]
const bareSum = (text: string) => readGrouped(text) ?? readBare(text)

/** In whole so'm; what is below one is rounded. */
export function readSum(text: string): ReadNumber | undefined {
  const given = /\p{L}|-$/u.test(text) ? text.toLowerCase().replace(gaps, '').replace(currency, '') : text
  // A dot and three digits are thousands here: nobody collects a hundred and fifty so'm.
  const isGrouped = /^\d{1,3}\.\d{3}$/.test(given)
  const number = isGrouped
    ? { value: Number(given.replace('.', '')), repaired: true }
    : read(given, thousands, bareSum)
  if (!number) return undefined
  const value = Math.round(number.value)
  return { value, repaired: number.repaired || value !== number.value || given !== text }
}

const betweenSides = /[x×хХ*/\\;|+]|(?<=\d)\s*(?:на|by)\s*(?=\d)|(?<=\d)\s+(?=\d)/giu

/** "30x20x10 sm", "30*20*10", "30/20/10": length, width and height as they are written; undefined when it is not three. */
export function threeSides(text: string): readonly [string, string, string] | undefined {
  if (text.length > longestNumber) return undefined
  const unit = /(?:мм|mm|см|sm|cm|м|m)\.?\s*$/iu.exec(text)?.[0].trim() ?? ''
  const parts = text.split(betweenSides).map((part) => part.trim())
  const [a, b, c, ...more] = parts.filter(Boolean)
  if (a === undefined || b === undefined || c === undefined || more.length > 0) return undefined
  const withUnit = (side: string) => (/\p{L}/u.test(side) || unit === '' ? side : `${side} ${unit}`)
  const sides = [withUnit(a), withUnit(b), c] as const
  return sides.every((side) => readSide(side)) ? sides : undefined
}
