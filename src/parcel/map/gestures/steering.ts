import type { Camera, Pixel, Size } from '../camera/camera.ts'

/** What hands can do to the map. */
export type Steering = {
  camera(): Camera
  size(): Size
  /** Something holds the map: what was moving stops. */
  hold(): void
  move(camera: Camera): void
  /** Let go, at this speed (pixels a millisecond). */
  release(speed: Pixel): void
  /** Glides there, with the place under `at` kept. */
  zoomTo(zoom: number, at: Pixel): void
  glideBy(right: number, down: number): void
  goHome(): void
}
