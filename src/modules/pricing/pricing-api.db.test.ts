import { beforeAll, expect, test } from 'vitest'
import type { Call } from '#platform/calls/call.ts'
import { sql } from '#platform/db/sql.ts'
import { addPerson } from '../../../tests/scenarios/parcel-world.ts'
import { secondPerson } from '../../../tests/scenarios/second-person.ts'
import type { Place } from '../../../tests/support/named-call.ts'
import { signUp } from '../../../tests/support/sign-in.ts'
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts'
import { firstTariff } from './domain/first-tariff.ts'
import { pricingCalls } from './pricing.calls.ts'
import type { OfferAnswer, ServiceAnswer } from './pricing.contract.ts'
import { tariffDeskCalls } from './tariff/tariff-desk.calls.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})

const chilonzor = { region: 14, city: 205 }
const samarkand = { region: 8, city: 122 }
const urgench = { region: 13, city: 191 }
const parcel = { weight: 2.4, length: 30, width: 20, height: 10 }

async function offers(body: object, lang = 'en'): Promise<OfferAnswer[]> {
  const draft = { from: chilonzor, to: samarkand, parcel_size: parcel, ...body }
  const answer = await app.call(pricingCalls.calculateParcel, { query: { lang }, body: draft })
  expect([answer.status, answer.body.success]).toEqual([200, true])
  return answer.body.results as OfferAnswer[]
}

async function faults(body: object): Promise<string[]> {
  const draft = { from: chilonzor, to: samarkand, parcel_size: parcel, ...body }
  const answer = await app.call(pricingCalls.calculateParcel, { body: draft })
  expect([answer.status, answer.body.code]).toEqual([422, 'invalid_input'])
  return (answer.body.errors as { path: string; code: string }[]).map(({ path, code }) => `${path} ${code}`)
}

const pick = (all: OfferAnswer[], option: number, type: number) =>
  all.find((one) => one.delivery_option === option && one.delivery_type === type)

test('answers all eight ways with prices, lines, reasons and days', async () => {
  const all = await offers({})
  expect(all).toHaveLength(8)
  // Monday noon in Tashkent: the cut-off has just passed.
  expect(pick(all, 2, 1)).toEqual({
    delivery_option: 2,
    delivery_type: 1,
    available: true,
    price: 50_000,
    currency: 'UZS',
    lines: [
      {
        rule: 'transport',
        title: 'Transport',
        amount: 25_000,
        because: 'Belt 1, medium box, billable weight 2.4\u00A0kg',
      },
      { rule: 'door-pickup', title: 'Courier pickup', amount: 10_000, because: 'Zone 1' },
      { rule: 'door-delivery', title: 'Delivery to the door', amount: 15_000, because: 'Zone 2' },
    ],
    promised: { from: '2026-11-19', to: '2026-11-20' },
    reason: null,
    reason_code: null,
    instead: null,
    note: null,
    promotion: null,
    size_class: 'medium',
    billable_weight: 2.4,
    places: [],
  })
  expect(pick(all, 1, 2)).toMatchObject({
    price: 37_500,
    promised: { from: '2026-11-17', to: '2026-11-17' },
    places: [
      {
        end: 'from',
        kind: 'mailbox',
        fits: false,
        reason: 'A mailbox takes up to 1\u00A0kg; this weighs 2.4\u00A0kg.',
      },
      { end: 'from', kind: 'locker', fits: true, reason: null },
      { end: 'from', kind: 'point', fits: true, reason: null },
      { end: 'to', kind: 'mailbox', fits: false, reason: 'A mailbox only takes parcels in.' },
      { end: 'to', kind: 'locker', fits: true, reason: null },
      { end: 'to', kind: 'point', fits: true, reason: null },
    ],
  })
})

test('with money to collect, a locker does not hand out', async () => {
  const places = pick(await offers({ product_fee: 50_000 }), 3, 1)?.places
  expect(places?.find(({ kind }) => kind === 'locker')).toEqual({
    end: 'to',
    kind: 'locker',
    fits: false,
    reason: 'A locker hands out prepaid parcels only. Choose a point.',
  })
})

test.each([
  ['uz', '1-mintaqa, oʻrta quti, hisob vazni 2,4\u00A0kg, ekspress × 1,5'],
  ['oz', '1-минтақа, ўрта қути, ҳисоб вазни 2,4\u00A0кг, экспресс × 1,5'],
  ['ru', '1-й пояс, средняя коробка, расчётный вес 2,4\u00A0кг, экспресс × 1,5'],
  ['en', 'Belt 1, medium box, billable weight 2.4\u00A0kg, express × 1.5'],
])('says why in %s', async (lang, because) => {
  expect(pick(await offers({}, lang), 1, 2)?.lines[0]?.because).toBe(because)
})

