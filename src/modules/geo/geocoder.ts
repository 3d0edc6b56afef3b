import type { Locale } from '#platform/i18n/locales.ts'
import type { Point } from './domain/distance.ts'

/** A place on the map for a text. The coarser it is, the more the person has to move the pin. */
export type FoundAddress = Readonly<{
  name: string
  point: Point
  regionId: number
  /** None when all that was understood is a region. */
  districtId: number | undefined
  precision: 'address' | 'place' | 'district' | 'region'
  source: 'known' | 'gazetteer' | 'service'
}>

export type AddressQuestion = Readonly<{ text: string; regionId?: number | undefined; locale: Locale }>

/** Turns texts into points and points into texts. Never fails: not knowing is an empty answer. */
export type Geocoder = {
  find(question: AddressQuestion): Promise<readonly FoundAddress[]>
  /** The address at a point, when it is known better than by its district. */
  reverse(point: Point, locale: Locale): Promise<string | undefined>
}

const mostAddresses = 8

/**
 * Asks our own book first: a door that a parcel has reached is better than any map. The service is asked for the rest,
 * and whatever happens to it, what the book knows is still there.
 */
export function inOrder(book: Geocoder, service: Geocoder | undefined): Geocoder {
  if (!service) return book
  return {
    async find(question) {
      const known = await book.find(question)
      if (known.some(({ precision }) => precision === 'address')) return known
      return [...(await service.find(question)), ...known].slice(0, mostAddresses)
    },
    async reverse(point, locale) {
      return (await book.reverse(point, locale)) ?? (await service.reverse(point, locale))
    },
  }
}
