import { brand } from '#kernel/brand.ts'
import { qrOf } from '#platform/print/codes.ts'
import type { Box, Pen } from '#platform/print/pen.ts'
import { measureOfFaces, openPrint } from '#platform/print/print-document.ts'
import { createZplPen, rollLabel } from '#platform/print/zpl-pen.ts'
import { shelfLabelText } from '../domain/shelf-label.ts'

/** A sheet of stickers, 70 by 37 mm, or the roll that labels of parcels are printed on, three a label. */
export const shelfPapers = {
  a4: { width: 210, height: 297, columns: 3, rows: 8 },
  label: { width: 100, height: 150, columns: 1, rows: 3 },
} as const
export type ShelfPaper = keyof typeof shelfPapers

/** Dots of a printer of 203 dpi, an eighth of a millimetre each. */
const dot = 0.125
/** From the edge of a sticker: printers do not hit it to the millimetre. */
const margin = 4
const sheetsOf = (places: readonly string[], most: number): string[][] =>
  Array.from({ length: Math.ceil(places.length / most) }, (_, at) => places.slice(at * most, (at + 1) * most))

/** The name as large as it goes: it is read from the counter; the code is for whoever stands before it. */
function drawPlace(pen: Pen, place: string, { x, y, width, height }: Box): void {
  const qr = qrOf(shelfLabelText(place))
  const room = height - 2 * margin
  const module = Math.floor(room / qr.width / dot) * dot
  const side = module * qr.width
  pen.code(qr, x + width - margin - side, y + (height - side) / 2, { width: module, height: module })
  const words = width - 3 * margin - side
  pen.textWithin(place, x + margin, y + height * 0.66, words, { face: 'black', size: height * 0.5 })
}

function drawSheet(pen: Pen, places: readonly string[], paper: ShelfPaper): void {
  const { width, height, columns, rows } = shelfPapers[paper]
  const size = { width: width / columns, height: height / rows }
  places.forEach((place, at) => {
    const x = (at % columns) * size.width
    const y = Math.floor(at / columns) * size.height
    drawPlace(pen, place, { x, y, ...size })
    // On a roll of large labels the three are cut apart.
    if (paper === 'label' && at % rows > 0) pen.line([x, y], [x + 6, y], 0.25)
  })
}

export function shelfLabelsPdf(places: readonly string[], paper: ShelfPaper, now: Date): Promise<Buffer> {
  const { width, height, columns, rows } = shelfPapers[paper]
  const print = openPrint({ width, height, title: brand.name, lang: 'uz', now })
  for (const sheet of sheetsOf(places, columns * rows)) {
    print.addPage()
    drawSheet(print.pen, sheet, paper)
  }
  return print.done()
}

export function shelfLabelsZpl(places: readonly string[]): Buffer {
  const { width, height, columns, rows } = shelfPapers.label
  const measure = measureOfFaces()
  const labels = sheetsOf(places, columns * rows).map((sheet) => {
    const pen = createZplPen(measure)
    drawSheet(pen, sheet, 'label')
    return rollLabel(pen.done(), { width, height })
  })
  return Buffer.from(labels.join(''))
}
