import { expect, test } from 'vitest'
import { readPaperCode } from '#kernel/paper-code.ts'
import { checkDigit } from '#kernel/tracking-code.ts'
import type { HandOverView, Stop } from '#modules/delivery/index.ts'
import { type Locale, locales } from '#platform/i18n/locales.ts'
import { catalogs } from '../../../tests/support/catalogs.ts'
import { orderToPrint } from '../../../tests/support/label-orders.ts'
import { type Picture, readCode128, readPdf, readQr } from '../../../tests/support/read-pdf.ts'
import { codesOf, readZpl, wordsOf } from '../../../tests/support/read-zpl.ts'
import { isTooLong, mostOnPaper } from './domain/limits.ts'
import { actPdf } from './hand-over/act.ts'
import type { PaidPart, Receipt } from './receipt/receipt.ts'
import { receiptPdf, receiptSlip, receiptZpl } from './receipt/receipt-paper.ts'
import { runSheetPdf } from './run-sheet/run-sheet.ts'
import { manifestPdf } from './trip/manifest.ts'

const now = new Date('2026-11-19T04:30:00Z')
const said = (locale: Locale) => ({ locale, now, translate: catalogs.translate.bind(undefined, locale) })
const word = (locale: Locale, key: Parameters<typeof catalogs.translate>[1]) =>
  catalogs.translate(locale, key)

/** Office printers have at least twelve dots a millimetre. */
const dotsPerMm = 12

type Seen = { text: string; pages: string[]; pictures: Picture[]; size: [number, number] }

const seen = (bytes: Uint8Array): Promise<Seen> =>
  readPdf(bytes, async (pages) => {
    const texts = pages.map(({ text }) => text.replaceAll('\u00A0', ' ').replace(/\s+/g, ' '))
    const pictures: Picture[] = []
    for (const page of pages.slice(0, 1)) pictures.push(await page.picture(dotsPerMm))
    const [first] = pages
    return {
      text: texts.join('\n'),
      pages: texts,
      pictures,
      size: [Math.round(first?.width ?? 0), Math.round(first?.height ?? 0)],
    }
  })

const barsOn = ({ pictures: [first] }: Seen) => first && readCode128(first)
const codeNumber = (index: number) => {
  const body = String(3_547_012_884_619 + index)
  return `TB${body}${checkDigit(body)}`
}

const stop = (at: number, overrides: Partial<Stop> = {}): Stop => ({
  order_id: String(36_182_042 + at),
  tracking_code: codeNumber(at),
  kind: 'deliver',
  position: at + 1,
  state: 'open',
  status: 'pickup',
  version: 3,
  name: 'Гулбаҳор Ўктамова',
  phone: '934445566',
  additional_phone: null,
  place: {
    region: 'Samarqand',
    district: 'Urgut tumani',
    mahalla: 'Baxt mahallasi',
    street: 'Registon koʻchasi 7',
    landmark: 'Bozor roʻparasi',
    entrance: '2',
    floor: '4',
    flat: '15',
    intercom: null,
    latitude: null,
    longitude: null,
    pin_source: null,
    point: null,
  },
  note: null,
  window: { day: '2026-11-19', from: '09:00', to: '12:00' },
  to_collect: 185_000,
  payable_by_link: true,
  parcel: { weight: 1.2, size_class: 'small', description: 'Kitob', value: 0, sides: [] },
  wishes: { hand_over: null, delegate: null, refused: false },
  attempts: 0,
  in_hand: true,
  signature_needed: false,
  leg_metres: null,
  allowed_actions: [],
  ended_at: null,
  undo_until: null,
  ...overrides,
})

const courier = { id: 12, name: 'Jasur Qodirov' }
const runSheet = (locale: Locale, stops: readonly Stop[]) =>
  runSheetPdf({ ...said(locale), courier, day: '2026-11-19', stops })

test.each(locales)('a run sheet says in %s who waits where, when, and for how much', async (locale) => {
  const sheet = await seen(
    await runSheet(locale, [stop(0), stop(1, { to_collect: 0, name: 'Oʻtkir Sobirov' })]),
  )
  expect(sheet.size).toEqual([210, 297])
  expect(sheet.text).toContain(word(locale, 'papers.runSheet'))
  expect(sheet.text).toContain('Jasur Qodirov')
  expect(sheet.text).toContain('Гулбаҳор Ўктамова +998 93 444-55-66 TB35470128846191')
  expect(sheet.text).toContain('Oʻtkir Sobirov')
  expect(sheet.text).toContain('Registon koʻchasi 7')
  expect(sheet.text).toContain('09:00–12:00')
  expect(sheet.text).toContain(word(locale, 'papers.kinds.deliver'))
  expect(sheet.text).toMatch(/185[ ,]000/)
  expect(sheet.text).toContain('1 / 1')
  expect(readPaperCode(barsOn(sheet) ?? '')).toEqual({ kind: 'runSheet', id: 12 })
})

