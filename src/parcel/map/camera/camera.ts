import type { MapBounds } from '../lat-lon.ts'
import type { MapRoom } from '../map-view.ts'
import {
  fromWorld,
  type WorldBox,
  type WorldPoint,
  worldBox,
  worldPixels,
  zoomOfWorld,
} from './projection.ts'

/** Where the map looks: the middle of the frame, and how near. */
export type Camera = WorldPoint & { readonly zoom: number }
export type Size = { readonly width: number; readonly height: number }
/** In CSS pixels from the upper left corner of the frame. */
export type Pixel = { readonly x: number; readonly y: number }

const zoomRange = { least: 4, most: 18 }
/** What there are drawings of; beyond it nothing is to be seen. */
export const drawn: WorldBox = worldBox({ south: 36, west: 54.5, north: 46.5, east: 74.5 })

const boundZoom = (zoom: number): number => Math.min(zoomRange.most, Math.max(zoomRange.least, zoom))

/** The same look kept within what is drawn. */
export function bounded(camera: Camera, size: Size): Camera {
  const zoom = boundZoom(camera.zoom)
  const pixels = worldPixels(zoom)
  const within = (middle: number, low: number, high: number, half: number) =>
    high - low <= 2 * half ? (low + high) / 2 : Math.min(high - half, Math.max(low + half, middle))
  return {
    x: within(camera.x, drawn.left, drawn.right, size.width / 2 / pixels),
    y: within(camera.y, drawn.top, drawn.bottom, size.height / 2 / pixels),
    zoom,
  }
}

/** Moved by so many pixels of the frame: to the right shows what lies in the east. */
export function panned(camera: Camera, right: number, down: number): Camera {
  const pixels = worldPixels(camera.zoom)
  return { x: camera.x + right / pixels, y: camera.y + down / pixels, zoom: camera.zoom }
}

/** Nearer or farther, with the place under `at` kept where it is. */
export function zoomedAround(camera: Camera, zoom: number, at: Pixel, size: Size): Camera {
  const held = worldAt(camera, at, size)
  const pixels = worldPixels(boundZoom(zoom))
  return {
    x: held.x - (at.x - size.width / 2) / pixels,
    y: held.y - (at.y - size.height / 2) / pixels,
    zoom: boundZoom(zoom),
  }
}

export function worldAt(camera: Camera, at: Pixel, size: Size): WorldPoint {
  const pixels = worldPixels(camera.zoom)
  return {
    x: camera.x + (at.x - size.width / 2) / pixels,
    y: camera.y + (at.y - size.height / 2) / pixels,
  }
}

export function pixelOf(camera: Camera, place: WorldPoint, size: Size): Pixel {
  const pixels = worldPixels(camera.zoom)
  return {
    x: (place.x - camera.x) * pixels + size.width / 2,
    y: (place.y - camera.y) * pixels + size.height / 2,
  }
}

export function boxOf(camera: Camera, size: Size, marginPixels = 0): WorldBox {
  const pixels = worldPixels(camera.zoom)
  const halfWidth = (size.width / 2 + marginPixels) / pixels
  const halfHeight = (size.height / 2 + marginPixels) / pixels
  return {
    left: camera.x - halfWidth,
    right: camera.x + halfWidth,
    top: camera.y - halfHeight,
    bottom: camera.y + halfHeight,
  }
}

export function boundsSeen(camera: Camera, size: Size): MapBounds {
  const { left, top, right, bottom } = boxOf(camera, size)
  const { lat: north, lon: west } = fromWorld({ x: left, y: top })
  const { lat: south, lon: east } = fromWorld({ x: right, y: bottom })
  return { south, west, north, east }
}

/** What is left of the frame beside what lies over it, and a look that is right for that brought to its middle. */
export function besideRoom({ width, height }: Size, { top = 0, right = 0, bottom = 0, left = 0 }: MapRoom) {
  const size: Size = { width: Math.max(1, width - left - right), height: Math.max(1, height - top - bottom) }
  return { size, centred: (camera: Camera) => panned(camera, (right - left) / 2, (bottom - top) / 2) }
}

/** The nearest look that shows all of it, with room at the edges. */
export function fitted(bounds: MapBounds, size: Size, padding = 0, nearest: number = zoomRange.most): Camera {
  const box = worldBox(bounds)
  const room = (pixels: number) => Math.max(1, pixels - 2 * padding)
  const pixels = Math.min(
    room(size.width) / Math.max(box.right - box.left, 1e-9),
    room(size.height) / Math.max(box.bottom - box.top, 1e-9),
  )
  const zoom = boundZoom(Math.min(nearest, zoomOfWorld(pixels)))
  return { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2, zoom }
}
