import { houseAt } from '../labels/house-at.ts'
import { tileLabels } from '../labels/tile-labels.ts'
import { paintCell } from '../paint/paint-cell.ts'
import { type CountryShapes, countryShapes } from '../paint/paint-country.ts'
import type { Palette } from '../paint/palette.ts'
import type { Brush } from '../paint/sheet.ts'
import { cellFrame, keyOf, tileOver } from './cells.ts'
import type { CellOrder, DeskNews, DeskOrder } from './painter.ts'
import { createTileStore } from './tile-store.ts'

/** Where the desk paints, and how what was painted leaves it. */
export type Easel = {
  brush(width: number, height: number): Brush
  take(): ImageBitmap | HTMLCanvasElement
}

/** Takes orders, fetches tiles, paints one cell at a time and looks up in between: orders may have changed. */
export function createPaintDesk(easel: Easel, tell: (news: DeskNews) => void) {
  let palette: Palette | undefined
  let country: CountryShapes | undefined
  let store: ReturnType<typeof createTileStore> | undefined
  let waiting: CellOrder[] = []
  let isPlanned = false
  const told = new Set<string>()

  function plan(): void {
    if (isPlanned) return
    isPlanned = true
    setTimeout(() => {
      isPlanned = false
      if (paintNext()) plan()
    }, 0)
  }

  /** Whether there may be more to do. */
  function paintNext(): boolean {
    for (const order of waiting) {
      const at = tileOver(order.cell, order.dataZoom)
      const state = store?.state(at)
      if (!state || state.is === 'coming') continue
      waiting = waiting.filter((other) => other !== order)
      if (state.is === 'failed') {
        tell({ news: 'failed', key: order.key })
        return true
      }
      const tileKey = keyOf(at)
      if (order.withLabels && !told.has(tileKey)) {
        told.add(tileKey)
        tell({ news: 'labels', tile: tileKey, labels: tileLabels(state.tile, at) })
      }
      paint(order, state.tile)
      return true
    }
    return false
  }

  function paint(order: CellOrder, tile: Parameters<typeof paintCell>[2]): void {
    if (!palette) return
    const { width, height } = cellFrame(order.cell, order.zoom, order.pixelRatio)
    paintCell(easel.brush(width, height), order, tile, palette, country)
    tell({ news: 'painted', key: order.key, picture: easel.take() })
  }

  function want(cells: readonly CellOrder[]): void {
    waiting = [...cells]
    told.clear()
    const tiles = new Map(
      cells.map(({ cell, dataZoom }) => {
        const at = tileOver(cell, dataZoom)
        return [keyOf(at), at]
      }),
    )
    store?.want([...tiles.values()])
    plan()
  }

  return {
    take(order: DeskOrder): void {
      if (order.order === 'open') {
        palette = order.palette
        store = createTileStore(order.tilesUrl, plan)
      } else if (order.order === 'recolour') palette = order.palette
      else if (order.order === 'bring') country = countryShapes(order.borders)
      else if (order.order === 'want') want(order.cells)
      else {
        const ring = houseAt(order.place, (at) => {
          const state = store?.state(at)
          return state?.is === 'here' ? state.tile : undefined
        })
        tell({ news: 'house', question: order.question, ring })
      }
    },
    close(): void {
      waiting = []
      store?.close()
    },
  }
}
