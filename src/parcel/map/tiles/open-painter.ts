import type { Palette } from '../paint/palette.ts'
import type { CellPainter, DeskNews, DeskOrder, PainterEvents } from './painter.ts'

type Desk = { take(order: DeskOrder): void; close(): void }

/** Our own tiles: painted in a worker where that is possible, otherwise here between two frames. */
export function openPainter(tilesUrl: string, palette: Palette, events: PainterEvents): CellPainter {
  const desk = canPaintElsewhere() ? deskInWorker(events) : deskHere(events)
  desk.take({ order: 'open', tilesUrl, palette })
  return {
    want: (cells) => desk.take({ order: 'want', cells }),
    recolour: (colours) => desk.take({ order: 'recolour', palette: colours }),
    bring: (borders) => desk.take({ order: 'bring', borders }),
    askHouse: (question, place) => desk.take({ order: 'house', question, place }),
    close: () => desk.close(),
  }
}

function canPaintElsewhere(): boolean {
  if (typeof Worker === 'undefined' || typeof OffscreenCanvas === 'undefined') return false
  if (typeof ImageBitmapRenderingContext === 'undefined') return false
  return new OffscreenCanvas(1, 1).getContext('2d') !== null
}

function hear(news: DeskNews, events: PainterEvents): void {
  if (news.news === 'painted') events.onPainted(news.key, news.picture)
  else if (news.news === 'failed') events.onFailed(news.key)
  else if (news.news === 'labels') events.onLabels(news.tile, news.labels)
  else events.onHouse(news.question, news.ring)
}

function deskInWorker(events: PainterEvents): Desk {
  const worker = new Worker(new URL('./paint.worker.ts', import.meta.url), { type: 'module' })
  let wanted: readonly string[] = []
  worker.onmessage = ({ data }: MessageEvent<DeskNews>) => hear(data, events)
  // A worker that could not be fetched, or broke: what was asked of it failed.
  worker.onerror = () => {
    for (const key of wanted) events.onFailed(key)
  }
  return {
    take(order) {
      if (order.order === 'want') wanted = order.cells.map(({ key }) => key)
      worker.postMessage(order)
    },
    close: () => worker.terminate(),
  }
}

/** The code for it comes only where it is needed. */
function deskHere(events: PainterEvents): Desk {
  let canvas = document.createElement('canvas')
  let isClosed = false
  const opened = import('./paint-desk.ts').then(({ createPaintDesk }) =>
    createPaintDesk(
      {
        brush(width, height) {
          canvas = document.createElement('canvas')
          canvas.width = width
          canvas.height = height
          const brush = canvas.getContext('2d', { alpha: false })
          if (!brush) throw new Error('this browser cannot paint')
          return brush
        },
        take: () => canvas,
      },
      (news) => {
        if (!isClosed) hear(news, events)
      },
    ),
  )
  const use = (deed: (desk: Desk) => void) => void opened.then(deed, () => undefined)
  return {
    take: (order) => use((desk) => desk.take(order)),
    close() {
      isClosed = true
      use((desk) => desk.close())
    },
  }
}
