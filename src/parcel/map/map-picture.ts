import type { BaseMap } from './base-map/load-base-map.ts'
import { toWorld, type WorldPoint } from './camera/projection.ts'
import type { Look } from './camera/steered-camera.ts'
import { LabelLayer } from './labels/label-layer.ts'
import type { LatLon } from './lat-lon.ts'
import type { MapEngineOptions } from './map-view.ts'
import { createMarkerPictures, type MarkerPictures } from './marker-drawing.ts'
import { Markers } from './marker-layer.ts'
import { createPlateWidth, drawOverNames, drawUnderNames } from './overlays/draw-overlays.ts'
import { flatten } from './overlays/flat-overlays.ts'
import type { MapOverlays } from './overlays/overlays.ts'
import { coveredBy } from './overlays/plates.ts'
import { createTopCanvas, type Draw, withMargin } from './overlays/top-canvas.ts'
import { type Palette, readPalette, watchTheme } from './paint/palette.ts'
import { CellPane } from './tiles/cell-pane.ts'
import { openPainter } from './tiles/open-painter.ts'
import type { CellPainter, PainterEvents } from './tiles/painter.ts'
import { openRasterPainter } from './tiles/raster-painter.ts'

type MapPictureOptions = Pick<
  MapEngineOptions,
  'locale' | 'tilesUrl' | 'mapVersion' | 'still' | 'onTrouble'
> & {
  container: HTMLElement
  signal: AbortSignal
  askFrame: () => void
  goTo: (place: LatLon, zoom: number) => void
}

const mostPixelRatio = 2

/** Everything that is painted: cells below, names, overlays and markers above. */
export class MapPicture {
  readonly markers: Markers
  private readonly options: MapPictureOptions
  private readonly family: string
  private readonly markerPictures: MarkerPictures
  private readonly plateWidth: (text: string) => number
  private readonly labels: LabelLayer
  private readonly cells: CellPane
  private readonly painter: CellPainter
  private readonly top: ReturnType<typeof createTopCanvas>
  private palette: Palette
  private overlays = flatten({})
  private house: readonly WorldPoint[] | undefined
  private wantedHouse: WorldPoint | undefined
  private houseQuestion = 0
  private hadTrouble = false
  private waiting: { seen: () => void; failed: (error: Error) => void }[] = []

  constructor(options: MapPictureOptions) {
    this.options = options
    const { container, signal, tilesUrl } = options
    const pixelRatio = Math.min(mostPixelRatio, window.devicePixelRatio || 1)
    this.palette = readPalette(container)
    this.family = getComputedStyle(container).fontFamily
    this.plateWidth = createPlateWidth(this.family)
    this.markerPictures = createMarkerPictures(container, pixelRatio)
    this.markers = new Markers({
      pictures: this.markerPictures,
      goTo: options.goTo,
      redraw: () => this.redrawTop(),
      makeWay: () => {
        this.labels.makeWay()
        options.askFrame()
      },
    })
    this.labels = new LabelLayer({
      ...options,
      covered: (camera, size) => coveredBy(this.overlays, { camera, size, width: this.plateWidth }),
      obstacles: () => [...this.markers.places(), ...this.overlays.marks.map(({ at }) => at)],
      family: this.family,
      pixelRatio,
      palette: () => this.palette,
      redraw: () => this.redrawTop(),
    })
    this.cells = new CellPane({
      parent: container,
      painter: () => this.painter,
      pixelRatio,
      isRaster: tilesUrl !== undefined,
      knowsLabels: (cell, dataZoom) => this.labels.knows(cell, dataZoom),
      onChange: () => this.tellState(),
    })
    this.painter = tilesUrl
      ? openRasterPainter(tilesUrl, this.events())
      : openPainter(tileAddress(options.mapVersion), this.palette, this.events())
    this.top = createTopCanvas(container, pixelRatio, this.drawTop)
    watchTheme(() => this.recolour(), signal)
    window.addEventListener('online', () => this.retry(), { signal })
    // Letters that came after the first names were written.
    document.fonts.addEventListener('loadingdone', () => this.rewrite(), { signal })
  }

  /** Answers whether the next frame has to be drawn too. */
  show({ camera, size, goal, isZooming, isSettled }: Look, now: number): boolean {
    this.cells.show(camera, size, goal, isZooming)
    // A glide is over in a moment, and every frame of it has to be drawn: names are chosen at its end.
    const isGliding = goal !== camera
    const { changed, waits } =
      this.options.tilesUrl || isGliding
        ? { changed: false, waits: false }
        : this.labels.update(camera, withMargin(size), isSettled, now)
    if (changed) this.top.stale()
    this.top.show(camera, size, now)
    return waits
  }

  bring(baseMap: BaseMap): void {
    this.painter.bring(baseMap.borders)
    this.labels.bring(baseMap)
    this.cells.repaint()
    this.options.askFrame()
  }

  /** Once all that is seen has been painted. */
  firstSeen(): Promise<void> {
    return new Promise((seen, failed) => {
      this.waiting.push({ seen, failed })
      this.tellState()
    })
  }

  setOverlays(next: MapOverlays): void {
    this.overlays = flatten(next)
    this.wantedHouse = next.houseAt && toWorld(next.houseAt)
    if (!this.wantedHouse) this.house = undefined
    this.askHouse()
    this.labels.makeWay()
    this.redrawTop()
  }

  retry(): void {
    this.cells.retry()
    this.options.askFrame()
  }

  remove(): void {
    this.painter.close()
    this.labels.close()
    this.cells.clear()
    this.top.remove()
  }

  private readonly drawTop: Draw = (context, camera, size, now) => {
    const drawing = { context, camera, size, palette: this.palette, family: this.family }
    drawUnderNames(drawing, this.overlays, this.house)
    if (!this.options.tilesUrl) this.labels.draw(context, camera, size, now)
    drawOverNames(drawing, this.overlays, this.plateWidth)
    this.markers.draw(context, camera, size)
  }

  private events(): PainterEvents {
    return {
      onPainted: (key, picture) => this.cells.painted(key, picture),
      onFailed: (key) => this.cells.failed(key),
      onLabels: (tile, labels) => {
        this.labels.learn(tile, labels)
        if (this.wantedHouse) this.askHouse()
        this.options.askFrame()
      },
      onHouse: (question, ring) => {
        if (question !== this.houseQuestion) return
        this.house = ring
        this.redrawTop()
      },
    }
  }

  private askHouse(): void {
    this.houseQuestion += 1
    if (this.wantedHouse) this.painter.askHouse(this.houseQuestion, this.wantedHouse)
  }

  private tellState(): void {
    const state = this.cells.state()
    this.options.askFrame()
    if (state === 'coming') return
    for (const { seen, failed } of this.waiting.splice(0)) {
      if (state === 'complete') seen()
      else failed(new Error('the tiles of the map could not be fetched'))
    }
    if ((state === 'failed') === this.hadTrouble) return
    this.hadTrouble = state === 'failed'
    this.options.onTrouble(this.hadTrouble)
  }

  private recolour(): void {
    this.palette = readPalette(this.options.container)
    this.painter.recolour(this.palette)
    this.cells.repaint()
    this.rewrite()
  }

  private rewrite(): void {
    this.markerPictures.renew()
    this.labels.renew()
    this.redrawTop()
  }

  private redrawTop(): void {
    this.top.stale()
    this.options.askFrame()
  }
}

/** Absolute, since a worker has another address. */
const tileAddress = (version: string | undefined) =>
  `${window.location.origin}/tiles/{z}/{x}/{y}${version ? `?v=${version}` : ''}`
