import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { balanceOf } from '#modules/ledger/index.ts'
import { ledgerCalls } from '#modules/ledger/ledger.calls.ts'
import { sql } from '#platform/db/sql.ts'
import {
  addPerson,
  day,
  draft,
  type Person,
  refusal,
  type Shown,
  startWorld,
  type World,
} from '../../../../tests/scenarios/parcel-world.ts'
import { expectBooksRight } from '../../../../tests/scenarios/payment-world.ts'
import { runClocks } from '../../orders/life/clock.service.ts'
import { moneyFaults } from '../../orders/life/money-check.service.ts'
import { welcomeCustomer } from '../../promos/promos.service.ts'
import { pricingCalls } from '../pricing.calls.ts'
import { packageCalls } from './package.calls.ts'
import type { PackagesAnswer } from './package.contract.ts'
import { endPackages, packageFaults } from './package-clock.service.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})

const ten = { shipments: 10, price: 220_000 }

const buying = ({ headers }: Person, body: object = ten, key = randomUUID()) =>
  world.call(packageCalls.buyPackage, { body, headers: { ...headers, 'idempotency-key': key } })

async function packagesOf({ headers }: Person): Promise<PackagesAnswer> {
  return (await world.call(packageCalls.listPackages, { headers })).body.data as PackagesAnswer
}
const leftOf = async (who: Person) => (await packagesOf(who)).items.map(({ left }) => left)

/** A customer with money and a package of ten. */
async function prepaidCustomer(): Promise<Person> {
  const person = await addPerson(world, 'customer')
  await world.topUp(person, 1_000_000)
  expect((await buying(person)).status).toBe(201)
  return person
}

/** As if only so many were left: the rest is used elsewhere. */
async function leaveOnly(person: Person, shipments: number): Promise<void> {
  for (let used = 10 - shipments; used > 0; used--) await world.place(person, pointToPoint())
  expect(await leftOf(person)).toEqual([shipments])
}

const pointToPoint = () => ({
  delivery_option: 1,
  from: { region: 14, city: 205, point_id: world.points.tashkent },
  to: { region: 8, city: 122, point_id: world.points.samarkand },
})

const linesOf = ({ lines }: Shown) =>
  (lines as { rule: string; amount: number }[]).map(({ rule, amount }) => [rule, amount])
const prepaid = ({ id }: Person) => balanceOf(world.db, 'prepaid', id)

async function expectAllRight(): Promise<void> {
  await expectBooksRight(world)
  expect(await packageFaults(world.db)).toEqual([])
}

test('the packages of the tariff are offered with their limits, and bought from the balance', async () => {
  const me = await addPerson(world, 'customer')
  expect(await packagesOf(me)).toEqual({
    items: [],
    offers: [
      { shipments: 10, price: 220_000, each: 22_000 },
      { shipments: 50, price: 1_000_000, each: 20_000 },
      { shipments: 200, price: 3_600_000, each: 18_000 },
    ],
    limits: { days: 180, weight: 10, side: 50, sides: 100, belt3_extra: 5_000 },
  })
  expect(refusal(await buying(me))).toMatchObject({ status: 409, code: 'insufficient_funds' })
  expect((await packagesOf(me)).items).toEqual([])
  await world.topUp(me, 300_000)
  expect(refusal(await buying(me, { shipments: 10, price: 200_000 })).code).toBe('package_not_offered')
  const key = randomUUID()
  const [once, again] = [await buying(me, ten, key), await buying(me, ten, key)]
  expect(again.body).toEqual(once.body)
  const now = world.clock.now().getTime()
  expect((await packagesOf(me)).items).toMatchObject([
    {
      state: 'live',
      shipments: 10,
      left: 10,
      price: 220_000,
      expires_at: new Date(now + 180 * day).toISOString(),
    },
  ])
  expect([await world.balance(me), await prepaid(me)]).toEqual([80_000, 220_000])
  const statement = await world.call(ledgerCalls.readStatement, { headers: me.headers })
  expect((statement.body.data as { items: object[] }).items[0]).toMatchObject({
    title: 'Paket sotib olindi, balansdan',
    amount: -220_000,
  })
  await expectAllRight()
})

test('a parcel that fits goes by the package: extras are paid, its share is revenue when it is paid', async () => {
  const { place, checkout, money, shownIn } = world
  const me = await prepaidCustomer()
  const order = await place(me, { services: ['cod'], product_fee: 50_000 })
  expect(linesOf(order)).toEqual([
    ['package', 0],
    ['door-pickup', 10_000],
    ['cod', 6_900],
  ])
  expect([await leftOf(me), await prepaid(me)], 'kept by the draft, and not earned').toEqual([[9], 220_000])
  shownIn(await checkout(me, [order], 'balance'))
  expect(await money(order)).toEqual({ customer_balance: -16_900, prepaid: -22_000, revenue: 38_900 })
  expect(await prepaid(me)).toBe(198_000)
  await expectAllRight()
})