test('the stops stand in the order of going, on as many pages as it takes, with their sum', async () => {
  const stops = Array.from({ length: 60 }, (_, at) => stop(at, { to_collect: 1_000 * (at + 1) }))
  const { pages, text } = await seen(await runSheet('uz', stops))
  expect(pages.length).toBeGreaterThan(3)
  for (const [at, page] of pages.entries()) expect(page).toContain(`${at + 1} / ${pages.length}`)
  const printed = text.match(/TB\d{14}/g)
  expect(printed).toEqual(stops.map(({ tracking_code }) => tracking_code))
  expect(text).toContain('1 830 000 soʻm')
})

test('a paper holds five hundred parcels, drawn to the end', async () => {
  expect([isTooLong(mostOnPaper), isTooLong(mostOnPaper + 1)]).toEqual([false, true])
  const stops = Array.from({ length: mostOnPaper }, (_, at) => stop(at))
  const { text } = await seen(await runSheet('ru', stops))
  expect(text.match(/TB\d{14}/g)).toHaveLength(mostOnPaper)
})

test('what somebody writes without an end is cut, and nothing stands over its neighbour', async () => {
  const long = 'Щ'.repeat(400)
  const sheet = await seen(
    await runSheet('oz', [
      stop(0, { name: long, place: { ...stop(0).place, street: long, landmark: long } }),
      stop(1),
    ]),
  )
  expect(sheet.text).toContain('…')
  expect(sheet.text).toContain(codeNumber(1))
  expect(sheet.pages).toHaveLength(1)
})

const place = (id: number, name: string) => ({ id, name })
const trip = {
  id: '41',
  state: 'under_way' as const,
  driver: { id: '7', name: 'Sherzod Aliyev' },
  vehicle: 'Isuzu 01 A 123 BC',
  from: place(1, 'Toshkent ombori'),
  to: place(2, 'Samarqand ombori'),
  made_at: now.toISOString(),
  left_at: now.toISOString(),
  arrived_at: null,
  leaves_at: null,
  came_at: null,
  seal_check: null,
  listed: null,
  aboard: [],
  seal: 'A-778812',
}

test.each(locales)(
  'a manifest says in %s what is in which bag, what is loose, and how heavy',
  async (locale) => {
    const orders = [0, 1, 2].map((at) => orderToPrint({ id: 36_182_042 + at, trackingCode: codeNumber(at) }))
    const bags = ['BG40271938562', 'BG40271938562', null]
    const parcels = orders.map(({ id }, at) => ({ orderId: id, bag: bags[at] ?? null }))
    const sheet = await seen(
      await manifestPdf({
        ...said(locale),
        trip,
        parcels,
        orders: new Map(orders.map((one) => [one.id, one])),
      }),
    )
    expect(sheet.text).toContain(catalogs.translate(locale, 'papers.manifest', { id: '41' }))
    expect(sheet.text).toContain('Isuzu 01 A 123 BC')
    expect(sheet.text).toContain('A-778812')
    const inBag = sheet.text.indexOf('BG40271938562')
    const loose = sheet.text.indexOf(word(locale, 'papers.loose'))
    expect(inBag).toBeGreaterThan(0)
    expect(sheet.text.slice(inBag, loose)).toContain(codeNumber(0))
    expect(sheet.text.slice(inBag, loose)).toContain(codeNumber(1))
    expect(sheet.text.slice(loose)).toContain(codeNumber(2))
    expect(sheet.text).toMatch(/7[.,]2 (kg|кг)/)
    expect(readPaperCode(barsOn(sheet) ?? '')).toEqual({ kind: 'manifest', id: 41 })
  },
)

const handOver: HandOverView = {
  id: '9',
  state: 'confirmed',
  from: { id: '3', name: 'Jasur Qodirov' },
  to: { kind: 'place', id: '5', name: 'Chilonzor ombori' },
  cash: 200_000,
  counted: 185_000,
  note: null,
  said_at: now.toISOString(),
  ended_at: now.toISOString(),
  lines: [
    { order_id: '36182042', tracking_code: codeNumber(0), state: 'taken' },
    { order_id: '36182043', tracking_code: codeNumber(1), state: 'missing' },
  ],
}

