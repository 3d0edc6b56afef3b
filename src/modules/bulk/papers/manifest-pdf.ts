import { setImmediate as otherWork } from 'node:timers/promises'
import PDFDocument from 'pdfkit'
import { brand } from '#kernel/brand.ts'
import { noonOf } from '#kernel/tashkent.ts'
import { districtById } from '#modules/geo/index.ts'
import { dueFromReceiver, type Order } from '#modules/orders/index.ts'
import type { RequestContext } from '#platform/http/route.ts'
import { formatPhone, formatter } from '#platform/i18n/format.ts'
import { acceptLanguageOf, type Locale } from '#platform/i18n/locales.ts'
import { loadTypefaces, type Typeface, typefaces } from '#platform/pdf/typefaces.ts'
import type { Upload } from '../uploads/upload.repo.ts'

/** A4 in points. */
const page = { width: 595.28, height: 841.89, margin: 42 }
const left = page.margin
const right = page.width - page.margin
const bottom = page.height - page.margin - 24
const rowHeight = 18

/** Where columns begin, or end for numbers. */
const columns = {
  n: left,
  code: left + 34,
  receiver: left + 142,
  place: left + 292,
  weight: right - 82,
  money: right,
}
const widths = { receiver: 144, place: 126 }

const ink = '#000000'
const quiet = '#4A5B66'
const line = '#C9C2B4'

export type Manifest = Readonly<{
  upload: Pick<Upload, 'id' | 'collectionDay' | 'collectionInterval'>
  parcels: readonly Order[]
  locale: Locale
  translate: RequestContext['translate']
  now: Date
}>

type Style = { face?: Typeface; size?: number; colour?: string; align?: 'left' | 'right'; width?: number }

/** The list that goes with the parcels; others get their turn after every page. */
export async function manifestPdf(manifest: Manifest): Promise<Buffer> {
  const doc = openDocument(manifest)
  const chunks: Buffer[] = []
  doc.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise<void>((resolve, reject) => doc.on('end', resolve).on('error', reject))
  const pen = penOf(doc)
  let number = 1
  let y = drawTop(pen, manifest)
  for (const [index, parcel] of manifest.parcels.entries()) {
    if (y + rowHeight > bottom) {
      drawFoot(pen, manifest, number)
      await otherWork()
      doc.addPage()
      number += 1
      y = drawHead(pen, manifest, page.margin)
    }
    drawParcel(pen, manifest, { parcel, index, top: y })
    y += rowHeight
  }
  // Names and signatures stay together on one page.
  if (y + 96 > bottom) {
    drawFoot(pen, manifest, number)
    doc.addPage()
    number += 1
    y = page.margin
  }
  drawSignatures(pen, manifest, y + 40)
  drawFoot(pen, manifest, number)
  doc.end()
  await ended
  return Buffer.concat(chunks)
}

function openDocument({ upload, locale, translate, now }: Manifest): PDFKit.PDFDocument {
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    displayTitle: true,
    lang: acceptLanguageOf(locale),
    info: {
      Title: `${brand.name}: ${translate('bulkPapers.manifest', { id: String(upload.id) })}`,
      Author: brand.name,
      CreationDate: now,
    },
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
      const fits = (text: string) => width === undefined || doc.widthOfString(text) <= width
      const shown = shortened(said.normalize('NFC'), fits)
      const from = align === 'right' ? x - doc.widthOfString(shown) : x
      doc.fillColor(colour).text(shown, from, baseline, { lineBreak: false, baseline: 'alphabetic' })
    },
    rule(y: number, [from, to]: readonly [number, number] = [left, right], colour = line): void {
      doc.lineWidth(0.6).moveTo(from, y).lineTo(to, y).stroke(colour)
    },
  }
}

function shortened(text: string, fits: (text: string) => boolean): string {
  if (fits(text)) return text
  let [least, most] = [0, text.length]
  while (least < most) {
    const middle = Math.ceil((least + most) / 2)
    if (fits(`${text.slice(0, middle).trimEnd()}…`)) least = middle
    else most = middle - 1
  }
  return `${text.slice(0, least).trimEnd()}…`
}

