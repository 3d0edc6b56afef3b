import type { ParcelToTake } from '#modules/points/domain/can-take.ts'
import type { LatLon, MapBounds } from '../map/lat-lon.ts'

/** What is being looked for, as the person left it. */
export type PointSearch = Readonly<{
  text: string
  /** Around the device, or in what the map shows. */
  where: { readonly near: LatLon } | { readonly bounds: MapBounds } | undefined
  fitsOnly: boolean
  openOnly: boolean
}>

/** More would not be read. When as many come, there are more. */
export const mostListed = 20

/** The path of the list, or undefined while nothing has been asked. */
export function listPath(search: PointSearch, parcel: ParcelToTake | undefined): string | undefined {
  const text = search.text.trim()
  if (text === '' && !search.where) return undefined
  const query = filtersOf(search, parcel)
  if (text !== '') query.set('q', text)
  if (search.where && 'near' in search.where) {
    const { lat, lon } = search.where.near
    query.set('near', `${lat},${lon}`)
  } else if (search.where && text === '') query.set('bbox', bboxOf(search.where.bounds))
  query.set('limit', String(mostListed))
  return `/api/points/v1/points?${query}`
}

/** The path of the map's spots; the map shows what the words find wherever it looks. */
export function mapPath(search: PointSearch, parcel: ParcelToTake | undefined, bounds: MapBounds): string {
  const query = filtersOf(search, parcel)
  if (search.text.trim() !== '') query.set('q', search.text.trim())
  query.set('bbox', bboxOf(bounds))
  return `/api/points/v1/map?${query}`
}

function filtersOf({ fitsOnly, openOnly }: PointSearch, parcel: ParcelToTake | undefined): URLSearchParams {
  const query = new URLSearchParams()
  if (fitsOnly && parcel) {
    query.set('fits', [parcel.weightGrams / 1000, ...(parcel.sidesCm ?? [])].join('x'))
    if (parcel.cod) query.set('cod', '1')
  }
  if (openOnly) query.set('open_now', '1')
  return query
}

const bboxOf = ({ west, south, east, north }: MapBounds) =>
  [west, south, east, north].map((degrees) => degrees.toFixed(4)).join(',')
