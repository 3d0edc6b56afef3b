import { setImmediate as otherWork } from 'node:timers/promises'
import PDFDocument from 'pdfkit'
import { brand } from '#kernel/brand.ts'
import { formatPhone, formatter } from '#platform/i18n/format.ts'
import { acceptLanguageOf } from '#platform/i18n/locales.ts'
import { loadTypefaces, type Typeface, typefaces } from '#platform/pdf/typefaces.ts'
import type { Sheet, SheetLine } from './sheet.ts'

/** A4 in points. */
const page = { width: 595.28, height: 841.89, margin: 42 }
const rowHeight = 20
const left = page.margin
const right = page.width - page.margin
const bottom = page.height - page.margin - 24

/** Where columns begin, or end for numbers. */
const columns = { date: left, what: left + 92, number: left + 300, amount: right - 92, balance: right }
const widths = { what: columns.number - columns.what - 10, number: 70 }

const ink = '#0B1F2A'
const quiet = '#4A5B66'
const line = '#E9E1D3'
const feruza = '#0B6470'
const barg = '#2E7D4F'

type Style = { face?: Typeface; size?: number; colour?: string; align?: 'left' | 'right'; width?: number }

/** Others get their turn after every page. */
export async function statementPdf(sheet: Sheet): Promise<Buffer> {
  const doc = openDocument(sheet)
  const chunks: Buffer[] = []
  doc.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise<void>((resolve, reject) => doc.on('end', resolve).on('error', reject))
  const pen = penOf(doc)
  let number = 1
  let y = drawTop(pen, sheet)
  for (const one of sheet.lines) {
    if (y + rowHeight > bottom) {
      drawFoot(pen, sheet, number)
      await otherWork()
      doc.addPage()
      number += 1
      y = drawHead(pen, sheet, page.margin)
    }
    drawLine(pen, sheet, one, y)
    y += rowHeight
  }
  if (sheet.lines.length === 0) pen.text(sheet.words.nothing, left, y + 14, { colour: quiet })
  drawFoot(pen, sheet, number)
  doc.end()
  await ended
  return Buffer.concat(chunks)
}

function openDocument({ words, period, madeAt, locale }: Sheet): PDFKit.PDFDocument {
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    displayTitle: true,
    lang: acceptLanguageOf(locale),
    info: { Title: `${brand.name}: ${words.title}, ${period}`, Author: brand.name, CreationDate: madeAt },
  })
  const faces = loadTypefaces()
  for (const face of typefaces) doc.registerFont(face, faces[face])
  return doc
}

type Pen = ReturnType<typeof penOf>

function penOf(doc: PDFKit.PDFDocument) {
  return {
    /** One line; `x` is its right end when it is aligned to the right. What is too wide ends in dots. */
    text(said: string, x: number, baseline: number, style: Style = {}): void {
      const { face = 'medium', size = 9, colour = ink, align = 'left', width } = style
      doc.font(face).fontSize(size)
      const shown = width === undefined ? said : shortened(said, (text) => doc.widthOfString(text) <= width)
      const from = align === 'right' ? x - doc.widthOfString(shown) : x
      doc.fillColor(colour).text(shown, from, baseline, { lineBreak: false, baseline: 'alphabetic' })
    },
    rule(y: number, colour = line): void {
      doc.lineWidth(0.6).moveTo(left, y).lineTo(right, y).stroke(colour)
    },
  }
}

function shortened(text: string, fits: (text: string) => boolean): string {
  if (fits(text)) return text
  for (let length = text.length - 1; length > 0; length -= 1) {
    const tried = `${text.slice(0, length).trimEnd()}…`
    if (fits(tried)) return tried
  }
  return ''
}

/** The brand, whose statement it is, the four sums; answers where the lines begin. */
function drawTop(pen: Pen, sheet: Sheet): number {
  const { words, holder, period, madeAt, locale } = sheet
  const format = formatter(locale)
  const top = page.margin
  pen.text(brand.name, left, top + 16, { face: 'black', size: 18, colour: feruza })
  pen.text(brand.bank.holder, right, top + 8, { align: 'right', colour: quiet })
  pen.text(formatPhone(brand.supportPhones[0]), right, top + 20, { align: 'right', colour: quiet })
  pen.text(words.title, left, top + 56, { face: 'bold', size: 15 })
  const facts = [
    [words.holder, holder],
    [words.period, period],
    [words.made, format.dateTime(madeAt, 'short')],
  ] as const
  for (const [index, [name, value]] of facts.entries()) {
    const y = top + 78 + index * 15
    pen.text(name, left, y, { colour: quiet })
    pen.text(value, left + 110, y, { face: 'bold', width: right - left - 110 })
  }
  const sums = [
    [words.opening, sheet.opening],
    [words.cameIn, sheet.cameIn],
    [words.wentOut, sheet.wentOut],
    [words.closing, sheet.closing],
  ] as const
  const step = (right - left) / sums.length
  for (const [index, [name, value]] of sums.entries()) {
    const x = left + index * step
    pen.text(name, x, top + 140, { size: 8, colour: quiet, width: step - 8 })
    pen.text(format.money(value), x, top + 156, { face: 'bold', size: 11 })
  }
  return drawHead(pen, sheet, top + 184)
}

function drawHead(pen: Pen, { words }: Sheet, top: number): number {
  const style = { face: 'bold', size: 8, colour: quiet } as const
  pen.text(words.date, columns.date, top, style)
  pen.text(words.what, columns.what, top, style)
  pen.text(words.number, columns.number, top, { ...style, width: widths.number })
  pen.text(words.amount, columns.amount, top, { ...style, align: 'right' })
  pen.text(words.balance, columns.balance, top, { ...style, align: 'right' })
  pen.rule(top + 7, quiet)
  return top + 7
}

function drawLine(pen: Pen, { locale }: Sheet, one: SheetLine, top: number): void {
  const format = formatter(locale)
  const baseline = top + 13
  const isIn = one.amount > 0
  pen.text(format.dateTime(one.at, 'short'), columns.date, baseline)
  pen.text(one.title, columns.what, baseline, { width: widths.what })
  pen.text(one.about, columns.number, baseline, { colour: quiet, width: widths.number })
  pen.text(`${isIn ? '+' : ''}${format.number(one.amount)}`, columns.amount, baseline, {
    align: 'right',
    face: 'bold',
    colour: isIn ? barg : ink,
  })
  pen.text(format.number(one.balanceAfter), columns.balance, baseline, { align: 'right' })
  pen.rule(top + rowHeight)
}

function drawFoot(pen: Pen, { period }: Sheet, number: number): void {
  const y = page.height - page.margin
  pen.text(period, left, y, { size: 8, colour: quiet })
  pen.text(String(number), right, y, { size: 8, colour: quiet, align: 'right' })
}
