import fc from 'fast-check'
import { expect, test } from 'vitest'
import { districts } from '#modules/geo/domain/districts.ts'
import { quote } from '#modules/pricing/domain/quote.ts'
import { usualGround } from '../../../../tests/support/bulk-ground.ts'
import { cellCodes } from './cell-codes.ts'
import { suggestDistrict } from './cells/areas.ts'
import { checkRow } from './check-row.ts'
import { type Field, fields } from './fields.ts'
import { foldText } from './fold-text.ts'
import type { Ground, KnownPoint } from './ground.ts'
import type { Texts } from './row.ts'
import { parcelOfRow } from './row-parcel.ts'

const right: Texts = {
  receiver_name: 'Gulbahor Xoliqova',
  receiver_phone: '90 512 33 08',
  to_city: 'Quva tumani',
  to_street: 'Navoiy koʻchasi, 14-uy',
  description: 'Atlas koʻylak',
  weight: '0.8',
}
const name = { uz: 'Chorsu', oz: 'Чорсу', ru: 'Чорсу', en: 'Chorsu' }
const point: KnownPoint = { id: 7, districtId: 206, name, address: name, takes: ({ cod }) => !cod }

const check = (texts: Texts, ground: Partial<Ground> = {}, accepted = false) =>
  checkRow({ ...right, ...texts }, { ...usualGround, ...ground }, accepted)
const problems = (texts: Texts, ground: Partial<Ground> = {}) => check(texts, ground).problems

test('a right row has a price and nothing wrong', () => {
  expect(check({})).toMatchObject({ problems: [], price: 45_000 })
})

test.each<[Field, string, string]>([
  ['receiver_name', '', 'required'],
  ['receiver_name', 'Li', 'too_short'],
  ['receiver_name', 'x'.repeat(101), 'too_long'],
  ['receiver_phone', '', 'required'],
  ['receiver_phone', '91 765 43', 'phone_too_short'],
  ['receiver_phone', '9.98901E+11', 'phone_broken_by_excel'],
  ['receiver_phone', '+7 901 234 56 78', 'invalid_phone'],
  ['receiver_phone', '90 111 22 33', 'same_phone'],
  ['receiver_phone_2', '12', 'invalid_phone'],
  ['to_city', '', 'required'],
  ['to_city', 'Qwerty', 'unknown_city'],
  ['to_city', 'Fargona', 'which_city'],
  ['to_city', 'Toshkent', 'which_city'],
  ['to_region', 'Qwerty', 'unknown_region'],
  ['to_region', 'Andijon viloyati', 'city_elsewhere'],
  ['to_street', '31/4', 'too_short'],
  ['to_street', '—', 'required'],
  ['to_landmark', 'ab', 'too_short'],
  ['description', 'x', 'too_short'],
  ['description', '', 'required'],
  ['weight', '', 'required'],
  ['weight', 'ogʻir', 'not_a_number'],
  ['weight', '0', 'not_above_zero'],
  ['weight', '-1', 'not_above_zero'],
  ['weight', '100.1', 'too_heavy'],
  ['weight', '1200', 'too_heavy_grams'],
  ['length', '300.1', 'side_too_long'],
  ['product_fee', 'yuz ming', 'not_a_number'],
  ['product_fee', '1000000001', 'too_much_money'],
  ['product_fee', '-1', 'not_above_zero'],
  ['delivery_option', '5', 'invalid_option'],
  ['delivery_type', '3', 'invalid_type'],
  ['services', 'massaj', 'unknown_service'],
  ['external_id', 'x'.repeat(65), 'too_long'],
  ['sender_phone', '12345', 'phone_too_short'],
])('%s %j: %s', (field, text, code) => {
  expect(problems({ [field]: text })).toContain(`${field}:${code}`)
})

test.each<[Texts]>([
  [{ weight: '100.0' }],
  [{ length: '300.0', width: '1', height: '0.5' }],
  [{ to_street: '12345' }],
  [{ product_fee: '0' }],
  [{ to_landmark: '-' }],
  [{ external_id: '7' }],
])('at the limit %j is right', (texts) => {
  expect(problems(texts)).toEqual([])
})

test('sides are given all three or not at all', () => {
  expect(problems({ length: '30', width: '20' })).toEqual(['height:sides_missing'])
})

