import { brand } from '#kernel/brand.ts'
import { formatPhone, formatter } from '#platform/i18n/format.ts'
import { barsOf, qrOf } from '#platform/print/codes.ts'
import type { Paragraph } from '#platform/print/fit-text.ts'
import type { Box, Pen } from '#platform/print/pen.ts'
import { drawMark, drawStarRow } from './girih.ts'
import type { Label, LabelParty } from './label.ts'
import { type BothScripts, both, words } from './words.ts'

/** A thermal printer of 203 dpi has eight dots a millimetre: what is scanned lies on them. */
const dot = 0.125
const onDots = (mm: number) => Math.floor(mm / dot) * dot

/** Heights of the parts; the receiver gets what is left. */
const heights = {
  head: 8,
  routing: 21,
  sender: 28.5,
  toPay: 12,
  nothingToPay: 6,
  facts: 10,
  contents: 5.5,
  bars: 23,
}
const thick = 0.5
const thin = 0.25

const { money, weight, number } = formatter('uz')
const inCyrillic = formatter('oz')
const nbsp = '\u00A0'
/** A number stays on one line. */
const phoneText = (phone: string) => formatPhone(phone).replaceAll(' ', nbsp)

/** A label inside a box of about 94 by 140 mm. */
export function drawLabel(pen: Pen, label: Label, box: Box): void {
  const moneyHeight = label.toPay.total > 0 ? heights.toPay : heights.nothingToPay
  const rest =
    heights.head + heights.routing + heights.sender + heights.facts + heights.contents + heights.bars
  const receiver = box.height - rest - moneyHeight
  let y = box.y
  const next = (height: number): Box => {
    const part = { ...box, y, height }
    y += height
    return part
  }
  drawHead(pen, label, next(heights.head))
  drawRouting(pen, label, next(heights.routing))
  drawReceiver(pen, label.receiver, next(receiver))
  drawSender(pen, label, next(heights.sender))
  drawMoney(pen, label, next(moneyHeight))
  drawFacts(pen, label, next(heights.facts))
  drawContents(pen, label, next(heights.contents))
  drawBars(pen, label, next(heights.bars))
}

const across = (pen: Pen, { x, width }: Box, y: number, thickness: number) =>
  pen.line([x, y], [x + width, y], thickness)

function drawHead(pen: Pen, { orderId, isExpress, isReturn }: Label, { x, y, width }: Box): void {
  drawMark(pen, x + 3.4, y + 3.4, 3.4)
  pen.text(brand.name, x + 8.2, y + 5.9, { face: 'black', size: 6.6 })
  pen.text(`№ ${orderId}`, x + 36, y + 5.7, { face: 'bold', size: 3.6 })
  const level = isReturn ? words.returning : isExpress ? words.express : words.standard
  const badge = { x: x + width - 31, y, width: 31, height: 6.8 }
  const light = isExpress || isReturn
  if (light) pen.fill(badge)
  else pen.outline(badge, thin)
  const middle = badge.x + badge.width / 2
  pen.textWithin(level.uz, middle, y + 3.9, 28, { face: 'black', size: 3.9, align: 'centre', light })
  pen.textWithin(level.oz, middle, y + 6.1, 28, { face: 'bold', size: 2.1, align: 'centre', light })
}

function drawRouting(pen: Pen, { routingCode, destination }: Label, box: Box): void {
  const { x, y, width } = box
  across(pen, box, y, thick)
  pen.textWithin(routingCode, x + width / 2, y + 10.6, width, { face: 'black', size: 13, align: 'centre' })
  pen.textWithin(destination.uz, x + width / 2, y + 15.2, width, { face: 'bold', size: 3.9, align: 'centre' })
  pen.textWithin(destination.oz, x + width / 2, y + 19.4, width, { face: 'bold', size: 3.9, align: 'centre' })
}

const caption = (pen: Pen, word: BothScripts, x: number, y: number, light = false) =>
  pen.text(both(word), x, y, { face: 'bold', size: 2.3, light })

