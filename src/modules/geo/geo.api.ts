import { type Route, route } from '#platform/http/route.ts'
import { readBorder } from './borders/read-border.service.ts'
import { geoCalls } from './geo.calls.ts'
import {
  describePoint,
  findAddress,
  type GeoSettings,
  geocoderOf,
  listDistricts,
  listRegions,
  searchNames,
  suggestPlaces,
} from './geo.service.ts'

export function geoRoutes(settings: GeoSettings) {
  return [
    route(geoCalls.listRegions, 'geo.read', (_, { locale }) => listRegions(locale)),
    route(geoCalls.listDistricts, 'geo.read', ({ query }, { locale }) =>
      listDistricts(query.region_id, locale),
    ),
    route(geoCalls.readBorder, 'geo.read', ({ params }) => readBorder(params.id)),
    route(geoCalls.searchNames, 'geo.read', ({ query }, { locale }) => searchNames(query, locale)),
    route(geoCalls.suggestPlaces, 'geo.read', ({ query }, { db, locale }) =>
      suggestPlaces({ db, ...settings }, query, locale),
    ),
    route(geoCalls.findAddress, 'geo.read', ({ query }, { db, locale }) =>
      findAddress(geocoderOf(db, settings), query, locale),
    ),
    route(geoCalls.describePoint, 'geo.read', ({ query }, { db, locale }) =>
      describePoint(geocoderOf(db, settings), query, locale),
    ),
  ] satisfies Route[]
}