test('cash comes back only within the region, and what would do instead is offered', () => {
  const { cells, problems } = check({ services: 'cod_return, signature', product_fee: '100000' })
  expect(problems).toEqual(['services:refund_outside_region'])
  expect(cells.services?.problem?.suggestions).toEqual([{ text: 'signature' }])
  expect(check({ services: 'cod_return', product_fee: '100000', to_city: 'Yunusobod' }).problems).toEqual([])
})

test('a service that is about money asks for the sum', () => {
  expect(problems({ services: 'наложенный платёж' })).toEqual(['product_fee:amount_required'])
})

test('express is refused where there is none, and standard is offered', () => {
  const { cells } = check({ delivery_type: 'экспресс', to_city: 'Nukus shahri' })
  expect(cells.delivery_type).toMatchObject({ value: 2, problem: { code: 'express_unavailable' } })
  expect(cells.delivery_type?.problem?.suggestions).toEqual([{ text: '1' }])
})

const pause = {
  regionId: 8,
  districtId: 173,
  pickups: false,
  deliveries: true,
  lastDay: '2026-11-25',
  reason: 'snow',
}

test('a district that is not served is told at its cell', () => {
  expect(problems({}, { pauses: [pause] })).toEqual(['to_city:city_not_served'])
})

test('a named point makes it a delivery to that point, wherever that stands', () => {
  const points = { points: [point] }
  const { cells, problems } = check({ to_city: '', to_street: '', to_point: 'чорсу' }, points)
  expect(problems).toEqual([])
  expect(cells).toMatchObject({
    to_point: { value: 7, repaired: true },
    to_city: { value: 206 },
    delivery_option: { value: 3 },
  })
  expect(check({ to_point: 'Chorsu', product_fee: '100000', to_city: '' }, points).problems).toEqual([
    'to_point:point_cannot_take',
  ])
  expect(check({ to_point: 'Chors', to_city: '' }, points).cells.to_point?.problem).toEqual({
    code: 'unknown_point',
    suggestions: [{ text: 'Chorsu', id: 7 }],
  })
  expect(check({ delivery_option: '3' }, points).problems).toEqual(['to_point:required'])
  expect(
    check({ to_point: 'Chorsu', weight: '16', to_city: '' }, points).cells.delivery_option,
  ).toMatchObject({
    problem: { code: 'parcel_too_big', suggestions: [{ text: '2' }] },
  })
})

test('of points with one name the district chooses', () => {
  const points = [point, { ...point, id: 8, districtId: 173 }]
  expect(check({ to_point: 'Chorsu' }, { points }).cells.to_point?.value).toBe(8)
  expect(check({ to_point: 'Chorsu', to_city: '' }, { points }).problems).toEqual(['to_point:which_point'])
})

test('what looks like a slip can be accepted', () => {
  expect(check({ receiver_phone: '901112233' }, {}, true).problems).toEqual([])
})

test('the second number of a cell is the second phone', () => {
  const { cells, problems } = check({ receiver_phone: '90 512 33 08, 93 123 45 67' })
  expect(problems).toEqual([])
  expect([cells.receiver_phone?.value, cells.receiver_phone_2?.value]).toEqual(['905123308', '931234567'])
})

test('the number that a receiver had before is offered for one that Excel has broken', () => {
  const phonesBefore = new Map([[foldText('Гулбаҳор Холиқова'), { phone: '901234567', day: '2026-11-03' }]])
  const broken = check({ receiver_phone: '9.98901E+11' }, { phonesBefore }).cells.receiver_phone?.problem
  expect(broken?.values).toEqual({ known: '901', missing: 6 })
  expect(broken?.suggestions).toEqual([{ text: '901234567', day: '2026-11-03' }])
  const other = check({ receiver_phone: '9.98931E+11' }, { phonesBefore }).cells.receiver_phone?.problem
  expect(other?.suggestions).toEqual([])
})

test('what the merchant has not said of themselves is asked for', () => {
  expect(problems({}, { sender: {} })).toEqual([
    'sender_name:required',
    'sender_phone:required',
    'from_city:required',
    'from_street:required',
  ])
  const from = {
    sender_name: 'Ali aka',
    sender_phone: '931234567',
    from_city: 'Asaka tumani',
    from_street: 'Bobur 12',
  }
  expect(check(from, { sender: {} })).toMatchObject({ problems: [], cells: { from_city: { value: 32 } } })
})

