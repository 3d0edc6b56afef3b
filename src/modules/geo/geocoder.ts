import type { Locale } from '#platform/i18n/locales.ts'
import type { Point } from './domain/distance.ts'

export const foundKinds = ['region', 'district', 'place', 'street', 'house', 'landmark'] as const

/** Something on the map for a text or a point. */
export type FoundPlace = Readonly<{
  kind: (typeof foundKinds)[number]
  /** The whole line that a person reads. */
  label: string
  /** Where it is: town, district and region. */
  subtitle?: string | undefined
  street?: string | undefined
  house?: string | undefined
  point: Point
  regionId: number
  /** None when all that was understood is a region. */
  districtId: number | undefined
  metres?: number | undefined
  /** Placed by its neighbours: the number itself is not known. */
  isNear?: boolean | undefined
  /** All that was asked for is there. */
  isSure?: boolean | undefined
  /** A door we have been at, our own map, or the service. */
  source: 'known' | 'gazetteer' | 'service'
}>

export type AddressQuestion = Readonly<{
  text: string
  /** Only in this region. */
  regionId?: number | undefined
  /** What lies in or near it comes first. */
  districtId?: number | undefined
  near?: Point | undefined
  locale: Locale
  /** Still being typed: the last word may be half a word. */
  unfinished?: boolean | undefined
}>

/** Turns texts into points and points into texts. Never fails: not knowing is an empty answer. */
export type Geocoder = {
  find(question: AddressQuestion): Promise<readonly FoundPlace[]>
  /** The address at a point, then a landmark near it, as far as they are known better than by the district. */
  reverse(point: Point, locale: Locale): Promise<readonly FoundPlace[]>
}

export const mostAddresses = 8

/** Whether a parcel can be brought there without a further question. */
const isAddress = (found: FoundPlace | undefined) =>
  found?.isSure === true && ['house', 'street', 'landmark'].includes(found.kind)

/**
 * Asks our own book first: a door that a parcel has reached is better than any map. The service is asked for the rest,
 * and whatever happens to it, what the book knows is still there.
 */
export function inOrder(book: Geocoder, service: Geocoder | undefined): Geocoder {
  if (!service) return book
  return {
    async find(question) {
      const known = await book.find(question)
      if (isAddress(known[0])) return known
      return [...(await service.find(question)), ...known].slice(0, mostAddresses)
    },
    async reverse(point, locale) {
      const known = await book.reverse(point, locale)
      return isAddress(known[0]) ? known : [...(await service.reverse(point, locale)), ...known]
    },
  }
}
