import { brand } from '#kernel/brand.ts'
import { formatPhone } from '#platform/i18n/format.ts'
import { acceptLanguageOf } from '#platform/i18n/locales.ts'
import { barsOf, qrOf } from '#platform/print/codes.ts'
import { measureWords, wrap } from '#platform/print/fit-text.ts'
import type { Pen } from '#platform/print/pen.ts'
import { measureOfFaces, openPrint } from '#platform/print/print-document.ts'
import { createZplPen, rollLabel } from '#platform/print/zpl-pen.ts'
import { openSheet } from '../sheet/sheet.ts'
import { factsOf, hasGoods, type Receipt, totalsOf } from './receipt.ts'

/** On A4, with a line to sign for whoever took the money. */
export function receiptPdf(receipt: Receipt): Promise<Buffer> {
  const { locale, translate, now, trackingCode, parts } = receipt
  const sheet = openSheet({
    locale,
    now,
    title: translate('papers.receipt'),
    code: trackingCode,
    facts: [[translate('papers.code'), trackingCode]],
  })
  for (const part of parts) sheet.totals(factsOf(part, receipt))
  sheet.totals(totalsOf(receipt))
  if (hasGoods(receipt)) sheet.note(translate('papers.goodsNote'))
  const [last] = parts.slice(-1)
  sheet.signatures(
    [
      { role: translate('papers.took'), name: last?.takenBy ?? '' },
      { role: translate('papers.paidBy'), name: last?.payerName ?? '' },
    ],
    translate('papers.signHint'),
  )
  return sheet.done()
}

/** Rolls of receipt printers are 80 mm wide, of which they print 72. */
const slip = { width: 80, edge: 4, most: 1_000 }
const inner = slip.width - 2 * slip.edge
const size = 3.2
const step = 4.4
/** Three dots of 203 dpi: bars of a code stand on whole ones. */
const module = { bars: 0.375, qr: 0.5 }

/** The slip is drawn twice: once to learn how long it is. */
export function receiptSlip(receipt: Receipt): Promise<Buffer> {
  const height = drawSlip(blank(), receipt)
  const { locale, now, trackingCode } = receipt
  const print = openPrint({
    width: slip.width,
    height,
    title: `${brand.name} ${trackingCode}`,
    lang: acceptLanguageOf(locale),
    now,
  })
  print.addPage()
  drawSlip(print.pen, receipt)
  return print.done()
}

export function receiptZpl(receipt: Receipt): Buffer {
  const pen = createZplPen(measureOfFaces())
  const height = drawSlip(pen, receipt)
  return Buffer.from(rollLabel(pen.done(), { width: slip.width, height }))
}

const blank = (): Pen => createZplPen(measureOfFaces())

/** Answers how long it has become. */
function drawSlip(pen: Pen, receipt: Receipt): number {
  const { translate, trackingCode, parts } = receipt
  const middle = slip.width / 2
  pen.text(brand.name, middle, 9, { face: 'black', size: 6, align: 'centre' })
  pen.text(formatPhone(brand.supportPhones[0]), middle, 14, { face: 'medium', size, align: 'centre' })
  pen.textWithin(translate('papers.receipt'), slip.edge, 21, inner, { face: 'bold', size: 4.2 })
  const bars = barsOf(trackingCode)
  pen.code(bars, middle - (bars.width * module.bars) / 2, 24, { width: module.bars, height: 11 })
  pen.text(trackingCode, middle, 39, { face: 'bold', size: 3.8, align: 'centre' })
  let y = 39
  for (const part of parts) {
    y = rule(pen, y)
    for (const [name, value] of factsOf(part, receipt)) y = pair(pen, { name, value, y })
    if (part.fiscal) y = square(pen, part.fiscal.url, y)
  }
  y = rule(pen, y)
  for (const [name, value] of totalsOf(receipt)) y = pair(pen, { name, value, y, bold: true })
  if (hasGoods(receipt)) y = lines(pen, translate('papers.goodsNote'), y + 2)
  return Math.min(slip.most, Math.ceil(y + 8))
}

function rule(pen: Pen, y: number): number {
  pen.line([slip.edge, y + 2.5], [slip.width - slip.edge, y + 2.5], 0.25)
  return y + 3
}

type Pair = { name: string; value: string; y: number; bold?: boolean }

/** On one line where both fit, otherwise the value under its name. */
function pair(pen: Pen, { name, value, y, bold }: Pair): number {
  const face = bold ? 'bold' : 'medium'
  const said = value.normalize('NFC')
  pen.text(name, slip.edge, y + step, { face, size })
  const room = inner - pen.measure(name, face) * size - 3
  const fits = pen.measure(said, 'bold') * size <= room
  const below = fits ? y + step : y + 2 * step
  pen.textWithin(said, slip.width - slip.edge, below, inner, { face: 'bold', size, align: 'right' })
  return below
}

function lines(pen: Pen, text: string, top: number): number {
  const words = measureWords(text, (part) => pen.measure(part, 'medium'))
  const wrapped = wrap(words, inner / size)
  for (const [at, line] of wrapped.entries())
    pen.text(line, slip.edge, top + (at + 1) * step, { face: 'medium', size })
  return top + wrapped.length * step
}

function square(pen: Pen, text: string, y: number): number {
  const qr = qrOf(text)
  const side = qr.width * module.qr
  pen.code(qr, slip.width / 2 - side / 2, y + 4, { width: module.qr, height: module.qr })
  return y + side + 5
}
