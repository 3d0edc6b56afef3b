import { createPaintDesk } from './paint-desk.ts'
import type { DeskNews, DeskOrder } from './painter.ts'

/* The other thread: tiles are fetched, read and painted here, so that the page only has to move pictures. */

type WorkerScope = {
  onmessage: ((event: MessageEvent<DeskOrder>) => void) | null
  postMessage(news: DeskNews, transfer: Transferable[]): void
}
const scope = globalThis as unknown as WorkerScope

const canvas = new OffscreenCanvas(1, 1)
const context = canvas.getContext('2d', { alpha: false })

const desk = createPaintDesk(
  {
    brush(width, height) {
      if (!context) throw new Error('this worker cannot paint')
      canvas.width = width
      canvas.height = height
      return context
    },
    take: () => canvas.transferToImageBitmap(),
  },
  (news) => scope.postMessage(news, news.news === 'painted' ? [news.picture as ImageBitmap] : []),
)
scope.onmessage = ({ data }) => desk.take(data)