test.each(locales)(
  'an act says in %s what was said, what was counted, and what is missing',
  async (locale) => {
    const orders = new Map([['36182042', orderToPrint()]])
    const sheet = await seen(await actPdf({ ...said(locale), handOver, orders }))
    expect(sheet.text).toContain('Chilonzor ombori')
    expect(sheet.text).toContain(`${word(locale, 'papers.cashSaid')} `)
    expect(sheet.text).toMatch(/200[ ,]000/)
    expect(sheet.text).toMatch(/185[ ,]000/)
    expect(sheet.text).toMatch(/−15[ ,]000/)
    expect(sheet.text).toMatch(new RegExp(`${codeNumber(1)}.*${word(locale, 'papers.states.missing')}`))
    expect(readPaperCode(barsOn(sheet) ?? '')).toEqual({ kind: 'act', id: 9 })
  },
)

test('an act that nobody has confirmed tells no difference', async () => {
  const open: HandOverView = { ...handOver, state: 'open', counted: null, ended_at: null }
  const { text } = await seen(await actPdf({ ...said('ru'), handOver: open, orders: new Map() }))
  expect(text).not.toContain('Разница')
  expect(text).toContain('не подтверждён')
})

const part: PaidPart = {
  movement: 1,
  at: now,
  goods: 400_000,
  delivery: 52_000,
  way: 'cash',
  owner: '12',
  isReturned: false,
  payer: 'receiver',
  payerName: 'Gʻulomjon Oʻktamov',
  takenBy: 'Jasur Qodirov',
  fiscal: { number: '1042', sign: '927461830573', url: 'https://ofd.example/check?t=EP1&r=1042' },
}
const receipt = (locale: Locale, parts: readonly PaidPart[] = [part]): Receipt => ({
  ...said(locale),
  trackingCode: codeNumber(0),
  parts,
})

test.each(locales)(
  'a receipt says in %s what the goods and the delivery cost, and who took it',
  async (locale) => {
    for (const make of [receiptPdf, receiptSlip]) {
      const sheet = await seen(await make(receipt(locale)))
      expect(sheet.text).toContain(word(locale, 'papers.goods'))
      expect(sheet.text).toMatch(/400[ ,]000/)
      expect(sheet.text).toMatch(/452[ ,]000/)
      expect(sheet.text).toContain('Gʻulomjon Oʻktamov')
      expect(sheet.text).toContain('Jasur Qodirov')
      expect(sheet.text).toContain('927461830573')
      expect(barsOn(sheet)).toBe(codeNumber(0))
    }
  },
)

test('a slip is a strip of 80 mm with the square of the tax office, for printers of 203 dots too', async () => {
  const slip = await readPdf(await receiptSlip(receipt('uz')), async ([page]) => ({
    width: page?.width ?? 0,
    picture: await page?.picture(8),
  }))
  expect(Math.round(slip.width)).toBe(80)
  expect(slip.picture && readQr(slip.picture)).toBe(part.fiscal?.url)
  expect(slip.picture && readCode128(slip.picture)).toBe(codeNumber(0))
})

test.each(locales)('a receipt printer reads the same in %s, letters and codes', (locale) => {
  const [strip, ...others] = readZpl(receiptZpl(receipt(locale)))
  expect(others).toEqual([])
  if (!strip) throw new Error('a receipt is one strip')
  const words = wordsOf(strip)
  expect(words).toContain(word(locale, 'papers.receipt').replaceAll('ʻ', '‘'))
  expect(words).toContain('G‘ulomjon O‘ktamov')
  expect(words).toMatch(/452[ ,]000/)
  expect(codesOf(strip, 'bars')).toEqual([codeNumber(0)])
  expect(codesOf(strip, 'qr')).toEqual([part.fiscal?.url])
  expect(strip.width).toBe(640)
  expect(strip.fields.every(({ x, y }) => x < strip.width && y < strip.length)).toBe(true)
})

test('what has gone back is told apart from what was paid', async () => {
  const paid: PaidPart = { ...part, goods: 0, payer: 'sender', way: 'provider', owner: 'payme', takenBy: '' }
  const back: PaidPart = { ...paid, movement: 2, isReturned: true }
  const { text } = await seen(await receiptPdf(receipt('en', [paid, back])))
  expect(text).toContain('Payme')
  expect(text).toContain('Returned')
  expect(text).not.toContain(word('en', 'papers.goodsNote'))
})