/** Whose parcels they are, when they are collected, how many; answers where the list begins. */
function drawTop(pen: Pen, manifest: Manifest): number {
  const { upload, parcels, locale, translate, now } = manifest
  const { money, weight, number, date, dateTime } = formatter(locale)
  const top = page.margin
  pen.text(brand.name, left, top + 16, { face: 'black', size: 18 })
  pen.text(dateTime(now, 'short'), right, top + 8, { align: 'right', colour: quiet })
  pen.text(formatPhone(brand.supportPhones[0]), right, top + 20, { align: 'right', colour: quiet })
  pen.text(translate('bulkPapers.manifest', { id: String(upload.id) }), left, top + 52, {
    face: 'bold',
    size: 15,
  })
  const sender = parcels[0]?.sender
  const grams = parcels.reduce((sum, { parcel }) => sum + parcel.weightGrams, 0)
  const due = parcels.reduce((sum, parcel) => sum + dueFromReceiver(parcel), 0)
  const facts = [
    [translate('bulkPapers.sender'), sender ? `${sender.fullName}, ${formatPhone(sender.phone)}` : ''],
    [
      translate('bulkPapers.from'),
      sender ? [placeOf(sender.districtId, locale), sender.street].filter(Boolean).join(', ') : '',
    ],
    [
      translate('bulkPapers.collection'),
      upload.collectionDay === null
        ? '—'
        : `${date(noonOf(upload.collectionDay), 'short')}, ${upload.collectionInterval?.replace('-', '–') ?? ''}`,
    ],
    [
      translate('bulkPapers.inAll'),
      translate('bulkPapers.sums', {
        parcels: number(parcels.length),
        weight: weight(grams),
        money: money(due),
      }),
    ],
  ] as const
  for (const [index, [name, value]] of facts.entries()) {
    const y = top + 74 + index * 15
    pen.text(name, left, y, { colour: quiet })
    pen.text(value, left + 110, y, { face: 'bold', width: right - left - 110 })
  }
  return drawHead(pen, manifest, top + 152)
}

function placeOf(districtId: number, locale: Locale): string {
  const names = districtById(districtId)?.names
  return names?.[locale] ?? ''
}

function drawHead(pen: Pen, { translate }: Manifest, top: number): number {
  const style = { face: 'bold', size: 8, colour: quiet } as const
  pen.text('№', columns.n, top, style)
  pen.text(translate('bulkPapers.code'), columns.code, top, style)
  pen.text(translate('bulkPapers.receiver'), columns.receiver, top, style)
  pen.text(translate('bulkPapers.to'), columns.place, top, style)
  pen.text(translate('bulkPapers.weight'), columns.weight, top, { ...style, align: 'right' })
  pen.text(translate('bulkPapers.toCollect'), columns.money, top, { ...style, align: 'right', width: 78 })
  pen.rule(top + 6, undefined, quiet)
  return top + 6
}

function drawParcel(
  pen: Pen,
  { locale }: Manifest,
  { parcel: order, index, top }: { parcel: Order; index: number; top: number },
): void {
  const { number, weight } = formatter(locale)
  const baseline = top + 12
  const due = dueFromReceiver(order)
  pen.text(String(index + 1), columns.n, baseline, { colour: quiet })
  pen.text(order.trackingCode, columns.code, baseline, { face: 'bold' })
  pen.text(order.receiver.fullName, columns.receiver, baseline, { width: widths.receiver })
  pen.text(placeOf(order.receiver.districtId, locale), columns.place, baseline, { width: widths.place })
  pen.text(weight(order.parcel.weightGrams), columns.weight, baseline, { align: 'right' })
  pen.text(due > 0 ? number(due) : '—', columns.money, baseline, { align: 'right' })
  pen.rule(top + rowHeight)
}

function drawSignatures(pen: Pen, { translate }: Manifest, y: number): void {
  const half = (right - left - 24) / 2
  for (const [index, who] of [translate('bulkPapers.gave'), translate('bulkPapers.took')].entries()) {
    const x = left + index * (half + 24)
    pen.text(who, x, y, { face: 'bold' })
    pen.rule(y + 32, [x, x + half], ink)
    pen.text(translate('bulkPapers.signature'), x, y + 43, { size: 8, colour: quiet })
  }
}

function drawFoot(pen: Pen, { upload, translate }: Manifest, number: number): void {
  const y = page.height - page.margin
  pen.text(translate('bulkPapers.manifest', { id: String(upload.id) }), left, y, { size: 8, colour: quiet })
  pen.text(String(number), right, y, { size: 8, colour: quiet, align: 'right' })
}
