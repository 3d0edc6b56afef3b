import { parseTrackingCode } from '#kernel/tracking-code.ts'

/** Words and numbers an order is found by. `nameKey` folds a name of any script to one spelling. */
export function tokensOf(
  order: Readonly<{
    id: number
    trackingCode: string
    names: readonly string[]
    phones: readonly (string | undefined)[]
  }>,
  nameKey: (name: string) => string,
): string[] {
  const words = order.names.flatMap((name) => nameKey(name).split(' '))
  const numbers = order.phones.flatMap((phone) => (phone ? [phone, phone.slice(-7), phone.slice(-4)] : []))
  const all = [...words, ...numbers, order.trackingCode.toLowerCase(), String(order.id)]
  return [...new Set(all.filter(Boolean))]
}

const mostWords = 6

/**
 * A text of the search field as PostgreSQL looks for it: every word, each from its beginning. Undefined when nothing in
 * it can be looked for.
 */
export function searchQuery(text: string, nameKey: (name: string) => string): string | undefined {
  const code = parseTrackingCode(text)
  if (code.ok) return `'${code.value.toLowerCase()}'`
  const digits = text.replace(/\D/g, '')
  const isNumber = /^[\d\s()+.-]*$/.test(text) && digits.length > 0
  const words = isNumber
    ? [digits.length === 12 && digits.startsWith('998') ? digits.slice(3) : digits]
    : nameKey(text).split(' ')
  const safe = words.map((word) => word.replace(/[^\p{L}\p{N}]/gu, '')).filter(Boolean)
  if (safe.length === 0) return undefined
  return safe
    .slice(0, mostWords)
    .map((word) => `'${word}':*`)
    .join(' & ')
}