test('a row without problems is a parcel', () => {
  const row = check({ product_fee: '185 ming', services: 'имзо', weight: '1,2 кг' })
  expect(parcelOfRow(row, usualGround)).toEqual({
    externalId: undefined,
    sender: {
      ...{ name: 'Atlas doʻkoni', phone: '901112233', regionId: 14, districtId: 205 },
      street: 'Bunyodkor koʻchasi, 1-uy',
      pointId: undefined,
    },
    receiver: {
      ...{ name: 'Gulbahor Xoliqova', phone: '905123308', regionId: 12, districtId: 173 },
      ...{
        street: 'Navoiy koʻchasi, 14-uy',
        pointId: undefined,
        additionalPhone: undefined,
        landmark: undefined,
      },
    },
    ...{
      weightGrams: 1_200,
      sidesCm: undefined,
      description: 'Atlas koʻylak',
      productFee: 185_000,
      parcelValue: 0,
    },
    ...{ deliveryOption: 2, deliveryType: 1, services: ['signature'], comment: undefined },
  })
  expect(parcelOfRow(check({ weight: '' }), usualGround)).toBeUndefined()
})

test('a landmark of the merchant goes with their own street alone', () => {
  const sender = { ...usualGround.sender, landmark: 'bozor yonida' }
  const landmarkOf = (texts: Texts) => parcelOfRow(check(texts), { sender })?.sender.landmark
  expect(landmarkOf({})).toBe('bozor yonida')
  expect(landmarkOf({ from_street: 'Qatortol koʻchasi, 5-uy' })).toBeUndefined()
})

test('the price of a row is the price of that parcel', () => {
  const rows = fc.record({
    district: fc.constantFrom(...districts),
    grams: fc.integer({ min: 1, max: 100_000 }),
    side: fc.option(fc.integer({ min: 1, max: 300 })),
    fee: fc.constantFrom(0, 90_000),
    type: fc.constantFrom(1 as const, 2 as const),
    services: fc.subarray(['signature', 'cover_1'] as const),
  })
  fc.assert(
    fc.property(rows, ({ district, grams, side, fee, type, services }) => {
      const sides = side === null ? {} : { length: String(side), width: '20', height: '10' }
      const input = {
        from: districts.find(({ id }) => id === 205) ?? district,
        to: district,
        parcel: { weightGrams: grams, sidesCm: side === null ? undefined : ([side, 20, 10] as const) },
        services: ['to_door_delivery' as const, ...services],
        productFee: fee,
      }
      const offer = quote(input, usualGround.tariff, usualGround.now).offers.find(
        ({ deliveryOption, deliveryType }) => deliveryOption === 2 && deliveryType === type,
      )
      const row = check({
        ...sides,
        to_city: suggestDistrict(district).text,
        weight: String(grams / 1000),
        product_fee: String(fee),
        delivery_type: String(type),
        services: services.join(','),
      })
      expect(row.price).toBe(offer?.available ? offer.total : null)
    }),
    { numRuns: 200 },
  )
})

test('whatever is written, an answer comes, and it says of each problem where it is', () => {
  const text = fc.oneof(
    fc.string({ maxLength: 60, unit: 'binary' }),
    fc.constantFrom(
      'Toshkent',
      '90 123 45 67',
      '1,5',
      '9.98901E+11',
      '150 ming',
      '—',
      'Fargʻona',
      '2',
      'cod',
    ),
  )
  const row = fc.dictionary(fc.constantFrom(...fields), text) as fc.Arbitrary<Texts>
  fc.assert(
    fc.property(row, (texts) => {
      const { cells, problems, price } = checkRow(texts, usualGround)
      const told = fields.flatMap((field) => {
        const code = cells[field]?.problem?.code
        return code ? [`${field}:${code}`] : []
      })
      expect([...problems].sort()).toEqual(told.sort())
      expect(problems.every((problem) => cellCodes.some((code) => problem.endsWith(`:${code}`)))).toBe(true)
      if (problems.length === 0) expect(price).toBeGreaterThan(0)
    }),
  )
})