test.each<[string, Record<string, unknown>, string]>([
  ['over 10 kg', { parcel_size: { weight: 10.5 } }, 'transport'],
  ['a side over 50 cm', { parcel_size: { weight: 2, length: 51, width: 10, height: 10 } }, 'transport'],
  ['three sides of 100 cm', { parcel_size: { weight: 2, length: 50, width: 30, height: 20 } }, 'transport'],
  ['express', { delivery_type: 2 }, 'transport'],
  ['a customer who would rather pay', { use_package: false }, 'transport'],
  ['just inside', { parcel_size: { weight: 10, length: 50, width: 30, height: 19.9 } }, 'package'],
])('by package or by tariff: %s', async (_, overrides, rule) => {
  const me = await prepaidCustomer()
  expect(linesOf(await world.place(me, overrides))[0]?.[0]).toBe(rule)
  expect(await leftOf(me)).toEqual([rule === 'package' ? 9 : 10])
})

test('the quote of a signed-in customer is the price of the order; far away costs 5,000 more', async () => {
  const me = await prepaidCustomer()
  const body = draft({ to: { region: 1, city: 23, street: 'Berdax 7, 15-uy' } })
  const quoted = async (headers: Record<string, string>) => {
    const answer = await world.call(pricingCalls.calculateParcel, { body, headers })
    const offers = answer.body.results as { delivery_option: number; delivery_type: number; price: number }[]
    return offers.find((offer) => offer.delivery_option === 2 && offer.delivery_type === 1)?.price
  }
  const order = await world.place(me, { to: body.to })
  expect(order.price).toBe(15_000)
  expect(await quoted(me.headers)).toBe(15_000)
  expect(await quoted({})).toBeGreaterThan(15_000)
})

test('what costs nothing is ready at once; cancelled before pickup, the shipment comes back', async () => {
  const { place, does, money } = world
  const me = await prepaidCustomer()
  const order = await place(me, pointToPoint())
  expect(order).toMatchObject({ status: 'new', paid: true, price: 0 })
  expect(await money(order)).toEqual({ prepaid: -22_000, revenue: 22_000 })
  await does(me, order, 'cancel')
  expect([await leftOf(me), await prepaid(me)]).toEqual([[10], 220_000])
  expect(await money(order)).toEqual({ prepaid: 0, revenue: 0 })
  await expectAllRight()
})

test('a draft that is cancelled or runs out lets its shipment go', async () => {
  const me = await prepaidCustomer()
  const cancelled = await world.place(me)
  await world.place(me)
  expect(await leftOf(me)).toEqual([8])
  await world.does(me, cancelled, 'cancel')
  expect(await leftOf(me)).toEqual([9])
  world.clock.advance(8 * day)
  await runClocks(world, world.clock.now())
  expect(await leftOf(me)).toEqual([10])
  await expectAllRight()
})

test('of orders that want the last shipment at once one gets it', async () => {
  const me = await prepaidCustomer()
  await leaveOnly(me, 1)
  const placed = await Promise.all([1, 2, 3, 4, 5].map(() => world.place(me)))
  expect(placed.filter((order) => linesOf(order)[0]?.[0] === 'package')).toHaveLength(1)
  expect(await leftOf(me)).toEqual([0])
  expect((await packagesOf(me)).items[0]?.state).toBe('used')
  await expectAllRight()
})

test('the oldest package goes first', async () => {
  const me = await prepaidCustomer()
  world.clock.advance(1)
  expect((await buying(me)).status).toBe(201)
  await world.place(me, pointToPoint())
  expect(await leftOf(me), 'newest first').toEqual([10, 9])
})

test('too heavy on the scale for a package: with the sender’s yes the tariff is owed and the shipment comes back', async () => {
  const { place, checkout, does, people, agrees, read, owedBy, balance, shownIn } = world
  const me = await prepaidCustomer()
  const order = await place(me)
  shownIn(await checkout(me, [order], 'balance'))
  const before = await balance(me)
  await does(people.courier, order, 'accept')
  const taken = await does(people.courier, order, 'pick_up', { weight: 12, photos: ['tarozi'] })
  expect(linesOf(taken)[0]?.[0]).toBe('package')
  expect((await agrees(order)).status).toBe(200)
  const agreed = await read(me, order)
  expect(linesOf(agreed)[0]?.[0]).toBe('transport')
  expect(before - (await balance(me)) + (await owedBy(me))).toBe(agreed.price - order.price)
  expect([await leftOf(me), await prepaid(me)]).toEqual([[10], 220_000])
  await expectAllRight()
})

test('a package that cannot end does not keep the others from it', async () => {
  const { clock, db } = world
  const people = [await prepaidCustomer(), await prepaidCustomer()]
  await db.run(sql`
    update shipment_package set expires_at = ${clock.now()}
    where person_id = any (${people.map(({ id }) => id)}::bigint[])`)
  let turns = 0
  const transaction: typeof db.transaction = (work, options) => {
    turns += 1
    return turns === 1 ? Promise.reject(new Error('broken')) : db.transaction(work, options)
  }
  await expect(endPackages({ ...db, transaction }, clock.now())).rejects.toThrow(AggregateError)
  const left = await Promise.all(people.map(prepaid))
  expect(left.filter((sum) => sum === 0)).toHaveLength(1)
  await endPackages(db, clock.now())
  expect(await Promise.all(people.map(prepaid))).toEqual([0, 0])
  await expectAllRight()
})

