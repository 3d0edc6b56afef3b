import type { CellPainter, PainterEvents } from './painter.ts'

/** Pictures of another server, named by the configuration: `https://…/{z}/{x}/{y}.png`. */
export function openRasterPainter(url: string, events: PainterEvents): CellPainter {
  const coming = new Map<string, HTMLImageElement>()

  function fetchPicture(key: string, { z, x, y }: { z: number; x: number; y: number }): void {
    const picture = new Image()
    coming.set(key, picture)
    picture.alt = ''
    picture.decoding = 'async'
    picture.draggable = false
    picture.onload = () => {
      if (coming.delete(key)) events.onPainted(key, picture)
    }
    picture.onerror = () => {
      if (coming.delete(key)) events.onFailed(key)
    }
    picture.src = url.replace('{z}', String(z)).replace('{x}', String(x)).replace('{y}', String(y))
  }

  return {
    want(orders) {
      const wanted = new Set(orders.map(({ key }) => key))
      for (const [key, picture] of coming) {
        if (wanted.has(key)) continue
        coming.delete(key)
        picture.src = ''
      }
      for (const { key, cell } of orders) if (!coming.has(key)) fetchPicture(key, cell)
    },
    recolour: () => undefined,
    bring: () => undefined,
    askHouse: (question) => events.onHouse(question, undefined),
    close() {
      coming.clear()
    },
  }
}

export const rasterZoomFor = (zoom: number): number => Math.min(18, Math.max(4, Math.round(zoom)))
