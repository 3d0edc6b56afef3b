import { boxOf, type Camera, type Size } from '../camera/camera.ts'
import { worldPixels } from '../camera/projection.ts'
import { cellFrame, cellZoomFor, dataZoomFor, keyOf, rangeIn, type TileAt, tilesIn } from './cells.ts'
import type { CellOrder, CellPainter, CellPicture } from './painter.ts'
import { rasterZoomFor } from './raster-painter.ts'

type Cell = { readonly at: TileAt; element: HTMLElement | undefined; isFresh: boolean; hasFailed: boolean }

/** Cells painted for one zoom. While the map is zoomed they are stretched, then others take their place. */
type Level = {
  readonly id: number
  readonly zoom: number
  readonly cellZoom: number
  readonly element: HTMLElement
  readonly cells: Map<string, Cell>
  /** In pixels of the screen: what its cells are placed from. */
  readonly left: number
  readonly top: number
}

type CellPaneOptions = {
  parent: HTMLElement
  painter: () => CellPainter
  pixelRatio: number
  isRaster: boolean
  knowsLabels: (cell: TileAt, dataZoom: number) => boolean
  onChange: () => void
}

/** Painted ahead around what is seen, and how far beyond it a cell is kept. */
const ring = 128
const kept = 512
const mostLevels = 3
/** A stretched picture is replaced on the way, not only at the end. */
const furthestStretch = 0.9

/** The ground of the map, cell by cell. */
export class CellPane {
  private readonly options: CellPaneOptions
  private levels: Level[] = []
  private count = 0
  private ordered = ''
  private seen: { camera: Camera; size: Size } | undefined

  constructor(options: CellPaneOptions) {
    this.options = options
  }

  /** `goal` is where the camera is going, when that is known. */
  show(camera: Camera, size: Size, goal: Camera, isZooming: boolean): void {
    this.seen = { camera: goal, size }
    this.order(this.levelFor(goal, size, isZooming), goal, size)
    for (const level of this.levels) this.place(level, camera, size)
    this.dropCovered()
  }

  painted(key: string, picture: CellPicture): void {
    const found = this.find(key)
    if (!found) {
      if ('close' in picture) picture.close()
      return
    }
    const { level, cell } = found
    const { pixelRatio } = this.options
    const element = elementOf(picture)
    const frame = cellFrame(cell.at, level.zoom, pixelRatio)
    const css = (pixels: number) => `${pixels / pixelRatio}px`
    const { style } = element
    style.left = css(frame.left - level.left)
    style.top = css(frame.top - level.top)
    style.width = css(frame.width)
    style.height = css(frame.height)
    // In the place of an older one nothing has to fade in.
    element.className = cell.element ? 'map-cell' : 'map-cell map-cell--new'
    level.element.append(element)
    freeCell(cell)
    Object.assign(cell, { element, isFresh: true, hasFailed: false })
    this.dropCovered()
    this.options.onChange()
  }

  failed(key: string): void {
    const found = this.find(key)
    if (found) found.cell.hasFailed = true
    this.options.onChange()
  }

  /** Colours have changed: everything is painted anew, and stays until then. */
  repaint(): void {
    this.ordered = ''
    for (const { cells } of this.levels) for (const cell of cells.values()) cell.isFresh = false
  }

  /** What failed is asked for again with the next look. */
  retry(): void {
    this.ordered = ''
    for (const { cells } of this.levels) for (const cell of cells.values()) cell.hasFailed = false
  }

  state(): 'coming' | 'complete' | 'failed' {
    const last = this.levels.at(-1)
    const cells = last ? this.visible(last) : []
    if (cells.length > 0 && cells.every(({ element }) => element)) return 'complete'
    return cells.some(({ element, hasFailed }) => !element && hasFailed) ? 'failed' : 'coming'
  }

  clear(): void {
    for (const level of this.levels) this.removeLevel(level)
  }

  private levelFor(goal: Camera, size: Size, isZooming: boolean): Level {
    const last = this.levels.at(-1)
    if (!last) return this.addLevel(goal, size)
    if (last.zoom === goal.zoom) return last
    const isStretched = Math.abs(goal.zoom - last.zoom) > furthestStretch
    return !isZooming || isStretched ? this.addLevel(goal, size) : last
  }

