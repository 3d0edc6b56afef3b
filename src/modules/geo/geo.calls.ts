import { call } from '#platform/calls/call.ts'
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

const common = { group: 'Geography', errors: [] } as const

export const geoCalls = {
  listRegions: call('GET', '/api/geo/v1/regions', {
    ...common,
    summary: 'The fourteen regions',
    answer: regionsAnswer,
  }),
  listDistricts: call('GET', '/api/geo/v1/districts', {
    ...common,
    summary: 'The districts of a region, or all 202',
    query: districtsQuery,
    answer: districtsAnswer,
  }),
  searchNames: call('GET', '/api/geo/v1/search', {
    ...common,
    summary: 'Regions, districts and places by name',
    description:
      'Latin and Cyrillic, any apostrophe, old names and slips of the finger; best first, each with the reason it was found.',
    query: searchQuery,
    answer: searchAnswer,
  }),
  findAddress: call('GET', '/api/geo/v1/geocode', {
    ...common,
    summary: 'Points on the map for an address',
    description: 'An empty list means that nothing is known: ask the person to set a pin.',
    query: geocodeQuery,
    answer: geocodeAnswer,
  }),
  describePoint: call('GET', '/api/geo/v1/reverse', {
    ...common,
    summary: 'The district, and the address if known, of a point',
    query: reverseQuery,
    answer: reverseAnswer,
  }),
}
