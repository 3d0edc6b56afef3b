import { call } from '#platform/calls/call.ts'
import {
  borderAnswer,
  borderParams,
  districtsAnswer,
  districtsQuery,
  foundPlaces,
  geocodeQuery,
  regionsAnswer,
  reverseQuery,
  searchAnswer,
  searchQuery,
  suggestQuery,
} from './geo.contract.ts'

const common = { group: 'Geography', errors: [] } as const

/** Borders change with a new version of the product, and seldom then. */
const week = 7 * 24 * 60 * 60

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
  readBorder: call('GET', '/api/geo/v1/districts/:id/border', {
    ...common,
    summary: 'The border of a district',
    description: 'As far as it is known: see `error_m`. May be kept for a week.',
    params: borderParams,
    answer: borderAnswer,
    keptSeconds: week,
    errors: ['not_found'],
  }),
  searchNames: call('GET', '/api/geo/v1/search', {
    ...common,
    summary: 'Regions, districts and places by name',
    description:
      'Latin and Cyrillic, any apostrophe, old names and slips of the finger; best first, each with the reason it was found.',
    query: searchQuery,
    answer: searchAnswer,
  }),
  suggestPlaces: call('GET', '/api/geo/v1/suggest', {
    ...common,
    summary: 'What may be meant by an address that is still being typed',
    description:
      'Regions, districts, towns, streets, houses and landmarks in any script, with slips, abbreviations and the wrong keyboard layout; addresses that are known already, as those of our points, come first.',
    query: suggestQuery,
    answer: foundPlaces,
  }),
  findAddress: call('GET', '/api/geo/v1/geocode', {
    ...common,
    summary: 'Points on the map for an address',
    description: 'An empty list means that nothing is known: ask the person to set a pin.',
    query: geocodeQuery,
    answer: foundPlaces,
  }),
  describePoint: call('GET', '/api/geo/v1/reverse', {
    ...common,
    summary: 'What is at a point: the address, the landmark, the district',
    description:
      'First the house or street, if one is near; then a landmark; then the district by its border, or the two likeliest where that is not certain. Empty abroad.',
    query: reverseQuery,
    answer: foundPlaces,
  }),
}
