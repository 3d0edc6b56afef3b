import rows from './data/places.json' with { type: 'json' }
import type { Point } from './distance.ts'
import type { Name, RegionId } from './regions.ts'
import { rowsOf } from './rows.ts'

/** A town or village inside a district. Large: the server loads these, pages do without. */
export type Place = Readonly<{
  /** Its line in our list: good for telling places apart in one answer, not for keeping. */
  id: number
  regionId: RegionId
  districtId: number
  kind: 'city' | 'town' | 'village'
  names: Name
  point: Point
  /** Undated; good for ranking only. */
  population: number | undefined
}>

export const places: readonly Place[] = rowsOf(rows.join('\n')).map(
  ([districtId, regionId, kind, lat, lon, population, uz = '', oz = '', ru = '', en = ''], index) => ({
    id: index + 1,
    regionId: Number(regionId) as RegionId,
    districtId: Number(districtId),
    kind: kind as Place['kind'],
    names: { uz, oz, ru, en },
    point: { lat: Number(lat), lon: Number(lon) },
    population: population ? Number(population) : undefined,
  }),
)