test('after 180 days what is left is earned; a late return can be used for another week', async () => {
  const { place, does, clock, db } = world
  const me = await prepaidCustomer()
  await db.run(sql`
    update shipment_package set expires_at = ${new Date(clock.now().getTime() + day)} where person_id = ${me.id}`)
  const paid = await place(me, pointToPoint())
  const kept = await place(me)
  clock.advance(day)
  expect(linesOf(await place(me))[0]?.[0], 'its time is over, whether or not the clock was here').toBe(
    'transport',
  )
  await endPackages(db, clock.now())
  await endPackages(db, clock.now())
  expect((await packagesOf(me)).items[0]).toMatchObject({ state: 'over', left: 0, lapsed: 8 })
  expect(await prepaid(me), 'what the draft keeps stays').toBe(22_000)
  await expectAllRight()
  await does(me, kept, 'cancel')
  await endPackages(db, clock.now())
  expect([(await packagesOf(me)).items[0]?.lapsed, await prepaid(me)]).toEqual([9, 0])
  await does(me, paid, 'cancel')
  expect((await packagesOf(me)).items[0]).toMatchObject({ state: 'live', left: 1 })
  clock.advance(7 * day)
  await endPackages(db, clock.now())
  expect([(await packagesOf(me)).items[0]?.lapsed, await prepaid(me)]).toEqual([10, 0])
  await expectAllRight()
})

test('a prepaid parcel that was lost gives its shipment back, and found again uses another', async () => {
  const { place, does, people, money } = world
  const me = await prepaidCustomer()
  const order = await place(me, pointToPoint())
  await does(people.tashkentAgent, order, 'drop_off')
  await does(people.operator, order, 'write_off', { reason: 'lost', note: 'Omborda topilmadi' })
  expect([await leftOf(me), await prepaid(me)]).toEqual([[10], 220_000])
  await does(people.operator, order, 'report_found')
  await does(people.operator, order, 'reinstate', { courier_id: people.courier.id })
  expect([await leftOf(me), (await money(order)).prepaid]).toEqual([[9], -22_000])
  await expectAllRight()
})

test('a package or an order that says something else than the books is noticed', async () => {
  const { db, place } = world
  const me = await prepaidCustomer()
  await db.run(sql`update shipment_package set value_left = value_left - 1 where person_id = ${me.id}`)
  expect(await packageFaults(db)).toEqual([
    { personId: me.id, what: 'packages hold 219999, the books 220000' },
  ])
  await db.run(sql`update shipment_package set value_left = value_left + 1 where person_id = ${me.id}`)
  const { id } = await place(me)
  await db.run(sql`update customer_order set paid_at = now() where id = ${Number(id)}`)
  expect(await moneyFaults(db, new Date(0))).toEqual([
    { id: Number(id), what: 'is paid, but 0 of 10000 came in' },
  ])
  await db.run(sql`
    update customer_order set lines = lines || '[{"rule": "promotion", "amount": -500}]' where id = ${Number(id)}`)
  expect(await moneyFaults(db, new Date(0))).toEqual([
    { id: Number(id), what: 'has 500 taken off, but 0 was booked as a promotion' },
  ])
  await db.run(sql`update customer_order set paid_at = null, lines = lines - -1 where id = ${Number(id)}`)
  await expectAllRight()
})

const steps = ['place', 'place heavy', 'free', 'pay', 'cash', 'cancel', 'buy', 'week'] as const

test('whatever people order, pay and cancel, the books hold after every step', async () => {
  const step = fc.record({ what: fc.constantFrom(...steps), which: fc.nat({ max: 9 }) })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 10 }), async (story) => {
      const me = await addPerson(world, 'customer')
      await world.topUp(me, 700_000)
      await welcomeCustomer(world.db, me.id, world.clock.now())
      const orders: Shown[] = []
      for (const { what, which } of story) {
        await tell(me, orders, what, which)
        await expectAllRight()
      }
    }),
    { numRuns: 4 },
  )
}, 240_000)

/** Some steps are refused at their moment: that is an answer too. */
async function tell(me: Person, orders: Shown[], what: (typeof steps)[number], which: number): Promise<void> {
  const { place, checkout, verb, people, clock } = world
  const order = orders[which % Math.max(1, orders.length)]
  if (what === 'place') orders.push(await place(me))
  else if (what === 'place heavy') orders.push(await place(me, { parcel_size: { weight: 12 } }))
  else if (what === 'free') orders.push(await place(me, pointToPoint()))
  else if (what === 'buy') await buying(me)
  else if (what === 'week') {
    clock.advance(8 * day)
    await runClocks(world, clock.now())
    await endPackages(world.db, clock.now())
  } else if (!order) return
  else if (what === 'pay') await checkout(me, [order], 'balance')
  else if (what === 'cancel') await verb(me, order, 'cancel')
  else {
    await checkout(me, [order], 'cash')
    await verb(people.operator, order, 'confirm')
    await verb(people.courier, order, 'accept')
    await verb(people.courier, order, 'pick_up')
  }
}