test('an unavailable way has no price, says why and what works instead', async () => {
  expect(pick(await offers({ to: urgench }), 1, 2)).toMatchObject({
    available: false,
    price: null,
    lines: [],
    promised: null,
    reason: 'Express does not run on this route. Please choose standard.',
    reason_code: 'express_not_there',
    instead: { delivery_type: 1 },
  })
})

test('takes the whole order draft of the client and forms with numbers written as text', async () => {
  const draft = {
    deliveryInformation: {},
    deliveryMethod: null,
    delivery_option: 2,
    receiver_name: '',
    images: [],
    from: { ...chilonzor, region: '14', city: '205', street: 'Bunyodkor 1', country: 'UZ', type: 1 },
    to: samarkand,
    parcel_size: { weight: '2.4', length: '30', width: '20', height: '10' },
    services: ['to_door_delivery', 'signature'],
    product_fee: '120000',
    parcel_value: null,
    delivery_type: 1,
  }
  const total = pick(await offers(draft), 2, 1)?.price
  expect(total).toBe(50_000 + 3_000 + 6_900)
})

test('an unmeasured parcel is asked for its class, and priced by it', async () => {
  const nothing = { weight: 0, length: 0, width: 0, height: 0 }
  expect(await faults({ parcel_size: nothing })).toEqual(['parcel_size.size_class required'])
  const boxed = await offers({ parcel_size: { ...nothing, size_class: 'large' } })
  expect(boxed[0]).toMatchObject({ price: 30_000, size_class: 'large', billable_weight: 5 })
})

test('the class of an answer may be sent back with its measures, which count', async () => {
  const heavy = { weight: 6, length: 40, width: 30, height: 25 }
  const [first] = await offers({ parcel_size: heavy })
  expect(first?.size_class).toBe('other')
  const [again] = await offers({ parcel_size: { ...heavy, size_class: first?.size_class } })
  expect(again).toEqual(first)
})

test('with a weight alone the price goes by weight: 15 kg are 1.5 parcels', async () => {
  const [first] = await offers({ parcel_size: { weight: 15 } })
  expect(first).toMatchObject({ price: 67_500, size_class: 'other' })
  expect(first?.lines[0]?.because).toBe('Belt 1, billable weight 15\u00A0kg = 1.5 × 10\u00A0kg')
})

test.each<[string, object, string[]]>([
  ['a weight below zero', { parcel_size: { ...parcel, weight: -1 } }, ['parcel_size.weight too_small']],
  ['a comma', { parcel_size: { ...parcel, weight: '2,4' } }, ['parcel_size.weight invalid_format']],
  ['sides without a weight', { parcel_size: { ...parcel, weight: 0 } }, ['parcel_size.weight required']],
  [
    'sides and a class without a weight',
    { parcel_size: { weight: 0, length: 200, width: 40, height: 40, size_class: 'small' } },
    ['parcel_size.weight required'],
  ],
  [
    'one side and a class',
    { parcel_size: { length: 200, size_class: 'small' } },
    ['parcel_size.weight required'],
  ],
  ['an own size without measures', { parcel_size: { size_class: 'other' } }, ['parcel_size.weight required']],
  ['one side missing', { parcel_size: { ...parcel, width: 0 } }, ['parcel_size.width required']],
  ['no city', { from: { region: 14 } }, ['from.city required']],
  ['a city of another region', { to: { region: 8, city: 205 } }, ['to.city unknown_place']],
  [
    'an unknown service',
    { services: ['signature', 'teleport', 'cover_4'] },
    ['services.1 invalid_choice', 'services.2 invalid_choice'],
  ],
  ['a third service level', { delivery_type: 3 }, ['delivery_type too_big']],
  ['a fee with a fraction', { product_fee: 10.5 }, ['product_fee not_integer']],
])('refuses %s', async (_, body, expected) => {
  expect(await faults(body)).toEqual(expected)
})

test('what is too big for delivery is answered with reasons, not refused', async () => {
  const tooLong = await offers({ parcel_size: { ...parcel, length: 301 } })
  expect(tooLong.map(({ reason_code }) => reason_code)).toEqual(Array(8).fill('too_long'))
  const heavy = await offers({ parcel_size: { weight: 400 } })
  expect(heavy[0]?.reason).toBe(
    'Anything over 100\u00A0kg is arranged with a manager. This weighs 400\u00A0kg. Please call us.',
  )
})

test('plans and collection can be tried out', async () => {
  const pro = await offers({ plan: 'pro', product_fee: 50_000 })
  expect(pick(pro, 2, 1)?.price).toBe(25_000)
  const collected = await offers({ collection_parcels: 7 })
  expect(pick(collected, 3, 1)?.price).toBe(25_000)
})

