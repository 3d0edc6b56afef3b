import { brand } from '#kernel/brand.ts'
import { barsOf, qrOf } from '#platform/print/codes.ts'
import type { Pen } from '#platform/print/pen.ts'

/** What stands on the label of a bag. */
export type BagLabel = Readonly<{ code: string; from: string; to: string; parcels: number }>

export const bagPaper = { width: 100, height: 150 }
const edge = 5
const [bold, regular] = ['bold', 'medium'] as const
/** Dots of a printer of 203 dpi, an eighth of a millimetre each: modules of a code stand on whole ones. */
const [qrModule, barModule] = [1.25, 0.5]

/** The code as bars and as a QR, and both ends of the way in letters that are read across a hall. */
export function drawBagLabel(pen: Pen, { code, from, to, parcels }: BagLabel): void {
  const width = bagPaper.width - 2 * edge
  pen.outline({ x: 2, y: 2, width: bagPaper.width - 4, height: bagPaper.height - 4 }, 0.6)
  pen.text(brand.name, edge, 13, { face: bold, size: 7 })
  pen.text(`${parcels} ta`, bagPaper.width - edge, 13, { face: regular, size: 5, align: 'right' })
  pen.text('Qayerdan', edge, 24, { face: regular, size: 4 })
  pen.textWithin(from, edge, 32, width, { face: regular, size: 7 })
  pen.text('Qayerga', edge, 42, { face: regular, size: 4 })
  pen.textWithin(to, edge, 54, width, { face: bold, size: 11 })
  const qr = qrOf(code)
  pen.code(qr, (bagPaper.width - qr.width * qrModule) / 2, 64, { width: qrModule, height: qrModule })
  const bars = barsOf(code)
  pen.code(bars, (bagPaper.width - bars.width * barModule) / 2, 108, { width: barModule, height: 22 })
  pen.text(code, bagPaper.width / 2, 140, { face: bold, size: 7, align: 'centre' })
}
