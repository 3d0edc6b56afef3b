import { setImmediate as otherWork } from 'node:timers/promises'
import { measureOfFaces } from '#platform/print/print-document.ts'
import { createZplPen, rollLabel } from '#platform/print/zpl-pen.ts'
import { drawLabel } from './draw-label.ts'
import type { Label } from './label.ts'

const place = { x: 3, y: 3, width: 94, height: 144 }

/** All labels, one after the other, for a printer that speaks ZPL. Others get their turn after every label. */
export async function labelsZpl(labels: readonly Label[]): Promise<Buffer> {
  const measure = measureOfFaces()
  const printed: string[] = []
  for (const label of labels) {
    const pen = createZplPen(measure)
    drawLabel(pen, label, place)
    printed.push(rollLabel(pen.done(), { width: 100, height: 150 }))
    await otherWork()
  }
  return Buffer.from(printed.join(''))
}
