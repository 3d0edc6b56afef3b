import { randomInt } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { checkBooks, post, saveCreditLimit } from '#modules/ledger/index.ts'
import { keptTariff } from '#modules/pricing/index.ts'
import { packageCalls } from '#modules/pricing/packages/package.calls.ts'
import { packageFaults } from '#modules/pricing/packages/package-clock.service.ts'
import { promotionFaults, welcomeCustomer } from '#modules/promos/index.ts'
import { sql } from '#platform/db/sql.ts'
import {
  addPerson,
  draft,
  type Person,
  type Shown,
  startWorld,
  type World,
} from '../../../../tests/scenarios/parcel-world.ts'
import type { Chance } from '../domain/numbers.ts'
import type { PaymentType } from '../domain/order.ts'
import { moneyFaults } from '../life/money-check.service.ts'
import { orderRequest } from './order-request.contract.ts'
import { senderOf, writtenReceiver } from './parties.ts'
import { type PlacedParcel, placeMany } from './place-many.service.ts'
import { sharePrices } from './share-benefits.service.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})

const counter = () => ({
  delivery_option: 3,
  to: { region: 8, city: 122, point_id: world.points.samarkand },
})
const parcels = () => [
  draft(),
  draft({
    receiver_phone: '935556677',
    product_fee: 90_000,
    services: ['cod'],
    comment: 'Sekin',
  }),
  draft({
    receiver_name: 'Nodira Aliyeva',
    parcel_size: { weight: 4, length: 30, width: 20, height: 10 },
    ...counter(),
  }),
  draft({
    delivery_type: 2,
    time_interval: '12:00-15:00',
    to: { region: 14, city: 205, street: 'Amir Temur 3' },
  }),
]

/** As the site makes them of the same words: priced with whatever their owner has, and all at once. */
function placeAtOnce(
  owner: Person,
  bodies: readonly unknown[],
  paymentType: PaymentType,
  paidFrom: 'balance' | 'reserved' = 'balance',
  chance: Chance = randomInt,
): Promise<PlacedParcel[]> {
  const at = world.clock.now()
  return world.db.transaction(async (tx) => {
    const kept = await keptTariff(tx, at)
    const prices = await sharePrices(tx, owner.id, { tariff: kept.tariff, now: at }, true)
    const priced = bodies.map((body, n) => {
      const request = orderRequest.parse(body)
      if ('link' in request.receiver) throw new Error('no links here')
      const parcel = {
        sender: senderOf(request),
        receiver: writtenReceiver(request.receiver, request.to),
        services: request.services,
        deliveryOption: request.delivery_option,
        deliveryType: request.delivery_type,
        productFee: request.product_fee ?? 0,
        parcelValue: request.parcel_value ?? 0,
      }
      const ends = { from: parcel.sender, to: parcel.receiver }
      const price = prices.next(`upload:${owner.id}:${n}`, {
        ...parcel,
        ...ends,
        parcel: request.parcel_size,
      })
      if (!price.ok) throw new Error(price.error.code)
      const { description, comment = null, time_interval: timeInterval = null } = request
      const rest = { description, comment, timeInterval, externalId: null, hold: `upload:${owner.id}:${n}` }
      return { ...parcel, ...rest, ...price.value }
    })
    expect(await prices.secure(tx)).toBe(true)
    await prices.hold(tx)
    const placing = {
      ownerId: owner.id,
      personId: owner.id,
      source: 'site',
      paymentType,
      paidFrom,
      tariff: kept,
      at,
    } as const
    return placeMany(tx, placing, priced, chance)
  })
}

