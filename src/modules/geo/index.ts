export { findArea } from './domain/area-finder.ts'
export { dataAttribution } from './domain/attribution.ts'
export { isInCountry } from './domain/country.ts'
export { distanceKm, type Point } from './domain/distance.ts'
export {
  type District,
  type DistrictKind,
  districtById,
  districts,
  districtsOf,
} from './domain/districts.ts'
export { nearestDistrict } from './domain/nearest.ts'
export { type Name, type Region, type RegionId, regionById, regionIds, regions } from './domain/regions.ts'
export { searchKey } from './domain/search-key.ts'
export { type Zone, zoneOf } from './domain/zone.ts'
export { geoRoutes } from './geo.api.ts'
export { geoErrors } from './geo.contract.ts'
export { type AddressToRemember, rememberAddress, rememberAddresses } from './geo.service.ts'
export { type GeoSettings, readGeoSettings } from './geo.settings.ts'
