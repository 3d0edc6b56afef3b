import type { LatLon } from '#parcel/map/lat-lon.ts'
import { type PointSize, pointSizes } from './point-sizes.ts'

/** What `/services-near-you` is asked, as its address says it. */
export type NearbyAsked = Readonly<{
  /** What was typed. */
  text: string
  /** The place that it meant. */
  at: LatLon | undefined
  /** Around the device; where that is never stands in an address. */
  isNearMe: boolean
  openOnly: boolean
  codOnly: boolean
  lockersOnly: boolean
  size: PointSize | undefined
  chosen: number | undefined
}>

export function readNearby(query: URLSearchParams): NearbyAsked {
  return {
    text: (query.get('q') ?? '').slice(0, 100),
    at: readPlace(query.get('at')),
    isNearMe: query.get('near') === 'me',
    openOnly: query.has('open'),
    codOnly: query.has('cod'),
    lockersOnly: query.get('kind') === 'locker',
    size: pointSizes.find((size) => size === query.get('size')),
    chosen: readId(query.get('point')),
  }
}

export function writeNearby(asked: NearbyAsked): URLSearchParams {
  const { text, at, isNearMe, openOnly, codOnly, lockersOnly, size, chosen } = asked
  const said: readonly (readonly [string, string | false | undefined])[] = [
    ['q', text],
    ['at', at && `${at.lat.toFixed(5)},${at.lon.toFixed(5)}`],
    ['near', isNearMe && 'me'],
    ['open', openOnly && '1'],
    ['cod', codOnly && '1'],
    ['kind', lockersOnly && 'locker'],
    ['size', size],
    ['point', chosen === undefined ? undefined : String(chosen)],
  ]
  return new URLSearchParams(said.flatMap(([name, value]) => (value ? [[name, value]] : [])))
}

/** Where `/lastMap` looks, and what is chosen on it. */
export type MapAsked = Readonly<{
  view: Readonly<{ at: LatLon; zoom: number }> | undefined
  chosen: number | undefined
}>

export function readMapAsked(query: URLSearchParams): MapAsked {
  const [zoom, lat, lon] = (query.get('map') ?? '').split('/')
  const at = readPlace(`${lat},${lon}`)
  const level = numberIn(zoom, 1, 20)
  return {
    view: at && level !== undefined ? { at, zoom: level } : undefined,
    chosen: readId(query.get('point')),
  }
}

export function writeMapAsked({ view, chosen }: MapAsked): URLSearchParams {
  const query = new URLSearchParams()
  if (view) query.set('map', `${view.zoom.toFixed(2)}/${view.at.lat.toFixed(5)}/${view.at.lon.toFixed(5)}`)
  if (chosen !== undefined) query.set('point', String(chosen))
  return query
}

function readPlace(text: string | null): LatLon | undefined {
  const [latText, lonText, ...more] = (text ?? '').split(',')
  const [lat, lon] = [numberIn(latText, -90, 90), numberIn(lonText, -180, 180)]
  return lat === undefined || lon === undefined || more.length > 0 ? undefined : { lat, lon }
}

function numberIn(text: string | undefined, least: number, most: number): number | undefined {
  const number = /^-?\d{1,3}(\.\d{1,10})?$/.test(text ?? '') ? Number(text) : Number.NaN
  return number >= least && number <= most ? number : undefined
}

const readId = (text: string | null) => (/^[1-9]\d{0,14}$/.test(text ?? '') ? Number(text) : undefined)
