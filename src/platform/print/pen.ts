import type { Typeface } from '#platform/pdf/typefaces.ts'
import type { Code } from './codes.ts'
import { fitParagraphs, type Measure, type Paragraph, sizeFor } from './fit-text.ts'

/** Left upper corner, width and height, in millimetres. */
export type Box = Readonly<{ x: number; y: number; width: number; height: number }>

export type Place = readonly [x: number, y: number]
type Module = Readonly<{ width: number; height: number }>

export type Style = Readonly<{
  face: Typeface
  size: number
  align?: 'left' | 'centre' | 'right'
  /** White, on what is filled. */
  light?: boolean
}>

/** A thermal printer has no grey: everything is black or paper. */
const ink = '#000000'
const paper = '#ffffff'

/** What a label is drawn with, on paper of any kind; everything is in millimetres. */
export type Pen = Readonly<{
  measure: Measure
  /** One line; `y` is where its letters stand. */
  text(said: string, x: number, y: number, style: Style): void
  /** One line that becomes smaller until it fits; answers the size it got. */
  textWithin(said: string, x: number, y: number, width: number, style: Style): number
  /** Paragraphs that wrap and shrink inside a box. */
  paragraphs(paragraphs: readonly Paragraph[], box: Box, light?: boolean): void
  fill(box: Box): void
  outline(box: Box, thickness: number): void
  line(from: Place, to: Place, thickness: number): void
  /** A closed shape: filled, or only its line. */
  shape(points: readonly Place[], thickness?: number): void
  /** Modules of this width and height, all as one shape. */
  code(code: Code, x: number, y: number, module: Module): void
}>

/** What every pen makes of its one way to set a line. */
export const settingLines = (
  measure: Measure,
  text: Pen['text'],
): Pick<Pen, 'textWithin' | 'paragraphs'> => ({
  textWithin(said, x, y, width, style) {
    const size = sizeFor(said, width, style.size, (part) => measure(part, style.face))
    text(said, x, y, { ...style, size })
    return size
  },
  paragraphs(paragraphs, { x, y, ...room }, light = false) {
    for (const line of fitParagraphs(paragraphs, room, measure))
      text(line.text, x, y + line.baseline, { ...line, light })
  },
})

/** On a page of pdfkit that was scaled to millimetres. */
export function createPen(doc: PDFKit.PDFDocument): Pen {
  const measure: Measure = (text, face) => doc.font(face).fontSize(1).widthOfString(text)

  function text(said: string, x: number, y: number, { face, size, align = 'left', light }: Style): void {
    const width = align === 'left' ? 0 : measure(said, face) * size
    const left = align === 'right' ? x - width : align === 'centre' ? x - width / 2 : x
    doc
      .font(face)
      .fontSize(size)
      .fillColor(light ? paper : ink)
      .text(said, left, y, { lineBreak: false, baseline: 'alphabetic' })
  }

  return {
    measure,
    text,

    ...settingLines(measure, text),

    fill({ x, y, width, height }: Box): void {
      doc.rect(x, y, width, height).fill(ink)
    },

    outline({ x, y, width, height }: Box, thickness: number): void {
      doc
        .lineWidth(thickness)
        .rect(x + thickness / 2, y + thickness / 2, width - thickness, height - thickness)
        .stroke(ink)
    },

    line(from: Place, to: Place, thickness: number): void {
      doc
        .lineWidth(thickness)
        .moveTo(...from)
        .lineTo(...to)
        .stroke(ink)
    },

    shape(points: readonly Place[], thickness?: number): void {
      doc.polygon(...points.map(([x, y]) => [x, y]))
      if (thickness === undefined) doc.fill(ink)
      else doc.lineWidth(thickness).stroke(ink)
    },

    code({ blocks }: Code, x: number, y: number, module: Module): void {
      for (const block of blocks)
        doc.rect(
          x + block.x * module.width,
          y + block.y * module.height,
          block.width * module.width,
          block.height * module.height,
        )
      doc.fill(ink)
    },
  }
}
