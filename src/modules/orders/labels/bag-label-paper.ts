import { brand } from '#kernel/brand.ts'
import { measureOfFaces, openPrint } from '#platform/print/print-document.ts'
import { createZplPen, rollLabel } from '#platform/print/zpl-pen.ts'
import { type BagLabel, bagPaper, drawBagLabel } from './draw-bag-label.ts'

export function bagLabelPdf(label: BagLabel, now: Date): Promise<Buffer> {
  const print = openPrint({ ...bagPaper, title: `${brand.name} ${label.code}`, lang: 'uz', now })
  print.addPage()
  drawBagLabel(print.pen, label)
  return print.done()
}

export function bagLabelZpl(label: BagLabel): Buffer {
  const pen = createZplPen(measureOfFaces())
  drawBagLabel(pen, label)
  return Buffer.from(rollLabel(pen.done(), bagPaper))
}