  private addLevel(camera: Camera, size: Size): Level {
    const { parent, pixelRatio, isRaster } = this.options
    const element = document.createElement('div')
    element.className = 'map-level'
    parent.append(element)
    const world = worldPixels(camera.zoom) * pixelRatio
    this.count += 1
    // One that has nothing to show yet only stands in the way.
    for (const old of this.levels)
      if (![...old.cells.values()].some((cell) => cell.element)) this.removeLevel(old)
    const level: Level = {
      id: this.count,
      zoom: camera.zoom,
      cellZoom: isRaster ? rasterZoomFor(camera.zoom) : cellZoomFor(camera.zoom),
      element,
      cells: new Map(),
      left: Math.round(camera.x * world - (size.width * pixelRatio) / 2),
      top: Math.round(camera.y * world - (size.height * pixelRatio) / 2),
    }
    this.levels.push(level)
    const [oldest] = this.levels
    if (oldest && this.levels.length > mostLevels) this.removeLevel(oldest)
    return level
  }

  private removeLevel(level: Level): void {
    level.element.remove()
    for (const cell of level.cells.values()) freeCell(cell)
    this.levels = this.levels.filter((other) => other !== level)
  }

  private place(level: Level, camera: Camera, size: Size): void {
    const { pixelRatio } = this.options
    const world = worldPixels(camera.zoom)
    const scale = 2 ** (camera.zoom - level.zoom)
    const snap = (css: number) => (scale === 1 ? Math.round(css * pixelRatio) / pixelRatio : css)
    const x = (level.left / pixelRatio) * scale - snap(camera.x * world - size.width / 2)
    const y = (level.top / pixelRatio) * scale - snap(camera.y * world - size.height / 2)
    level.element.style.transform = `translate3d(${x}px,${y}px,0) scale(${scale})`
  }

  /** Asks for what is missing, drops what is far away. While the same cells are near, there is nothing to do. */
  private order(level: Level, goal: Camera, size: Size): void {
    const { pixelRatio, isRaster, knowsLabels, painter } = this.options
    const look = { ...goal, zoom: level.zoom }
    const near = boxOf(look, size, ring)
    const range = `${level.id} ${rangeIn(near, level.cellZoom)}`
    if (range === this.ordered) return
    this.ordered = range
    const dataZoom = isRaster ? level.cellZoom : dataZoomFor(level.zoom)
    const keep = new Set(tilesIn(boxOf(look, size, kept), level.cellZoom).map(keyOf))
    for (const [key, cell] of level.cells) {
      if (keep.has(key)) continue
      freeCell(cell)
      level.cells.delete(key)
    }
    const orders: CellOrder[] = []
    for (const at of tilesIn(near, level.cellZoom)) {
      const key = keyOf(at)
      const cell = level.cells.get(key) ?? { at, element: undefined, isFresh: false, hasFailed: false }
      level.cells.set(key, cell)
      if (cell.isFresh) continue
      // What failed is tried again whenever the map has moved on.
      cell.hasFailed = false
      const withLabels = !knowsLabels(at, dataZoom)
      orders.push({ key: `${level.id}:${key}`, cell: at, dataZoom, zoom: level.zoom, pixelRatio, withLabels })
    }
    painter().want(orders)
  }

  private visible(level: Level): Cell[] {
    if (!this.seen) return []
    const box = boxOf({ ...this.seen.camera, zoom: level.zoom }, this.seen.size)
    return tilesIn(box, level.cellZoom).flatMap((at) => level.cells.get(keyOf(at)) ?? [])
  }

  /** What lies below a picture without holes is not needed any more. */
  private dropCovered(): void {
    const last = this.levels.at(-1)
    if (this.levels.length < 2 || !last) return
    const cells = this.visible(last)
    if (cells.length === 0 || cells.some(({ element }) => !element)) return
    for (const level of this.levels.slice(0, -1)) this.removeLevel(level)
  }

  private find(key: string): { level: Level; cell: Cell } | undefined {
    const [id, at = ''] = key.split(':')
    const level = this.levels.find((one) => String(one.id) === id)
    const cell = level?.cells.get(at)
    return level && cell && { level, cell }
  }
}

function elementOf(picture: CellPicture): HTMLElement {
  if (picture instanceof HTMLElement) return picture
  const canvas = document.createElement('canvas')
  canvas.width = picture.width
  canvas.height = picture.height
  canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(picture)
  return canvas
}

/** A canvas holds its memory until it is small. */
function freeCell(cell: Cell): void {
  cell.element?.remove()
  if (cell.element instanceof HTMLCanvasElement) cell.element.width = 0
}
