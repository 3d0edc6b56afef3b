import { setImmediate as otherWork } from 'node:timers/promises'
import { brand } from '#kernel/brand.ts'
import type { Box, Pen } from '#platform/print/pen.ts'
import { openPrint } from '#platform/print/print-document.ts'
import { drawLabel } from './draw-label.ts'
import type { Label } from './label.ts'
import type { LabelFormat } from './labels.contract.ts'

type Paper = Readonly<{ width: number; height: number; places: readonly Box[]; cutMarks: boolean }>

const cell = { width: 105, height: 148.5 }
/** Office printers leave about four millimetres at the edges white. */
const inset = 4.5

const places = [0, 1].flatMap((row) =>
  [0, 1].map((column) => ({
    x: column * cell.width + 5.5,
    y: row * cell.height + inset,
    width: cell.width - 11,
    height: cell.height - 2 * inset,
  })),
)

/** A roll of labels, or sheets to be cut into four. */
const papers: Readonly<Record<LabelFormat, Paper>> = {
  label: { width: 100, height: 150, places: [{ x: 3, y: 3, width: 94, height: 144 }], cutMarks: false },
  a4: { width: 210, height: 297, places, cutMarks: true },
}

export type LabelsOptions = Readonly<{ format: LabelFormat; now: Date }>

/** One document with all labels. Others get their turn after every label: a hundred take about a second. */
export async function labelsPdf(labels: readonly Label[], { format, now }: LabelsOptions): Promise<Buffer> {
  const paper = papers[format]
  const [first] = labels
  const print = openPrint({
    ...paper,
    title: labels.length === 1 && first ? `${brand.name} ${first.trackingCode}` : brand.name,
    lang: 'uz',
    now,
  })
  for (const [index, label] of labels.entries()) {
    const place = index % paper.places.length
    if (place === 0) {
      print.addPage()
      if (paper.cutMarks) drawCutMarks(print.pen, paper.width, paper.height)
    }
    drawLabel(print.pen, label, paper.places[place] as Box)
    await otherWork()
  }
  return print.done()
}

const markLength = 6
const markThickness = 0.2

/** At the edges and in the middle, where no label is: the cut goes through them. */
function drawCutMarks(pen: Pen, width: number, height: number): void {
  const [x, y] = [width / 2, height / 2]
  const half = markLength / 2
  pen.line([x, 0], [x, markLength], markThickness)
  pen.line([x, height - markLength], [x, height], markThickness)
  pen.line([0, y], [markLength, y], markThickness)
  pen.line([width - markLength, y], [width, y], markThickness)
  pen.line([x - half, y], [x + half, y], markThickness)
  pen.line([x, y - half], [x, y + half], markThickness)
}
