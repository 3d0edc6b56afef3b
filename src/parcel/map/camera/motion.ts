import { type Camera, type Pixel, panned, pixelOf, type Size } from './camera.ts'

/** A way of the camera through time: where it is after so many milliseconds; nothing once it has arrived. */
export type Motion = {
  readonly goal: Camera
  at(elapsedMs: number): Camera | undefined
}

/** The stylesheet knows it too. */
const glideMs = 260
/** Farther than so many frames away nothing glides: it would only be a blur. */
const farthestFrames = 1.5
const farthestZoom = 3.2

export function canGlide(from: Camera, to: Camera, size: Size): boolean {
  const at = pixelOf(from, to, size)
  const isNear =
    Math.abs(at.x - size.width / 2) <= size.width * farthestFrames &&
    Math.abs(at.y - size.height / 2) <= size.height * farthestFrames
  return isNear && Math.abs(to.zoom - from.zoom) <= farthestZoom
}

/**
 * From one look to another. The world grows evenly, so that every place of it moves over the frame in a straight line:
 * what both looks show at the same spot stays there, and markers can glide by themselves (map-engine.css).
 */
export function glide(from: Camera, to: Camera): Motion {
  const growth = 2 ** (to.zoom - from.zoom)
  return {
    goal: to,
    at(elapsedMs) {
      if (elapsedMs >= glideMs) return undefined
      const done = easeOut(elapsedMs / glideMs)
      const scale = 1 + (growth - 1) * done
      // In the middle of a zoom the way still to go shrinks as the world grows.
      const share = growth === 1 ? done : (1 - 1 / scale) / (1 - 1 / growth)
      return {
        x: from.x + (to.x - from.x) * share,
        y: from.y + (to.y - from.y) * share,
        zoom: from.zoom + Math.log2(scale),
      }
    },
  }
}

/** In the stylesheet: cubic-bezier(1/3, 1, 2/3, 1). */
const easeOut = (part: number) => 1 - (1 - part) ** 3

const slowDownMs = 320
const slowest = 0.08
const fastest = 4

/** A map that was thrown rolls on. `speed` is in pixels of the frame a millisecond. */
export function roll(from: Camera, speed: Pixel): Motion | undefined {
  const pace = Math.hypot(speed.x, speed.y)
  if (pace < slowest) return undefined
  const bound = Math.min(1, fastest / pace)
  const wayAfter = (ms: number) => slowDownMs * (1 - Math.exp(-ms / slowDownMs)) * bound
  const lastMs = slowDownMs * Math.log(Math.min(pace, fastest) / (slowest / 4))
  const at = (ms: number) => panned(from, -speed.x * wayAfter(ms), -speed.y * wayAfter(ms))
  return { goal: at(lastMs), at: (ms) => (ms >= lastMs ? undefined : at(ms)) }
}
