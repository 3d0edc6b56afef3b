import type { Steering } from '../gestures/steering.ts'
import type { MapBounds } from '../lat-lon.ts'
import type { MapView } from '../map-view.ts'
import { bounded, boundsSeen, type Camera, type Pixel, panned, type Size, zoomedAround } from './camera.ts'
import { canGlide, glide, type Motion, roll } from './motion.ts'
import { fromWorld } from './projection.ts'

/** What one frame shows. */
export type Look = {
  readonly camera: Camera
  readonly size: Size
  /** Where it is going; while it stands or only rolls, where it is. */
  readonly goal: Camera
  readonly isZooming: boolean
  readonly isSettled: boolean
}

type SteeredCameraOptions = {
  size: Size
  start: (size: Size) => Camera
  still: boolean
  onFrame: (now: number) => void
}

/** The camera as hands and the page move it, frame by frame. */
export class SteeredCamera implements Steering {
  private readonly options: SteeredCameraOptions
  private now: Camera
  private home: Camera
  private frameSize: Size
  private motion: { way: Motion; since: number | undefined } | undefined
  private isHeld = false
  private heldZoom = 0
  private byHand = false
  /** Since the last frame that told of it. */
  private hasMoved = true
  private frame = 0

  constructor(options: SteeredCameraOptions) {
    this.options = options
    this.frameSize = options.size
    this.now = bounded(options.start(options.size), options.size)
    this.home = this.now
  }

  camera = (): Camera => this.now
  size = (): Size => this.frameSize

  hold(): void {
    this.motion = undefined
    if (!this.isHeld) this.heldZoom = this.now.zoom
    this.isHeld = true
  }
  move(next: Camera): void {
    this.moveTo(next, true)
  }
  release(speed: Pixel): void {
    this.isHeld = false
    const isThrown = !this.options.still && this.now.zoom === this.heldZoom
    const way = isThrown ? roll(this.now, speed) : undefined
    if (way) this.motion = { way, since: undefined }
    this.hasMoved = true
    this.askFrame()
  }
  zoomTo(zoom: number, at: Pixel): void {
    this.glideTo(zoomedAround(this.now, zoom, at, this.frameSize), true)
  }
  glideBy(right: number, down: number): void {
    this.glideTo(panned(this.goalNow(), right, down), true)
  }
  goHome(): void {
    this.glideTo(this.home, true)
  }

  /** By the page, when not by hand: that is also where Home leads. */
  goTo(next: Camera, byHand: boolean): void {
    if (!byHand) this.home = bounded(next, this.frameSize)
    this.glideTo(next, byHand)
  }
  zoomBy(steps: number): void {
    const goal = this.goalNow()
    this.glideTo({ ...goal, zoom: Math.round(goal.zoom + steps) }, true)
  }
  resize(next: Size): void {
    const { width, height } = this.frameSize
    if (next.width === width && next.height === height) return
    // A frame without a size yet had nothing to fit into.
    const isFirst = this.now === this.home && width <= 1
    this.frameSize = next
    this.moveTo(isFirst ? this.options.start(next) : this.now, false)
    if (isFirst) this.home = this.now
  }

  look(): Look {
    const goal = this.goalNow()
    const isZooming = this.motion
      ? goal.zoom !== this.now.zoom
      : this.isHeld && this.now.zoom !== this.heldZoom
    return {
      camera: this.now,
      size: this.frameSize,
      goal: goal.zoom === this.now.zoom ? this.now : goal,
      isZooming,
      isSettled: this.isSettled(),
    }
  }
  view(): MapView {
    const bounds: MapBounds = boundsSeen(this.now, this.frameSize)
    const { zoom } = this.now
    return { centre: fromWorld(this.now), zoom, bounds, byHand: this.byHand, settled: this.isSettled() }
  }
  around(margin: number): { bounds: MapBounds; zoom: number } {
    const { width, height } = this.frameSize
    const wide = { width: width + 2 * margin, height: height + 2 * margin }
    return { bounds: boundsSeen(this.now, wide), zoom: this.now.zoom }
  }
  /** Whether there is a move to tell of. */
  takeMoved(): boolean {
    const had = this.hasMoved
    this.hasMoved = false
    return had
  }
  askFrame(): void {
    if (this.frame === 0) this.frame = requestAnimationFrame((now) => this.runFrame(now))
  }
  stop(): void {
    cancelAnimationFrame(this.frame)
  }

  private isSettled(): boolean {
    return !this.motion && !this.isHeld
  }
  private goalNow(): Camera {
    return this.motion?.way.goal ?? this.now
  }
  private runFrame(now: number): void {
    this.frame = 0
    if (this.motion) {
      this.motion.since ??= now
      const next = this.motion.way.at(now - this.motion.since)
      this.now = bounded(next ?? this.motion.way.goal, this.frameSize)
      this.hasMoved = true
      if (next) this.askFrame()
      else this.motion = undefined
    }
    this.options.onFrame(now)
  }
  private moveTo(next: Camera, byHand: boolean): void {
    this.now = bounded(next, this.frameSize)
    this.byHand = byHand
    this.hasMoved = true
    this.askFrame()
  }
  private glideTo(next: Camera, byHand: boolean): void {
    const goal = bounded(next, this.frameSize)
    this.motion = undefined
    if (this.options.still || !canGlide(this.now, goal, this.frameSize)) {
      this.moveTo(goal, byHand)
      return
    }
    this.byHand = byHand
    this.motion = { way: glide(this.now, goal), since: undefined }
    this.askFrame()
  }
}
