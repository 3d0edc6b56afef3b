import { setImmediate as otherWork } from 'node:timers/promises'
import PDFDocument from 'pdfkit'
import { loadTypefaces, typefaces } from '#platform/pdf/typefaces.ts'
import { drawLabel } from './draw-label.ts'
import type { Measure } from './fit-text.ts'
import type { Label } from './label.ts'
import { createZplPen } from './zpl-pen.ts'

/** A label of 100 x 150 mm, as the roll has it. */
const head = '^XA^CI28^PW800^LL1200^LH0,0'
const foot = '^XZ\n'
const place = { x: 3, y: 3, width: 94, height: 144 }

/** All labels, one after the other, for a printer that speaks ZPL. Others get their turn after every label. */
export async function labelsZpl(labels: readonly Label[]): Promise<Buffer> {
  const measure = ourMeasure()
  const printed: string[] = []
  for (const label of labels) {
    const pen = createZplPen(measure)
    drawLabel(pen, label, place)
    printed.push(`${head}\n${pen.done()}\n${foot}`)
    await otherWork()
  }
  return Buffer.from(printed.join(''))
}

function ourMeasure(): Measure {
  const doc = new PDFDocument({ autoFirstPage: false })
  const faces = loadTypefaces()
  for (const face of typefaces) doc.registerFont(face, faces[face])
  return (text, face) => doc.font(face).fontSize(1).widthOfString(text)
}
