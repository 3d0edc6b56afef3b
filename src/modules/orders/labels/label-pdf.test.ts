import { expect, test } from 'vitest'
import { checkDigit } from '#kernel/tracking-code.ts'
import { labelGround, orderToPrint } from '../../../../tests/support/label-orders.ts'
import {
  cutOut,
  type Picture,
  type ReadPage,
  readCode128,
  readPdf,
  readQr,
} from '../../../../tests/support/read-pdf.ts'
import type { Order } from '../domain/order.ts'
import { labelOf } from './label.ts'
import { labelsPdf } from './label-pdf.ts'
import type { LabelFormat } from './labels.contract.ts'

const now = new Date('2026-11-15T09:00:00Z')
/** A thermal printer of 203 dpi. */
const dotsPerMm = 8

function printed<T>(
  orders: readonly Order[],
  format: LabelFormat,
  look: (pages: ReadPage[]) => Promise<T>,
): Promise<T> {
  const labels = orders.map((order) => labelOf(order, labelGround))
  return labelsPdf(labels, { format, now }).then((bytes) => readPdf(bytes, look))
}

const textOf = (overrides: Partial<Order>) =>
  printed([orderToPrint(overrides)], 'label', async ([page]) =>
    (page?.text ?? '').replaceAll('\u00A0', ' ').replace(/\s+/g, ' '),
  )

const codeNumber = (index: number) => {
  const body = String(3_547_012_884_619 + index)
  return `TB${body}${checkDigit(body)}`
}

/** As many times as fit into the length that the contract allows. */
const long = (length: number, text: string) => text.repeat(Math.ceil(length / text.length)).slice(0, length)

const { receiver, sender } = orderToPrint()
const wordy = {
  fullName: long(100, 'Абдураҳмонов '),
  street: long(200, 'Кўчанинг узун номи '),
  mahalla: long(100, 'Маҳалла '),
  landmark: long(200, 'Бозор ёнида '),
  entrance: long(20, 'Учинчи '),
  floor: long(20, 'Иккинчи '),
  flat: long(20, 'Қирқинчи '),
}
/** Everything as long as the contract lets it be. */
const longest = orderToPrint({
  productFee: 1_000_000_000,
  total: 99_999_900,
  services: ['signature', 'cod', 'cod_return', 'cover_3'],
  sender: { ...sender, ...wordy },
  receiver: { ...receiver, ...wordy, intercom: 'Калитча', regionId: 1, districtId: 15 },
  description: long(500, 'Китоб ва '),
})
/** Nothing but the widest letters, without a place to break a line. */
const widest = orderToPrint({
  receiver: {
    ...receiver,
    fullName: 'W'.repeat(100),
    street: 'Ш'.repeat(200),
    mahalla: 'Щ'.repeat(100),
    landmark: 'Ж'.repeat(200),
    entrance: 'Ш'.repeat(20),
    floor: 'Щ'.repeat(20),
    flat: 'Ж'.repeat(20),
  },
  description: 'Ю'.repeat(500),
})

test('a label is 100 by 150 mm and a printer of 203 dots an inch prints codes that read', async () => {
  await printed([orderToPrint(), longest], 'label', async (pages) => {
    expect(pages).toHaveLength(2)
    for (const page of pages) {
      expect([page.width, page.height].map((mm) => Math.round(mm * 10) / 10)).toEqual([100, 150])
      const picture = await page.picture(dotsPerMm)
      expect(readCode128(picture)).toBe('TB35470128846191')
      expect(readQr(picture)).toBe('https://tezbox.example/t/TB35470128846191')
    }
  })
})

test('a sheet of A4 carries four labels, each with its own codes; the fifth begins another', async () => {
  const codes = [0, 1, 2, 3, 4].map(codeNumber)
  const orders = codes.map((trackingCode) => orderToPrint({ trackingCode }))
  await printed(orders, 'a4', async (pages) => {
    expect(pages.map(({ width, height }) => [Math.round(width), Math.round(height)])).toEqual([
      [210, 297],
      [210, 297],
    ])
    const sheets = await Promise.all(pages.map((page) => page.picture(dotsPerMm)))
    const quarters = sheets.flatMap((sheet) => fourOf(sheet)).slice(0, codes.length)
    expect(quarters.map(readCode128)).toEqual(codes)
    expect(quarters.map(readQr)).toEqual(codes.map((code) => `https://tezbox.example/t/${code}`))
  })
})

function fourOf(sheet: Picture): Picture[] {
  const width = Math.floor(sheet.width / 2)
  const height = Math.floor(sheet.height / 2)
  return [0, height].flatMap((y) => [0, width].map((x) => cutOut(sheet, { x, y, width, height })))
}

test('bars are half a millimetre a module, on whole dots, with ten modules of paper beside them', async () => {
  await printed([orderToPrint()], 'label', async ([page]) => {
    const picture = await (page as ReadPage).picture(dotsPerMm)
    // Through the middle of the bars.
    const row = [...cutOut(picture, { x: 0, y: 133 * dotsPerMm, width: picture.width, height: 1 }).grey]
    expect(row.filter((grey) => grey !== 0 && grey !== 255)).toEqual([])
    const first = row.indexOf(0)
    const last = row.lastIndexOf(0)
    const moduleDots = 4
    expect(last - first + 1).toBe(145 * moduleDots)
    expect(Math.min(first, row.length - 1 - last)).toBeGreaterThanOrEqual(10 * moduleDots)
  })
})

