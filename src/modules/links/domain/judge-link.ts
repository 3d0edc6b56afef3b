/** Whose an address is that somebody got in a message. */
export type LinkVerdict =
  /** On our own site. */
  | 'ours'
  /** A page of ours elsewhere: a channel. */
  | 'ours_elsewhere'
  /** Made to be taken for ours. */
  | 'looks_alike'
  | 'not_ours'
  /** There is no address in what was typed. */
  | 'unreadable'

type JudgedLink = Readonly<{ verdict: LinkVerdict; host?: string }>

type OurAddresses = Readonly<{
  /** Where our site is: `https://tezbox.uz`. */
  origin: string
  name: string
  /** Whole addresses of ours on other sites. */
  elsewhere: readonly string[]
}>

/** Room for a whole message with its link. */
export const longestPasted = 2000
const mostAddresses = 20

const scheme = /^[a-z][a-z\d+.-]*:\/\//i

/** What a person has to be warned of first. */
const worst: readonly LinkVerdict[] = ['looks_alike', 'not_ours', 'ours_elsewhere', 'ours', 'unreadable']

/**
 * Looks at addresses alone: where a browser would go, never what is written before or after the host. Whatever is not
 * certainly ours is not ours; of a message with several, the worst one counts, since our own may stand there as a bait.
 */
export function judgeLink(pasted: string, ours: OurAddresses): JudgedLink {
  const addresses = addressesIn(pasted.slice(0, longestPasted)).slice(0, mostAddresses)
  const judged = addresses.map((address) => judgeAddress(address, ours))
  judged.sort((one, other) => worst.indexOf(one.verdict) - worst.indexOf(other.verdict))
  return judged[0] ?? { verdict: 'unreadable' }
}

const betweenWords = /[\s<>"«»“”]+/
const around = /^[([,;/]+|[.,;:!?)\]]+$/g
/** Dates, times and amounts have a dot or a colon too: the last part of a name is no number, a port has a path after it. */
const endsInName = /\.\p{L}[\p{L}\d-]+\.?(?::\d{2,5})?$/u
const endsInPort = /[\p{L}\d]:\d{2,5}$/u

/** Addresses as messages write them: with a scheme, wherever it begins in the word, or a bare name with what follows it. */
function addressesIn(text: string): string[] {
  return text.split(betweenWords).flatMap((written) => {
    const word = written.replace(around, '')
    const at = word.indexOf('://')
    if (at > 0) return [word.slice(Math.max(0, word.slice(0, at).search(/[a-z][a-z\d+.-]{0,20}$/i)))]
    const [name = ''] = word.split(/[/?#\\]/, 1)
    return endsInName.test(name) || (endsInPort.test(name) && name !== word) ? [word] : []
  })
}

function judgeAddress(address: string, ours: OurAddresses): JudgedLink {
  const url = parsed(address)
  if (!url) return { verdict: 'unreadable' }
  const home = new URL(ours.origin)
  const host = url.host
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:'
  // A name before an @ is what a person reads and no browser goes to; where a backslash leads, browsers and phones disagree.
  if (isWeb && url.username === '' && url.password === '' && !address.includes('\\')) {
    if (host === home.host || (home.port === url.port && url.hostname.endsWith(`.${home.hostname}`)))
      return { verdict: 'ours', host }
    if (ours.elsewhere.some((known) => isBelow(url, new URL(known))))
      return { verdict: 'ours_elsewhere', host }
  }
  return { verdict: looksLike(address, ours.name) ? 'looks_alike' : 'not_ours', host }
}

function parsed(text: string): URL | undefined {
  const address = scheme.test(text) ? text : `https://${text}`
  return URL.canParse(address) ? new URL(address) : undefined
}

function isBelow(url: URL, ours: URL): boolean {
  const path = ours.pathname.replace(/\/$/, '')
  return (
    url.host === ours.host &&
    (url.pathname === path || url.pathname.startsWith(`${path}/`)) &&
    [...ours.searchParams].every(([name, value]) => url.searchParams.get(name) === value)
  )
}

/** Signs that pass for a Latin letter: digits, and letters of the Cyrillic and Greek scripts. */
const disguises: Readonly<Record<string, string>> = {
  '0': 'o',
  о: 'o',
  ο: 'o',
  '3': 'e',
  е: 'e',
  ё: 'e',
  є: 'e',
  з: 'z',
  '2': 'z',
  т: 't',
  τ: 't',
  '7': 't',
  х: 'x',
  χ: 'x',
  в: 'b',
  ь: 'b',
  '8': 'b',
  б: 'b',
  а: 'a',
  с: 'c',
  р: 'p',
  к: 'k',
  м: 'm',
  н: 'h',
  і: 'i',
  '1': 'l',
}

const undisguised = (text: string) =>
  [...text.toLowerCase().normalize('NFKD')]
    .map((sign) => disguises[sign] ?? sign)
    .join('')
    .replace(/\p{M}/gu, '')

/** Our name anywhere in the address, one sign off at most, or letters that only an encoded host hides. */
function looksLike(text: string, name: string): boolean {
  const wanted = name.toLowerCase()
  const plain = undisguised(text.replace(scheme, ''))
  if (plain.replace(/[^a-z]/g, '').includes(wanted)) return true
  const host = plain.split(/[/?#]/)[0] ?? ''
  if (host.split(/[.@:]/).some((label) => label.startsWith('xn--'))) return true
  return host.split(/[.@:-]/).some((word) => isOneOff(word, wanted))
}

/** Whether one sign more, less or other makes the one from the other, or two that have changed places. */
function isOneOff(word: string, wanted: string): boolean {
  if (Math.abs(word.length - wanted.length) > 1) return false
  let start = 0
  while (start < word.length && word[start] === wanted[start]) start++
  let end = 0
  const shorter = Math.min(word.length, wanted.length)
  while (end < shorter - start && word.at(-1 - end) === wanted.at(-1 - end)) end++
  const left = word.slice(start, word.length - end)
  const right = wanted.slice(start, wanted.length - end)
  return (
    (left.length <= 1 && right.length <= 1) || (left.length === 2 && [...left].reverse().join('') === right)
  )
}
