import { isInCountry } from '#modules/geo/domain/country.ts'
import { splitLocale } from '#platform/i18n/locales.ts'

/** What a phone hands over when somebody shares something with the app; any of them may be missing. */
export type Shared = Readonly<Partial<Record<'title' | 'text' | 'url', string>>>

/** More is no code and no address. */
const longestShared = 2_000
/** Most that the search for addresses reads. */
const longestWords = 200

const link = /https?:\/\/[^\s<>"]+/gi
/** `TB` as Latin or Cyrillic letters, then digits with the gaps that people type; the page says what is wrong with it. */
const code = /(?<![\p{L}\d])[TТ][BВБ](?:[\s\p{Pd}]?\d){8,20}(?!\d)/iu
/** Two numbers with a point: what every map writes into its links, in either order. */
const pair = /(\d{2}\.\d{3,})(?:\s*[,;/\s]\s*|%2C)(\d{2}\.\d{3,})/i

/** The page for what was shared, without the language in front: whoever shares is led on, never asked. */
export function sharedWay({ title = '', text = '', url = '' }: Shared, origin: string): string {
  const whole = [title, text, url].join('\n').slice(0, longestShared)
  const own = (whole.match(link) ?? []).flatMap((found) => ownPath(found, origin) ?? [])[0]
  if (own !== undefined) return own
  const [typed] = code.exec(whole) ?? []
  if (typed !== undefined) return `/track?${new URLSearchParams({ code: typed.replace(/\s/g, '') })}`
  const spot = spotIn(whole)
  if (spot !== undefined) return `/send_parcel?${new URLSearchParams({ spot })}`
  const words = (text || title).replace(link, ' ').replace(/\s+/g, ' ').trim().slice(0, longestWords)
  return /\p{L}{2}/u.test(words) ? `/send_parcel?${new URLSearchParams({ address: words })}` : '/'
}

/** A link of ours leads where it leads, but never here again, and never to what is no page. */
function ownPath(found: string, origin: string): string | undefined {
  // What ends a sentence is no part of the address in it.
  const address = URL.parse(found.replace(/[.,;:!?)\]}»”]+$/u, ''))
  if (address?.origin !== origin) return undefined
  const { path } = splitLocale(address.pathname)
  if (/^\/(share|api|offline)(\/|$)/i.test(path)) return undefined
  return path + address.search
}

/** Maps write north first or east first: within the country only one of the two can be meant. */
function spotIn(whole: string): string | undefined {
  const [, first = '', second = ''] = pair.exec(whole) ?? []
  const orders = [
    [first, second],
    [second, first],
  ]
  return orders.find(([lat, lon]) => isInCountry({ lat: Number(lat), lon: Number(lon) }))?.join()
}