test('lists extra services: door delivery is locked on, cash return stays inside a region', async () => {
  const { body } = await app.call(pricingCalls.listServices, { query: { lang: 'ru' } })
  const list = body.data as ServiceAnswer[]
  expect(list.map(({ id, slug, amount }) => [id, slug, amount])).toEqual([
    [1, 'to_door_delivery', null],
    [2, 'cod_return', 0],
    [3, 'cod', 6_900],
    [5, 'inspect_before_paying', 0],
    [4, 'signature', 3_000],
    [11, 'cover_1', 5_600],
    [12, 'cover_2', 8_400],
    [13, 'cover_3', 11_200],
  ])
  expect(list.filter(({ locked, selected }) => locked || selected).map(({ slug }) => slug)).toEqual([
    'to_door_delivery',
  ])
  expect(list[5]).toMatchObject({ name: 'Покрытие до 500\u00A0000\u00A0сум' })
  expect(list[1]).toMatchObject({ same_region_only: true, needs_amount: true })
})

test('the desk drafts, sees the effect, publishes, and the next quote has the new price', async () => {
  const own = await startTestApp()
  const { headers } = await signUp(own, '901230001')
  // With the session, which otherwise ends when the role changes.
  const role = async (name: string) => {
    await own.db.run(sql`update person set role = ${name} where phone = '901230001'`)
    await own.db.run(sql`update session set role = ${name}`)
  }
  const desk = (called: Call, given: Place & { body?: unknown } = {}) =>
    own.call(called, { ...given, headers })

  const draft = { data: { ...firstTariff, base: { ...firstTariff.base, belt1: 21_000 } }, note: 'Fuel' }
  expect((await own.call(tariffDeskCalls.readTariffs)).status).toBe(401)
  expect((await desk(tariffDeskCalls.readTariffs)).status).toBe(403)
  await role('operator')
  expect((await desk(tariffDeskCalls.readTariffs)).status).toBe(200)
  expect((await desk(tariffDeskCalls.draftTariff, { body: draft })).status).toBe(403)
  await role('admin')

  const broken = await desk(tariffDeskCalls.draftTariff, {
    body: { ...draft, data: { ...draft.data, cod: 'free' } },
  })
  expect([broken.status, broken.body.errors]).toMatchObject([
    422,
    [{ path: 'data.cod', code: 'invalid_type' }],
  ])
  expect((await desk(tariffDeskCalls.draftTariff, { body: { note: 'Nothing at all' } })).status).toBe(422)

  const drafted = await desk(tariffDeskCalls.draftTariff, { body: draft })
  expect([drafted.status, drafted.body.data]).toMatchObject([201, { version: 2, state: 'draft' }])
  const effect = await desk(tariffDeskCalls.readEffect, { params: { version: 2 }, query: { lang: 'en' } })
  const { parcels } = effect.body.data as { parcels: { before: number; after: number }[] }
  expect(parcels).toHaveLength(20)
  expect(parcels[4]).toMatchObject({
    from: 'Yunusobod District',
    to: 'Samarkand City',
    size: 'Small box',
    plan_name: 'Starter',
    before: 20_000,
    after: 21_000,
  })

  const early = await desk(tariffDeskCalls.publishTariff, {
    params: { version: 2 },
    body: { effective_from: '2026-11-01T00:00:00+05:00' },
  })
  expect([early.status, early.body.code]).toEqual([422, 'tariff_starts_in_past'])
  expect(
    (await desk(tariffDeskCalls.publishTariff, { params: { version: 2 }, body: {} })).body.data,
  ).toMatchObject({ state: 'draft', approval: { id: '1' } })
  expect((await secondPerson(own).approve(await addPerson(own, 'admin'), '1')).status).toBe(200)
  expect((await desk(tariffDeskCalls.publishTariff, { params: { version: 2 }, body: {} })).status).toBe(409)
  expect((await desk(tariffDeskCalls.readTariff, { params: { version: 9 } })).status).toBe(404)

  const body = { from: chilonzor, to: samarkand, parcel_size: { weight: 1 } }
  const { body: quoted } = await own.call(pricingCalls.calculateParcel, { body })
  expect((quoted.results as OfferAnswer[])[0]?.price).toBe(21_000)
})

test('to a district that is not served for now nothing is offered, and it is said why', async () => {
  await app.db.run(
    sql`insert into service_pause (region_id, district_id, pickups, deliveries, starts_at, reason, made_at) values (8, 124, true, true, '2020-01-01', 'snow', '2020-01-01')`,
  )
  const urgut = { region: 8, city: 124 }
  for (const draft of [{ to: urgut }, { from: urgut }])
    for (const offer of await offers(draft)) {
      expect([offer.available, offer.reason_code]).toEqual([false, 'city_not_served'])
      expect(offer.reason).toMatch(/no (pickups|deliveries) until further notice/)
    }
  expect((await offers({})).some(({ available }) => available)).toBe(true)
})
