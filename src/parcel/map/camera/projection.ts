import type { LatLon, MapBounds } from '../lat-lon.ts'

/** A place on the flat world: both from 0 to 1, y grows to the south (web Mercator). */
export type WorldPoint = { readonly x: number; readonly y: number }

const radian = Math.PI / 180
const tilePixels = 256

export const toWorld = ({ lat, lon }: LatLon): WorldPoint => ({
  x: (lon + 180) / 360,
  y: 0.5 - Math.asinh(Math.tan(lat * radian)) / (2 * Math.PI),
})

export const fromWorld = ({ x, y }: WorldPoint): LatLon => ({
  lat: Math.atan(Math.sinh((0.5 - y) * 2 * Math.PI)) / radian,
  lon: x * 360 - 180,
})

/** How many pixels wide the whole world is. */
export const worldPixels = (zoom: number): number => tilePixels * 2 ** zoom

export const zoomOfWorld = (pixels: number): number => Math.log2(pixels / tilePixels)

/** Metres on the ground under one pixel. */
export const metresPerPixel = (lat: number, zoom: number): number =>
  (40_075_016.686 * Math.cos(lat * radian)) / worldPixels(zoom)

export type WorldBox = {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

export function worldBox({ south, west, north, east }: MapBounds): WorldBox {
  const { x: left, y: top } = toWorld({ lat: north, lon: west })
  const { x: right, y: bottom } = toWorld({ lat: south, lon: east })
  return { left, top, right, bottom }
}
