import PDFDocument from 'pdfkit'
import { brand } from '#kernel/brand.ts'
import { loadTypefaces, typefaces } from '#platform/pdf/typefaces.ts'
import type { Measure } from './fit-text.ts'
import { createPen, type Pen } from './pen.ts'

export type PrintOptions = Readonly<{
  /** Of every page, in millimetres. */
  width: number
  height: number
  title: string
  /** Of what is written, as in `<html lang>`. */
  lang: string
  now: Date
  /** Keeps all pages until the end, so that each can be told how many there are. */
  keepsPages?: boolean
}>

export type PrintDocument = Readonly<{
  pen: Pen
  addPage(): void
  /** Something on every page, once all of them are there; only where pages are kept. */
  onEveryPage(draw: (page: number, of: number) => void): void
  done(): Promise<Buffer>
}>

const pointsPerMm = 72 / 25.4

/** A PDF that is drawn in millimetres with our typefaces. It begins without a page. */
export function openPrint({ width, height, title, lang, now, keepsPages }: PrintOptions): PrintDocument {
  const doc = new PDFDocument({
    size: [width * pointsPerMm, height * pointsPerMm],
    margin: 0,
    autoFirstPage: false,
    bufferPages: keepsPages === true,
    displayTitle: true,
    lang,
    info: { Title: title, Author: brand.name, CreationDate: now },
  })
  registerFaces(doc)
  const chunks: Buffer[] = []
  doc.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise<void>((resolve, reject) => doc.on('end', resolve).on('error', reject))
  return {
    pen: createPen(doc),
    addPage() {
      doc.addPage()
      doc.scale(pointsPerMm)
    },
    onEveryPage(draw) {
      const { start, count } = doc.bufferedPageRange()
      for (let page = 0; page < count; page += 1) {
        doc.switchToPage(start + page)
        draw(page + 1, count)
      }
    },
    async done() {
      doc.end()
      await ended
      return Buffer.concat(chunks)
    },
  }
}

/** How wide our typefaces set a text, for pens that draw without a document. */
export function measureOfFaces(): Measure {
  const doc = new PDFDocument({ autoFirstPage: false })
  registerFaces(doc)
  return (text, face) => doc.font(face).fontSize(1).widthOfString(text)
}

function registerFaces(doc: PDFKit.PDFDocument): void {
  const faces = loadTypefaces()
  for (const face of typefaces) doc.registerFont(face, faces[face])
}