/** Everything that the database says about these orders, without what chance has drawn. */
async function rowsOf(owner: Person, ids: readonly number[]) {
  const nameless = (text: string) =>
    ids
      .reduce((said, id, n) => said.replaceAll(String(id), String(n)), text)
      .replaceAll(`"${owner.id}"`, '"owner"')
  const ask = async (statement: ReturnType<typeof sql>) => {
    const rows = await world.db.many<{ row: Record<string, unknown> }>(statement)
    return rows.map(({ row }) => JSON.parse(nameless(JSON.stringify(row))))
  }
  const places = sql`array_position(${ids}::integer[], order_id)`
  return {
    orders: await ask(sql`
      select to_jsonb(placed) - '{id,tracking_code,owner_id,search}'::text[] ||
        jsonb_build_object('search', (select array_agg(token order by token) from unnest(tsvector_to_array(search)) token
          where token not in (id::text, lower(tracking_code)))) as row
      from customer_order placed where id = any (${ids}::integer[]) order by array_position(${ids}::integer[], id)`),
    events: await ask(sql`
      select to_jsonb(event) - '{seq,event_id,person_id}'::text[] ||
        jsonb_build_object('byOwner', person_id = ${owner.id}, 'named', event_id = 'place') as row
      from order_event event where order_id = any (${ids}::integer[]) order by ${places}, seq`),
    books: await ask(sql`
      select jsonb_build_object('key', regexp_replace(key, '[0-9a-f-]{36}', 'event'), 'template', template,
        'reference', reference, 'at', at, 'byOwner', by_person = ${owner.id}, 'kind', kind, 'amount', amount,
        'owned', owner = ${String(owner.id)}) as row
      from ledger_transaction movement join ledger_posting posting on transaction_id = movement.id
        join ledger_account account on account.id = account_id
      where reference = any (${ids.map((id) => `order:${id}`)}::text[])
      order by array_position(${ids.map((id) => `order:${id}`)}::text[], reference), template, kind`),
    shipments: await ask(sql`
      select to_jsonb(shipment) - '{package_id}'::text[] ||
        jsonb_build_object('movement', regexp_replace(movement, '[0-9a-f-]{36}', 'event')) as row
      from package_shipment shipment where order_id = any (${ids}::integer[]) order by ${places}`),
    promotions: await ask(sql`
      select to_jsonb(used) - '{person_id}'::text[] as row
      from promotion_use used where order_id = any (${ids}::integer[]) order by ${places}`),
    free: await ask(sql`
      select to_jsonb(promised) - '{person_id}'::text[] as row
      from promotion_right promised where person_id = ${owner.id} order by kind`),
    offers: await ask(sql`
      select jsonb_build_object('topic', topic, 'key', key, 'payload', payload - '{seq,isOneOfMany}'::text[]) as row from outbox
      where topic = 'event:orders.order-changed' and payload ->> 'verb' <> 'place' and key = any (${ids.map((id) => `order:${id}`)}::text[])
      order by array_position(${ids.map((id) => `order:${id}`)}::text[], key), id`),
  }
}

async function customer(...gifts: ('money' | 'package' | 'promotions')[]): Promise<Person> {
  const person = await addPerson(world, 'customer')
  if (gifts.includes('money')) await world.topUp(person, 1_000_000)
  if (gifts.includes('package'))
    await world.send(person, packageCalls.buyPackage, { body: { shipments: 10, price: 220_000 } })
  if (gifts.includes('promotions')) await welcomeCustomer(world.db, person.id, world.clock.now())
  return person
}

const ids = (orders: readonly (Shown | PlacedParcel)[]) => orders.map(({ id }) => Number(id))

async function placeOneByOne(
  owner: Person,
  bodies: readonly Record<string, unknown>[],
  type: 'balance' | 'on_account' = 'balance',
): Promise<Shown[]> {
  const orders: Shown[] = []
  for (const body of bodies) {
    const order = await world.place(owner, body)
    if (order.status === 'draft') expect((await world.checkout(owner, [order], type)).status).toBe(200)
    orders.push(order)
  }
  return orders
}

async function expectNothingWrong(): Promise<void> {
  expect(await checkBooks(world.db)).toEqual([])
  expect(await moneyFaults(world.db, new Date(0))).toEqual([])
  expect(await packageFaults(world.db)).toEqual([])
  expect(await promotionFaults(world.db)).toEqual([])
}

