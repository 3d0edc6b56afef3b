import { parseTrackingCode } from '#kernel/tracking-code.ts'
import { partySeenBy, type Viewer } from './hidden-receiver.ts'
import type { Order, Party } from './order.ts'

/** No word that somebody searches for begins with it: only queries of staff name such tokens. */
const staffMark = '~'

type Numbers = Readonly<{ id: number; trackingCode: string }>
type Ends = Pick<Order, 'sender' | 'receiver' | 'externalId'>

/** Words and numbers an order is found by. `nameKey` folds a name of any script to one spelling. */
export function tokensOf(
  { id, trackingCode, sender, receiver, externalId }: Numbers & Ends,
  nameKey: (name: string) => string,
): string[] {
  const tokens = [sender, receiver].flatMap((party) => {
    const all = partyTokens(party, nameKey)
    const seen = partySeenBy(party, 'owner')
    const open = seen === party ? all : partyTokens(seen, nameKey)
    return [...open, ...all.filter((token) => !open.includes(token)).map((token) => staffMark + token)]
  })
  const own = externalId === null ? [] : numberTokens(externalId, nameKey)
  return [...new Set([...tokens, ...own, trackingCode.toLowerCase(), String(id)])]
}

/** As words are looked for, and its digits as numbers are: 2024-118 is asked for as 2024118. */
const numberTokens = (number: string, nameKey: (name: string) => string) =>
  [...nameKey(number).split(' '), ...(number.match(/\d+/g) ?? []), number.replace(/\D/g, '')].filter(Boolean)

const partyTokens = ({ fullName, phone, additionalPhone }: Party, nameKey: (name: string) => string) =>
  [
    ...nameKey(fullName).split(' '),
    ...[phone, additionalPhone].flatMap((one) => (one ? [one, one.slice(-7), one.slice(-4)] : [])),
  ].filter(Boolean)

const mostWords = 6

/**
 * A text of the search field as PostgreSQL looks for it: every word, each from its beginning. Undefined when nothing in
 * it can be looked for.
 */
export function searchQuery(
  text: string,
  nameKey: (name: string) => string,
  viewer: Viewer,
): string | undefined {
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
    .map((word) => (viewer === 'staff' ? `('${word}':* | '${staffMark}${word}':*)` : `'${word}':*`))
    .join(' & ')
}
