import type { Locale } from '#platform/i18n/locales.ts'
import type { BaseMap } from '../base-map/load-base-map.ts'
import { boxOf, type Camera, pixelOf, type Size } from '../camera/camera.ts'
import { type WorldPoint, worldPixels } from '../camera/projection.ts'
import type { Palette } from '../paint/palette.ts'
import { dataZoomFor, keyOf, type TileAt, tileOver, tilesIn } from '../tiles/cells.ts'
import { candidatesIn } from './label-candidates.ts'
import { layOut, type Measure, type PlacedLabel } from './lay-out.ts'
import { createMeasure, createSprites, type Sprite } from './letter-sprites.ts'
import { readerOf } from './reader-script.ts'
import type { Box } from './taken-room.ts'
import type { TileLabels } from './tile-labels.ts'

type LabelLayerOptions = {
  locale: Locale
  family: string
  pixelRatio: number
  palette: () => Palette
  still: boolean
  askFrame: () => void
  obstacles: () => Iterable<WorldPoint>
  /** Room that something else has, in pixels of that look. */
  covered: (camera: Camera, size: Size) => readonly Box[]
  /** The canvas of names is to be drawn again. */
  redraw: () => void
}

/** A name and its picture. */
type Painted = { readonly label: PlacedLabel; readonly sprite: Sprite }
type Shown = Painted & { readonly born: number }

const mostTiles = 160
/** Names are chosen anew after so many pixels of the way, so much zoom, or this long after new ones have come. */
const afterPixels = 88
const afterZoom = 0.35
const afterMs = 140
const fadeMs = 160
const fadeStepMs = 45
/** In one frame; the rest comes with the next. */
const workMs = 2.5

/** The names on the map: which, where, and their pictures. */
export class LabelLayer {
  private readonly options: LabelLayerOptions
  private readonly tiles = new Map<string, TileLabels>()
  private readonly sprites: ReturnType<typeof createSprites>
  private measure: Measure
  private baseMap: BaseMap | undefined
  private readonly reader: (text: string) => string
  private placed: Shown[] = []
  private laying: { readonly steps: Generator<void, Painted[]>; readonly camera: Camera } | undefined
  private laidFor: Camera | undefined
  private laidAt = 0
  private isStale = true
  private timer: ReturnType<typeof setTimeout> | undefined
  private fade: ReturnType<typeof setTimeout> | undefined

  constructor(options: LabelLayerOptions) {
    this.options = options
    this.reader = readerOf(options.locale)
    this.measure = createMeasure(options.family)
    this.sprites = createSprites(options.family, options.pixelRatio, options.palette)
  }

  knows(cell: TileAt, dataZoom: number): boolean {
    return this.tiles.has(keyOf(tileOver(cell, dataZoom)))
  }

  learn(tile: string, labels: TileLabels): void {
    this.tiles.delete(tile)
    this.tiles.set(tile, labels)
    for (const old of this.tiles.keys()) {
      if (this.tiles.size <= mostTiles) break
      this.tiles.delete(old)
    }
    this.isStale = true
  }

  makeWay(): void {
    this.isStale = true
  }

  bring(map: BaseMap): void {
    this.baseMap = map
    this.isStale = true
  }

  /** Other colours, or letters that came late: every picture is painted again. */
  renew(): void {
    this.sprites.clear()
    this.measure = createMeasure(this.options.family)
    this.laying = undefined
    this.laidFor = undefined
  }

  close(): void {
    clearTimeout(this.timer)
    clearTimeout(this.fade)
  }