function drawReceiver(pen: Pen, receiver: LabelParty, box: Box): void {
  across(pen, box, box.y, thick)
  caption(pen, words.to, box.x, box.y + 3.2)
  const room = { ...box, y: box.y + 4, height: box.height - 5 }
  pen.paragraphs(
    [{ text: receiver.name, face: 'bold', size: 5.4 }, ...phonesOf(receiver, 5.4), ...whereTo(receiver, 4.1)],
    room,
  )
}

/** The first is the one to call. */
const phonesOf = ({ phones }: LabelParty, size: number): Paragraph[] =>
  phones.map((phone, index) => ({
    text: phoneText(phone),
    face: 'bold',
    size: index === 0 ? size : size * 0.75,
  }))

/** To a point, or to a door in the sender's words. */
function whereTo({ point, address, door, landmark }: LabelParty, size: number): Paragraph[] {
  if (point) {
    const { mark, name, address: street } = point
    return [
      { text: `${mark}: ${both(name)}`, face: 'bold', size, gap: 0.8 },
      { text: both(street), face: 'medium', size: size * 0.9, gap: 0.3 },
    ]
  }
  return [
    { text: address, face: 'medium', size, gap: 0.8 },
    { text: atDoor(door), face: 'bold', size: size * 0.9, gap: 0.3 },
    {
      text: landmark && `${both(words.landmark, '/')}: ${landmark}`,
      face: 'medium',
      size: size * 0.9,
      gap: 0.5,
    },
  ]
}

const doorParts = ['entrance', 'floor', 'flat'] as const

const atDoor = (door: LabelParty['door']) =>
  doorParts
    .flatMap((part) => (door[part] ? [`${both(words[part], '/')}${nbsp}${door[part]}`] : []))
    .join(', ')

function drawSender(pen: Pen, label: Label, box: Box): void {
  const { x, y, width, height } = box
  across(pen, box, y, thick)
  const square = 28
  const left = width - square - 1
  const { sender } = label
  caption(pen, words.from, x, y + 3.2)
  pen.paragraphs(
    [
      { text: sender.name, face: 'bold', size: 3.6 },
      ...phonesOf(sender, 3.4),
      { text: sender.place.uz, face: 'medium', size: 2.7, gap: 0.6 },
      { text: sender.place.oz, face: 'medium', size: 2.7 },
      ...whereTo(sender, 3.1),
    ],
    { x, y: y + 4, width: left - 2, height: height - 5 },
  )
  drawQr(pen, label.trackingUrl, { x: x + width - square, y, width: square, height })
}

/** Modules as large as the square allows, with four of them left white around (ISO 18004, quiet zone). */
function drawQr(pen: Pen, url: string, { x, y, width, height }: Box): void {
  const code = qrOf(url)
  const module = onDots(width / (code.width + 8))
  const side = code.width * module
  pen.code(code, onDots(x + (width - side)), onDots(y + (height - side) / 2), {
    width: module,
    height: module,
  })
}

function drawMoney(pen: Pen, { toPay, senderPays }: Label, box: Box): void {
  const { x, y, width, height } = box
  const fromSender =
    senderPays > 0 ? `${both(words.senderPays)}: ${number(senderPays)}${nbsp}${both(words.soum)}` : ''
  if (toPay.total === 0) {
    pen.outline({ ...box, height: height - 0.5 }, thin)
    const said = fromSender || both(words.nothingToPay)
    pen.textWithin(said, x + 2, y + 3.9, width - 4, { face: 'bold', size: 3.2 })
    return
  }
  pen.fill({ ...box, height: height - 0.5 })
  const amount = money(toPay.total)
  const right = x + width - 2
  const style = { face: 'black', size: 7.4, align: 'right', light: true } as const
  const size = pen.textWithin(amount, right, y + 7.4, 56, style)
  pen.text(inCyrillic.money(toPay.total), right, y + 10.6, {
    face: 'bold',
    size: 2.5,
    align: 'right',
    light: true,
  })
  const room = width - pen.measure(amount, 'black') * size - 6
  pen.textWithin(words.toPay.uz, x + 2, y + 3.8, room, { face: 'black', size: 3.4, light: true })
  pen.textWithin(words.toPay.oz, x + 2, y + 6.5, room, { face: 'bold', size: 2.5, light: true })
  const parts = [fromSender, partsOf(toPay)].filter(Boolean).join('; ')
  const below = { x: x + 2, y: y + 6.9, width: room, height: 4.5 }
  pen.paragraphs([{ text: parts, face: 'bold', size: 2.3 }], below, true)
}

