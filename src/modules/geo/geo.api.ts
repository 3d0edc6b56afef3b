import { type Route, route } from '#platform/http/route.ts'
import {
  districtsAnswer,
  districtsQuery,
  geocodeAnswer,
  geocodeQuery,
  regionsAnswer,
  reverseAnswer,
  reverseQuery,
  searchAnswer,
  searchQuery,
} from './geo.contract.ts'
import {
  describePoint,
  findAddress,
  type GeoSettings,
  geocoderOf,
  listDistricts,
  listRegions,
  searchNames,
} from './geo.service.ts'

const common = { method: 'GET', action: 'geo.read', group: 'Geography', errors: [] } as const

export function geoRoutes(settings: GeoSettings) {
  return [
    route({
      ...common,
      path: '/api/geo/v1/regions',
      summary: 'The fourteen regions',
      answer: regionsAnswer,
      handle: (_, { locale }) => listRegions(locale),
    }),
    route({
      ...common,
      path: '/api/geo/v1/districts',
      summary: 'The districts of a region, or all 202',
      query: districtsQuery,
      answer: districtsAnswer,
      handle: ({ query }, { locale }) => listDistricts(query.region_id, locale),
    }),
    route({
      ...common,
      path: '/api/geo/v1/search',
      summary: 'Regions, districts and places by name',
      description:
        'Latin and Cyrillic, any apostrophe, old names and slips of the finger; best first, each with the reason it was found.',
      query: searchQuery,
      answer: searchAnswer,
      handle: ({ query }, { locale }) => searchNames(query, locale),
    }),
    route({
      ...common,
      path: '/api/geo/v1/geocode',
      summary: 'Points on the map for an address',
      description: 'An empty list means that nothing is known: ask the person to set a pin.',
      query: geocodeQuery,
      answer: geocodeAnswer,
      handle: ({ query }, { db, locale }) => findAddress(geocoderOf(db, settings), query, locale),
    }),
    route({
      ...common,
      path: '/api/geo/v1/reverse',
      summary: 'The district, and the address if known, of a point',
      query: reverseQuery,
      answer: reverseAnswer,
      handle: ({ query }, { db, locale }) => describePoint(geocoderOf(db, settings), query, locale),
    }),
  ] satisfies Route[]
}
