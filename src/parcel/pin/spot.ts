import { isInCountry } from '#modules/geo/domain/country.ts'
import { distanceKm } from '#modules/geo/domain/distance.ts'
import type { PinSource } from '#modules/geo/domain/pin-rule.ts'
import type { LatLon } from '../map/lat-lon.ts'
import { pinAt } from '../map/pin-at.ts'
import type { MapAnswer } from './map-answer.ts'
import type { Pin } from './pin.ts'

/** Where the pin stands while it is being put. */
export type Spot = Readonly<{ at: LatLon; zoom: number; source: PinSource | undefined }>

/** Houses and their numbers are drawn from here on. */
export const houseZoom = 17
/** From farther off nobody can tell one door from the next. */
const closeZoom = 15
const districtZoom = 13
/** Less is a trembling hand, or the map's own rounding. */
const stillKm = 0.002

/** Where the map opens: at the pin, else over the district; undefined over the whole country. */
export function firstSpot(pin: Pin | undefined, centre: LatLon | undefined): Spot | undefined {
  if (pin) return { at: pin.at, zoom: houseZoom, source: pin.source }
  return centre && { at: centre, zoom: districtZoom, source: undefined }
}

type Seen = Readonly<{ centre: LatLon; zoom: number; byHand: boolean }>

/** After the map has come to rest. What the page itself has moved stands where the page says, however it is shown. */
export function restedSpot(before: Spot | undefined, { centre, zoom, byHand }: Seen): Spot | undefined {
  if (!byHand) return before
  if (before && distanceKm(before.at, centre) < stillKm) return { ...before, zoom }
  return { at: pinAt(centre) ?? centre, zoom, source: 'dragged' }
}

/** How near one looks at what was found: a house from close by, a street or a town from where it can be seen. */
export function zoomFor({ kind, near }: Pick<MapAnswer, 'kind' | 'near'>): number {
  if (kind === 'house' || kind === 'landmark') return houseZoom
  if (kind === 'street') return near ? houseZoom : 16
  return { place: 14, district: districtZoom, region: 8 }[kind]
}

/** How far off one has to look to see so many kilometres between the pin and the edge of the map; undefined: too far. */
export function zoomToSee(km: number): number | undefined {
  const zoom = Math.min(houseZoom - 1, Math.floor(Math.log2(seenAtFirst / km)))
  return zoom < farthestZoom ? undefined : zoom
}
/** From farther off nothing is to be seen but other towns. */
const farthestZoom = 9
/** Kilometres that a hundred pixels hold when the whole world is one tile, at our latitude. */
const seenAtFirst = 11_700

/** Whether the pin can be taken as it stands, and if not, what is in the way. */
export function hindrance(spot: Spot | undefined): 'farOff' | 'abroad' | undefined {
  if (!spot || spot.zoom < closeZoom) return 'farOff'
  return isInCountry(spot.at) ? undefined : 'abroad'
}