  /**
   * Chooses names, then paints their pictures, a little with every frame; they are shown all at once. Answers whether
   * the names have changed, and whether the next frame has to go on with them.
   */
  update(camera: Camera, size: Size, isSettled: boolean, now: number): { changed: boolean; waits: boolean } {
    if (!this.laying && this.isDue(camera, isSettled, now))
      this.laying = { steps: this.lay(camera, size), camera }
    if (!this.laying) return { changed: false, waits: false }
    const until = performance.now() + workMs
    do {
      const { done, value } = this.laying.steps.next()
      if (!done) continue
      this.laidFor = this.laying.camera
      this.laidAt = now
      this.laying = undefined
      this.take(value, isSettled ? now : 0)
      return { changed: true, waits: !isSettled || this.laidFor.zoom !== camera.zoom }
    } while (performance.now() < until)
    return { changed: false, waits: true }
  }

  draw(context: CanvasRenderingContext2D, camera: Camera, size: Size, now: number): void {
    clearTimeout(this.fade)
    const { pixelRatio } = this.options
    const snap = (css: number) => Math.round(css * pixelRatio) / pixelRatio
    let isFading = false
    for (const { label, sprite, born } of this.placed) {
      const { x, y } = pixelOf(camera, label.at, size)
      const { picture, left, top, width, height } = sprite
      if (x + left > size.width || y + top > size.height || x + left + width < 0 || y + top + height < 0)
        continue
      const age = now - born
      if (age < fadeMs) isFading = true
      context.globalAlpha = Math.min(1, Math.max(0.1, age / fadeMs))
      context.drawImage(picture, snap(x + left), snap(y + top), width, height)
    }
    context.globalAlpha = 1
    // A few steps are enough for the eye.
    if (isFading) this.fade = setTimeout(this.options.redraw, fadeStepMs)
  }

  private tilesFor(camera: Camera, size: Size): TileLabels[] {
    const found = new Map<string, TileLabels>()
    for (const at of tilesIn(boxOf(camera, size), dataZoomFor(camera.zoom))) {
      // Until its own names are here, those of a larger tile.
      for (let z = at.z; z >= Math.max(5, at.z - 3); z -= 1) {
        const key = keyOf(tileOver(at, z))
        const labels = this.tiles.get(key)
        if (!labels) continue
        found.set(key, labels)
        break
      }
    }
    return [...found.values()]
  }

  private *lay(camera: Camera, size: Size): Generator<void, Painted[]> {
    this.isStale = false
    const keys = new Set(this.placed.map(({ label }) => label.key))
    const sources = { tiles: this.tilesFor(camera, size), baseMap: this.baseMap }
    const box = boxOf(camera, size)
    const candidates = yield* candidatesIn(sources, box, camera.zoom, this.reader, this.options.locale)
    const look = {
      camera,
      size,
      measure: this.measure,
      obstacles: this.options.obstacles(),
      covered: this.options.covered(camera, size),
    }
    const painted: Painted[] = []
    for (const label of yield* layOut(candidates, look, (key) => keys.has(key))) {
      painted.push({ label, sprite: this.sprites.of(label) })
      yield
    }
    return painted
  }

  /** New names fade in once the map rests; while it moves there is too much to see already. */
  private take(painted: readonly Painted[], now: number): void {
    const before = new Map(this.placed.map(({ label, born }) => [label.key, born]))
    const isFading = now > 0 && !this.options.still && before.size > 0
    this.placed = painted.map((one) => ({ ...one, born: before.get(one.label.key) ?? (isFading ? now : 0) }))
  }

  private isDue(camera: Camera, isSettled: boolean, now: number): boolean {
    const { laidFor } = this
    if (!laidFor) return true
    const zoomed = Math.abs(camera.zoom - laidFor.zoom)
    if (zoomed > afterZoom || (isSettled && zoomed > 0)) return true
    const pixels = worldPixels(camera.zoom)
    const way = Math.max(Math.abs(camera.x - laidFor.x), Math.abs(camera.y - laidFor.y)) * pixels
    if (way > afterPixels) return true
    if (!this.isStale) return false
    const wait = this.laidAt + afterMs - now
    if (wait <= 0) return true
    clearTimeout(this.timer)
    this.timer = setTimeout(this.options.askFrame, wait)
    return false
  }
}