test.each([
  ['of the tariff alone', []],
  ['with a package', ['package']],
  ['with promotions', ['promotions']],
  ['with a package and promotions', ['package', 'promotions']],
] as const)('parcels %s leave the same rows at once as one by one', async (_, gifts) => {
  await world.db.run(sql`update price_promotion set off_at = null where slug = 'half_price'`)
  const [one, other] = [await customer('money', ...gifts), await customer('money', ...gifts)]
  const apart = await placeOneByOne(one, parcels())
  const together = await placeAtOnce(other, parcels(), 'balance')
  const rows = await rowsOf(other, ids(together))
  expect(rows).toEqual(await rowsOf(one, ids(apart)))
  expect(rows.orders.map(({ status }) => status)).toEqual(['new', 'new', 'new', 'new'])
  const used = [rows.shipments.length > 0 && 'package', rows.promotions.length > 0 && 'promotions']
  expect(used.filter(Boolean)).toEqual(gifts)
  expect(await world.balance(other)).toBe(await world.balance(one))
  await expectNothingWrong()
})

test('parcels on account leave the same rows at once as one by one', async () => {
  const at = world.clock.now()
  const [one, other] = [await customer(), await customer()]
  const by = world.people.operator.id
  for (const { id: personId } of [one, other])
    await saveCreditLimit(world.db, { personId, amount: 1_000_000, at, by })
  const apart = await placeOneByOne(
    one,
    parcels().map((body) => ({ ...body, payment_type: 'on_account' })),
    'on_account',
  )
  const together = await placeAtOnce(other, parcels(), 'on_account')
  const rows = await rowsOf(other, ids(together))
  expect(rows).toEqual(await rowsOf(one, ids(apart)))
  expect(rows.orders.map(({ status, paid_at }) => [status, paid_at])).toEqual(
    parcels().map(() => ['new', null]),
  )
  expect(await world.owedBy(other)).toBe(await world.owedBy(one))
  await expectNothingWrong()
})

test('money that was set aside pays for them, and comes back to the balance when one is cancelled', async () => {
  const owner = await customer('money')
  const at = world.clock.now()
  const amount = 200_000
  await post(world.db, {
    key: `upload:${owner.id}`,
    template: 'upload_reserved',
    facts: { customer: owner.id, amount },
    at,
  })
  const [first] = await placeAtOnce(owner, parcels(), 'balance', 'reserved')
  expect(await world.balance(owner)).toBe(800_000)
  const order = { id: String(first?.id) }
  await world.does(owner, order, 'cancel')
  expect(await world.balance(owner)).toBe(800_000 + (first?.total ?? 0))
  await expectNothingWrong()
})

test.each(['cash', 'receiver'] as const)('of %s, saving is the agreement: nobody is rung', async (type) => {
  const owner = await customer()
  const placed = await placeAtOnce(owner, parcels().slice(0, 2), type)
  const { events, orders, books } = await rowsOf(owner, ids(placed))
  expect(events.map(({ verb, actor }) => `${verb} ${actor}`).slice(0, 3)).toEqual([
    'place owner',
    'submit owner',
    'confirm system',
  ])
  expect(orders.map(({ status, paid_at }) => [status, paid_at])).toEqual([
    ['new', null],
    ['new', null],
  ])
  expect(books).toEqual([])
  await expectNothingWrong()
})

test('what was not set aside is a bug, and no order comes of it', async () => {
  const owner = await customer('money')
  await expect(placeAtOnce(owner, parcels(), 'balance', 'reserved')).rejects.toThrow('reserved')
  expect((await world.list(owner)).items).toEqual([])
})

test('parcels of a lot that draw one number, or one that is taken, get numbers of their own', async () => {
  const [taken] = await placeAtOnce(await customer('money'), parcels().slice(0, 1), 'balance')
  const drawn = [77_000_001, 77_000_001, taken?.id ?? 0, 77_000_001]
  const chance: Chance = (least, limit) =>
    limit === 100_000_000 ? (drawn.shift() ?? randomInt(least, limit)) : randomInt(least, limit)
  const owner = await customer('money')
  const placed = await placeAtOnce(owner, parcels(), 'balance', 'balance', chance)
  expect(placed[0]?.id).toBe(77_000_001)
  expect(new Set(ids(placed)).size).toBe(4)
  const { orders } = await rowsOf(owner, ids(placed))
  expect(orders.map(({ total }) => total)).toEqual(placed.map(({ total }) => total))
  await expectNothingWrong()
})