test('says all that whoever carries it has to know, in both scripts', async () => {
  const text = await textOf({})
  for (const said of [
    'TezBox',
    '№ 36182042',
    'EKSPRESS',
    '1-08-122-D',
    'Samarqand shahri, Samarqand viloyati',
    'Самарқанд шаҳри, Самарқанд вилояти',
    'Gʻulomjon Oʻktamov',
    '+998 93 444-55-66',
    '+998 97 777-66-55',
    'Registon koʻchasi 7, 15-uy, Baxt mahallasi',
    'Moʻljal/Мўлжал: Maʼmun xiyoboni roʻparasi',
    'Dilnoza Karimova',
    'Bunyodkor shoh koʻchasi 12, 4-uy, Gʻalaba mahallasi',
    'Чилонзор тумани, Тошкент шаҳри',
    'TOʻLOV OLINADI',
    '452 000 soʻm',
    '452 000 сўм',
    'tovar/товар 400 000 + yetkazish/етказиш 52 000',
    '2,4 kg',
    '2,4 кг',
    '30×20×10',
    '18.11–19.11',
    '09:00–12:00',
    'IMZO + TOʻLOV',
    'Kitoblar va bolalar oʻyinchoqlari',
    'TB35470128846191',
  ])
    expect(text).toContain(said)
})

test('a parcel to a point names the point, and one that is paid for says so', async () => {
  const text = await textOf({
    deliveryOption: 3,
    deliveryType: 1,
    paymentType: 'balance',
    paidAt: now,
    productFee: 0,
    services: [],
    receiver: { ...receiver, street: undefined, pointId: 457 },
    destinationPointId: 457,
  })
  for (const said of [
    '1-08-122-P0457',
    'STANDART',
    'P0457: Siyob bozori · Сиёб бозори',
    'Oluvchidan pul olinmaydi · Олувчидан пул олинмайди',
  ])
    expect(text).toContain(said)
  expect(text).not.toContain('OLINADI')
  expect(text).not.toContain('EKSPRESS')
})

test('a parcel redirected to a point goes there, whatever door it was meant for', async () => {
  expect(await textOf({ destinationPointId: 457 })).toContain('1-08-122-P0457')
})

test('cash that the sender still owes is asked of the sender', async () => {
  const owed = { paymentType: 'cash', productFee: 0 } as const
  expect(await textOf({ ...owed, paidAt: null })).toContain(
    'Joʻnatuvchidan naqd · Жўнатувчидан нақд: 52 000 soʻm · сўм',
  )
  expect(await textOf({ ...owed, paidAt: now })).not.toContain('52 000')
})

test('a parcel on its way back says so', async () => {
  expect(await textOf({ returnOf: 12_345_678 })).toContain('QAYTARISH')
})

test.each([
  ['Uzbek', 'Oʻ oʻ Gʻ gʻ ʼ Sh sh Ch ch'],
  ['Uzbek in Cyrillic', 'Ўў Ққ Ғғ Ҳҳ Ёё Ъъ'],
  ['Karakalpak', 'Áá Ǵǵ Íı Ńń Óó Úú Әә Ңң Өө Үү'],
  ['Russian', 'Щщ Ыы Ээ Юю Яя №'],
])('has every letter of %s', async (_, letters) => {
  // A letter without a shape would come back as nothing.
  expect(await textOf({ receiver: { ...receiver, street: letters } })).toContain(letters)
})

test.each(['label', 'a4'] as const)('the longest words stay inside their label: %s', async (format) => {
  for (const order of [longest, widest]) {
    await printed([order], format, async (pages) => {
      const [page] = pages as [ReadPage]
      const picture = await page.picture(dotsPerMm)
      // On a sheet: the first quarter, up to where cut marks begin.
      const [width, height] = format === 'label' ? [100, 150] : [104.5, 148]
      const label = cutOut(picture, { x: 0, y: 0, width: width * dotsPerMm, height: height * dotsPerMm })
      expect(inkAtEdges(label, 2 * dotsPerMm)).toBe(0)
      expect(readCode128(picture)).toBe('TB35470128846191')
    })
  }
})

test.each(['label', 'a4'] as const)('the receiver’s words are printed to the last: %s', async (format) => {
  await printed([longest], format, async (pages) => {
    const [page] = pages as [ReadPage]
    const [, toReceiver = ''] = page.text.replace(/\s/g, '').split(/Kimga·Кимга|Kimdan·Кимдан/)
    for (const words of Object.values(wordy)) expect(toReceiver).toContain(words.replaceAll(' ', ''))
    // What opens the house is not for everybody who holds the parcel.
    expect(page.text).not.toContain('Калитча')
  })
})

/** Dots that are not white, in the margins. */
function inkAtEdges({ grey, width, height }: Picture, margin: number): number {
  const isInside = (at: number, length: number) => at >= margin && at < length - margin
  return [...grey].filter(
    (value, at) => value < 255 && !(isInside(at % width, width) && isInside(Math.floor(at / width), height)),
  ).length
}

test('a letter typed in two parts is printed as one', async () => {
  const typed = 'Йўлдош'.normalize('NFD')
  expect(await textOf({ receiver: { ...receiver, fullName: typed } })).toContain('Йўлдош')
})

test('the same order printed at the same moment is the same document', async () => {
  const labels = [labelOf(orderToPrint(), labelGround)]
  const [one, other] = await Promise.all([0, 1].map(() => labelsPdf(labels, { format: 'label', now })))
  expect(one?.equals(other ?? Buffer.of())).toBe(true)
})

test('a hundred labels let others have their turn', async () => {
  const labels = Array.from({ length: 100 }, (_, index) =>
    labelOf(orderToPrint({ trackingCode: codeNumber(index) }), labelGround),
  )
  let turns = 0
  let isDone = false
  const count = () => {
    turns += 1
    if (!isDone) setImmediate(count)
  }
  setImmediate(count)
  await labelsPdf(labels, { format: 'label', now })
  isDone = true
  expect(turns).toBeGreaterThanOrEqual(100)
})