/** What the sum is made of. */
function partsOf({ goods, carriage }: Label['toPay']): string {
  if (carriage === 0) return both(words.goods)
  if (goods === 0) return both(words.carriage)
  const said = (word: BothScripts, amount: number) => `${both(word, '/')}${nbsp}${number(amount)}`
  return `${said(words.goods, goods)} + ${said(words.carriage, carriage)}`
}

type Fact = { width: number; word: BothScripts; value: string; below: string }

function drawFacts(pen: Pen, label: Label, box: Box): void {
  const facts: Fact[] = [
    {
      width: 17,
      word: words.weight,
      value: weight(label.weightGrams),
      below: inCyrillic.weight(label.weightGrams),
    },
    { width: 19, word: words.size, value: label.sizeMark, below: sidesOf(label) },
    { width: 25, word: words.days, value: daysOf(label), below: label.timeInterval?.replace('-', '–') ?? '' },
    { width: 33, word: words.services, value: servicesOf(label, 'uz'), below: servicesOf(label, 'oz') },
  ]
  const bottom = box.y + box.height - 0.5
  let left = box.x
  for (const fact of facts) {
    if (left > box.x) pen.line([left, box.y], [left, bottom], thin)
    drawFact(pen, fact, {
      x: left > box.x ? left + 1.2 : left,
      y: box.y,
      width: fact.width - 2.2,
      height: 9.3,
    })
    left += fact.width
  }
  across(pen, box, bottom, thin)
}

function drawFact(pen: Pen, { word, value, below }: Fact, { x, y, width, height }: Box): void {
  pen.textWithin(both(word), x, y + 2.6, width, { face: 'bold', size: 2.1 })
  pen.paragraphs(
    [
      { text: value, face: 'bold', size: 4.1 },
      { text: below, face: 'medium', size: 2.4 },
    ],
    { x, y: y + 2.7, width, height: height - 2.7 },
  )
}

const sidesOf = ({ sidesCm }: Label) => sidesCm?.map((side) => number(side)).join('×') ?? ''

const servicesOf = ({ services }: Label, script: 'uz' | 'oz') =>
  services.map((service) => service[script]).join(' + ') || (script === 'uz' ? '—' : '')

/** Days of Tashkent as they were promised: `18.11–19.11`. */
function daysOf({ promised: { from, to } }: Label): string {
  const day = (date: string) => `${date.slice(8, 10)}.${date.slice(5, 7)}`
  return from === to ? day(from) : `${day(from)}–${day(to)}`
}

function drawContents(pen: Pen, { description }: Label, { x, y, width, height }: Box): void {
  pen.paragraphs([{ text: `${both(words.contents, '/')}: ${description}`, face: 'medium', size: 2.9 }], {
    x,
    y: y + 0.3,
    width,
    height: height - 0.4,
  })
}

const moduleWidth = 4 * dot
const barHeight = 15.5

/** Code 128 with ten modules of paper on both sides (ISO 15417), and the same code for eyes, unbroken. */
function drawBars(pen: Pen, { trackingCode }: Label, { x, y, width, height }: Box): void {
  const code = barsOf(trackingCode)
  const left = onDots(x + (width - code.width * moduleWidth) / 2)
  pen.code(code, left, y + 1, { width: moduleWidth, height: barHeight })
  const baseline = y + height - 1
  const size = 5.2
  const half = (pen.measure(trackingCode, 'bold') * size) / 2
  pen.text(trackingCode, x + width / 2, baseline, { face: 'bold', size, align: 'centre' })
  const row = { count: 5, radius: 1.5 }
  const rowWidth = row.count * row.radius * 2
  const middle = baseline - size * 0.36
  if (width / 2 - half < rowWidth + 2) return
  drawStarRow(pen, x, middle, row)
  drawStarRow(pen, x + width - rowWidth, middle, row)
}
