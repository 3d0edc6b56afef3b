import PDFDocument from 'pdfkit'
import { brand } from '#kernel/brand.ts'
import { loadTypefaces, typefaces } from '#platform/pdf/typefaces.ts'
import { barsOf, qrOf } from './codes.ts'
import { createPen } from './pen.ts'

/** What stands on the label of a bag. */
export type BagLabel = Readonly<{ code: string; from: string; to: string; parcels: number }>

const pointsPerMm = 72 / 25.4
const paper = { width: 100, height: 150 }
const edge = 5
const [bold, regular] = ['bold', 'medium'] as const

/** One label: the code as bars and as a QR, and both ends of the way in letters that are read across a hall. */
export async function bagLabelPdf({ code, from, to, parcels }: BagLabel, now: Date): Promise<Buffer> {
  const doc = new PDFDocument({
    size: [paper.width * pointsPerMm, paper.height * pointsPerMm],
    margin: 0,
    displayTitle: true,
    lang: 'uz',
    info: { Title: `${brand.name} ${code}`, Author: brand.name, CreationDate: now },
  })
  const chunks: Buffer[] = []
  doc.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise<void>((resolve, reject) => doc.on('end', resolve).on('error', reject))
  const faces = loadTypefaces()
  for (const face of typefaces) doc.registerFont(face, faces[face])
  doc.scale(pointsPerMm)
  const pen = createPen(doc)
  const width = paper.width - 2 * edge
  pen.outline({ x: 2, y: 2, width: paper.width - 4, height: paper.height - 4 }, 0.6)
  pen.text(brand.name, edge, 13, { face: bold, size: 7 })
  pen.text(`${parcels} ta`, paper.width - edge, 13, { face: regular, size: 5, align: 'right' })
  pen.text('Qayerdan', edge, 24, { face: regular, size: 4 })
  pen.textWithin(from, edge, 32, width, { face: regular, size: 7 })
  pen.text('Qayerga', edge, 42, { face: regular, size: 4 })
  pen.textWithin(to, edge, 54, width, { face: bold, size: 11 })
  const qr = qrOf(code)
  const module = 38 / qr.width
  pen.code(qr, (paper.width - 38) / 2, 62, { width: module, height: module })
  const bars = barsOf(code)
  pen.code(bars, edge + 5, 108, { width: (width - 10) / bars.width, height: 22 })
  pen.text(code, paper.width / 2, 140, { face: bold, size: 7, align: 'centre' })
  doc.end()
  await ended
  return Buffer.concat(chunks)
}
