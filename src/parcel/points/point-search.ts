import type { ParcelToTake } from '#modules/points/domain/can-take.ts'
import type { PointKind } from '#modules/points/domain/point.ts'
import type { pointsCalls } from '#modules/points/points.calls.ts'
import type { InputOf } from '#platform/calls/address.ts'
import type { LatLon, MapBounds } from '../map/lat-lon.ts'
import type { Wanted } from './point-changes.ts'

/** What is being looked for, as the person left it. */
export type PointSearch = Readonly<{
  text: string
  /** Around the device, or in what the map shows. */
  where: { readonly near: LatLon } | { readonly bounds: MapBounds } | undefined
  fitsOnly: boolean
  openOnly: boolean
  /** Only those that take money for parcels. */
  codOnly?: boolean | undefined
  /** Undefined: of all kinds. */
  kind?: PointKind | undefined
}>

/** More would not be read. When as many come, there are more. */
export const mostListed = 20

type ListQuestion = InputOf<typeof pointsCalls.searchPoints>
type MapQuestion = InputOf<typeof pointsCalls.pointMap>

/** What the list is asked for, or undefined while nothing has been asked. */
export function listQuestion(
  search: PointSearch,
  parcel: ParcelToTake | undefined,
): ListQuestion | undefined {
  const text = search.text.trim()
  if (text === '' && !search.where) return undefined
  return {
    query: {
      ...filtersOf(search, parcel),
      ...(text === '' ? {} : { q: text }),
      ...whereOf(search.where, text),
      limit: mostListed,
    },
  }
}

/** Words are looked for everywhere; without them it is what the map shows. */
function whereOf(where: PointSearch['where'], text: string): { near?: string; bbox?: string } {
  if (!where) return {}
  if ('near' in where) return { near: `${where.near.lat},${where.near.lon}` }
  return text === '' ? { bbox: bboxOf(where.bounds) } : {}
}

/** What the map's spots are asked for; the map shows what the words find wherever it looks. */
export function mapQuestion(
  search: PointSearch,
  parcel: ParcelToTake | undefined,
  bounds: MapBounds,
): MapQuestion {
  const text = search.text.trim()
  return {
    query: { ...filtersOf(search, parcel), ...(text === '' ? {} : { q: text }), bbox: bboxOf(bounds) },
  }
}

function filtersOf({ fitsOnly, openOnly, codOnly, kind }: PointSearch, parcel: ParcelToTake | undefined) {
  const fits = parcel && [parcel.weightGrams / 1000, ...(parcel.sidesCm ?? [])].join('x')
  return {
    ...(fitsOnly && fits !== undefined ? { fits } : {}),
    ...(codOnly || (fitsOnly && parcel?.cod) ? { cod: '1' as const } : {}),
    ...(kind ? { kind } : {}),
    ...(openOnly ? { open_now: '1' as const } : {}),
  }
}

const bboxOf = ({ west, south, east, north }: MapBounds) =>
  [west, south, east, north].map((degrees) => degrees.toFixed(4)).join(',')

/** Which of the points that were found may stay when they change. */
export const wantedBy = ({ openOnly, fitsOnly }: PointSearch, parcel: ParcelToTake | undefined): Wanted => ({
  openOnly,
  takesOnly: fitsOnly && parcel !== undefined,
})
