import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { ordersCalls } from '#modules/orders/orders.calls.ts'
import { pricingCalls } from '#modules/pricing/pricing.calls.ts'
import { sql } from '#platform/db/sql.ts'
import {
  addPerson,
  day,
  draft,
  type Person,
  type Shown,
  startWorld,
  type World,
} from '../../../tests/scenarios/parcel-world.ts'
import { expectBooksRight } from '../../../tests/scenarios/payment-world.ts'
import { signUp } from '../../../tests/support/sign-in.ts'
import { runClocks } from '../orders/life/clock.service.ts'
import { offerCalls } from './offers/offers.calls.ts'
import { tellPartners } from './partners/statement-pay.service.ts'
import { promotionFaults } from './promos.service.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})

let phones = 0
async function newcomer(phone = String(935_100_000 + ++phones * 1003)): Promise<Person> {
  const { user, headers } = await signUp(world, phone)
  return { id: Number(user.id), headers }
}

/** Somebody who signed up while half price was on offer. */
async function halfPriceCustomer(): Promise<Person> {
  await world.db.run(sql`update price_promotion set off_at = null where slug = 'half_price'`)
  const person = await newcomer()
  await world.db.run(sql`update price_promotion set off_at = now() where slug = 'half_price'`)
  return person
}

const promotionOf = ({ lines }: Shown) =>
  (lines as { rule: string; amount: number; because: string }[]).find(({ rule }) => rule === 'promotion')

/** A small box from point to point inside one region: exactly what a first parcel is free up to. */
const smallest = () => ({
  delivery_option: 1,
  from: { region: 14, city: 205, point_id: world.points.tashkent },
  to: { region: 14, city: 205, point_id: world.points.tashkent },
})

async function quoted(who: Person | undefined, ownerId?: number): Promise<number[]> {
  const { parcel_size, from, to } = draft()
  const answer = await world.call(pricingCalls.calculateParcel, {
    body: { parcel_size, from, to, owner_id: ownerId },
    ...(who ? { headers: who.headers } : {}),
  })
  return (answer.body.results as { price: number }[]).map(({ price }) => price)
}

test('a visitor and an old customer are told the tariff, a newcomer the price of the first parcel', async () => {
  const tariff = await quoted(undefined)
  expect(await quoted(world.people.sender)).toEqual(tariff)
  const mine = await quoted(await newcomer())
  expect(mine).toEqual(tariff.map((price) => price - 15_000))
})

test('the first parcel is taken off once: the draft that has it keeps it, and gives it back when cancelled', async () => {
  const { place, does, money } = world
  const me = await newcomer()
  const first = await place(me)
  expect(promotionOf(first)?.amount).toBe(-15_000)
  const second = await place(me)
  expect(promotionOf(second)).toBeUndefined()
  expect(await money(first), 'a draft is nothing to book').toEqual({})
  await does(me, first, 'cancel')
  expect(promotionOf(await place(me))?.amount).toBe(-15_000)
})

test('a draft that runs out gives the first parcel back', async () => {
  const me = await newcomer()
  await world.place(me)
  world.clock.advance(8 * day)
  await runClocks(world, world.clock.now())
  expect(promotionOf(await world.place(me))?.amount).toBe(-15_000)
})

test('of two drafts placed at once only one is free', async () => {
  const me = await newcomer()
  const placed = await Promise.all([1, 2, 3, 4].map(() => world.place(me)))
  expect(placed.filter((order) => promotionOf(order))).toHaveLength(1)
})

test('revenue shows the full price; what is given back is only what was paid', async () => {
  const { topUp, place, checkout, does, money, balance, shownIn } = world
  const me = await newcomer()
  await topUp(me, 100_000)
  const order = await place(me)
  shownIn(await checkout(me, [order], 'balance'))
  const full = order.price + 15_000
  expect(await money(order)).toEqual({ customer_balance: -order.price, revenue: full, promotions: 15_000 })
  await expectBooksRight(world)
  await does(me, order, 'cancel')
  expect(await balance(me)).toBe(100_000)
  expect(await money(order)).toEqual({ customer_balance: 0, revenue: 0, promotions: 0 })
  expect(promotionOf(await place(me)), 'the right is back').toBeDefined()
  await expectBooksRight(world)
})

test('a parcel that costs nothing is ready at once; cancelled before pickup, it can be free again', async () => {
  const { place, does, money } = world
  const me = await newcomer()
  const order = await place(me, smallest())
  expect(order).toMatchObject({ status: 'new', paid: true, price: 0 })
  expect(await money(order)).toEqual({ revenue: 15_000, promotions: 15_000 })
  expect((await place(me, smallest())).status, 'the next one is paid for').toBe('draft')
  await does(me, order, 'cancel')
  expect(await place(me, smallest())).toMatchObject({ status: 'new', price: 0 })
  await expectBooksRight(world)
})

test('the sender of a heavier parcel pays the difference after their yes, and the promotion stays what it was', async () => {
  const { topUp, place, checkout, does, money, people, balance, agrees, shownIn } = world
  const me = await newcomer()
  await topUp(me, 100_000)
  const order = await place(me)
  shownIn(await checkout(me, [order], 'balance'))
  const before = await balance(me)
  await does(people.courier, order, 'accept')
  await does(people.courier, order, 'pick_up', { weight: 2, photos: ['tarozi'] })
  await agrees(order)
  expect(before - (await balance(me))).toBe(5_000)
  expect((await money(order)).promotions).toBe(15_000)
  await expectBooksRight(world)
})

test('who signs up while half price is on offer pays half for a month, and the best promotion wins', async () => {
  const { place } = world
  const me = await halfPriceCustomer()
  const dear = await place(me)
  expect(promotionOf(dear)?.amount).toBe(-dear.price)
  const cheap = await place(me, smallest())
  expect(cheap, 'a free first parcel is worth more than half of it').toMatchObject({
    price: 0,
    status: 'new',
  })
  expect(promotionOf(cheap)?.because).toContain('eng foydalisi')
  world.clock.advance(31 * day)
  expect(promotionOf(await place(me))).toBeUndefined()
})

test('half price is booked by payment, by cash at the door and by a payer at the end alike', async () => {
  const { place, checkout, does, money, people, shownIn } = world
  const me = await halfPriceCustomer()
  for (const type of ['cash', 'receiver'] as const) {
    const order = await place(me, { payment_type: type })
    shownIn(await checkout(me, [order], type))
    await does(people.operator, order, 'confirm')
    expect(await money(order)).toEqual({ revenue: order.price, promotions: order.price })
    await expectBooksRight(world)
    await does(me, order, 'cancel')
    expect(await money(order)).toEqual({ revenue: 0, promotions: 0 })
  }
})

test('a phone whose account was deleted is no new customer', async () => {
  const phone = '935990001'
  const before = await newcomer(phone)
  await world.db.run(sql`
    insert into retained_person (person_id, phone, full_name, deleted_at, keep_until)
    values (${before.id}, ${phone}, '', now(), now())`)
  await world.db.run(sql`update person set phone = null, status = 'deleted' where id = ${before.id}`)
  // Until another code may be sent.
  world.clock.advance(120_000)
  expect(promotionOf(await world.place(await newcomer(phone)))).toBeUndefined()
})

test('an order repeated with its key takes the right once', async () => {
  const me = await newcomer()
  const key = randomUUID()
  const [once, twice] = [
    await world.send(me, ordersCalls.createOrder, { body: draft() }, key),
    await world.send(me, ordersCalls.createOrder, { body: draft() }, key),
  ]
  expect(twice.body).toEqual(once.body)
  expect(promotionOf(world.shownIn(twice))).toBeDefined()
})

test('staff price and order for a newcomer with the newcomer’s right; nobody else names another customer', async () => {
  const me = await newcomer()
  const mine = await quoted(me)
  expect(await quoted(world.people.operator, me.id)).toEqual(mine)
  expect(await quoted(world.people.stranger, me.id)).toEqual(await quoted(undefined))
  const order = await world.place(world.people.operator, { owner_id: me.id })
  expect(mine).toContain(order.price)
  expect(promotionOf(order)?.amount).toBe(-15_000)
})

let offers = 0
/** Something off for everybody, within a budget. */
async function fiveOff(budget: number): Promise<string> {
  const now = world.clock.now()
  const name = { uz: 'Besh ming', oz: null, ru: 'Пять тысяч', en: 'Five thousand' }
  const { slug } = await world.db.one<{ slug: string }>(sql`
    insert into price_promotion (slug, gives, amount, for_whom, starts_at, budget, texts, cyrillic)
    values (${`t${++offers}`}, 'amount', 5000, 'everybody', ${now}, ${budget},
      ${JSON.stringify({ name, title: name, text: name })}::jsonb, '{"name": "Беш минг"}')
    returning slug`)
  return slug
}

const stop = (slug: string) =>
  world.db.run(sql`update price_promotion set off_at = now() where slug = ${slug}`)

const usedOf = async (slug: string) =>
  (await world.db.one<{ used: number }>(sql`select used from price_promotion where slug = ${slug}`)).used

test('a budget is given to the last so’m and not once more, however many ask at one moment', async () => {
  const slug = await fiveOff(17_000)
  const people = await Promise.all(Array.from({ length: 8 }, () => addPerson(world, 'customer')))
  const placed = await Promise.all(people.map((who) => world.place(who)))
  const lucky = placed.filter((order) => promotionOf(order)?.amount === -5_000)
  expect(lucky).toHaveLength(3)
  expect(await usedOf(slug)).toBe(15_000)
  const [first] = lucky
  const owner = first && people[placed.indexOf(first)]
  if (owner) await world.does(owner, first, 'cancel')
  expect(await usedOf(slug)).toBe(10_000)
  const late = await addPerson(world, 'customer')
  expect(promotionOf(await world.place(late))?.amount, 'what was let go is to be had again').toBe(-5_000)
  expect(promotionOf(await world.place(late))).toBeUndefined()
  expect(await promotionFaults(world.db)).toEqual([])
  await stop(slug)
})

test('the quote names the promotion that won and why the others did not', async () => {
  const slug = await fiveOff(1_000_000)
  const me = await newcomer()
  const { parcel_size, from, to } = draft()
  const ask = async () => {
    const answer = await world.call(pricingCalls.calculateParcel, {
      body: { parcel_size, from, to },
      headers: { ...me.headers, 'accept-language': 'en' },
    })
    const [offer] = answer.body.results as {
      promotion: { name: string; others: { name: string; reason: string }[] }
    }[]
    return offer?.promotion
  }
  const promotion = await ask()
  expect(promotion?.name).toBe('First parcel free')
  expect(promotion?.others.map(({ name }) => name)).toEqual(['Bring a friend', 'Five thousand'])
  await stop(slug)
})

test('more than the price is never taken off; money that goes back frees the budget once', async () => {
  const { topUp, place, checkout, shownIn, verb, does, money } = world
  const slug = await fiveOff(1_000_000)
  await world.db.run(sql`update price_promotion set amount = 900000 where slug = ${slug}`)
  const me = await addPerson(world, 'customer')
  const free = await place(me)
  expect(free).toMatchObject({ price: 0, paid: true })
  const full = await usedOf(slug)
  expect(await money(free)).toEqual({ revenue: full, promotions: full })
  await world.db.run(sql`update price_promotion set amount = 5000 where slug = ${slug}`)
  await topUp(me, 200_000)
  const paid = await place(me)
  shownIn(await checkout(me, [paid], 'balance'))
  const twice = [1, 2].map(() => verb(me, paid, 'cancel'))
  expect((await Promise.all(twice)).filter(({ status }) => status < 300)).toHaveLength(1)
  expect(await usedOf(slug)).toBe(full)
  await does(me, free, 'cancel')
  expect(await usedOf(slug)).toBe(0)
  expect(await promotionFaults(world.db)).toEqual([])
  await expectBooksRight(world)
  await stop(slug)
})

test('at midnight of Tashkent it is over for prices to come, and kept by the draft of the minute before', async () => {
  const { topUp, place, checkout, shownIn, clock } = world
  const slug = await fiveOff(1_000_000)
  const midnight = new Date(Math.ceil((clock.now().getTime() + 19 * 3_600_000) / day) * day - 5 * 3_600_000)
  await world.db.run(sql`update price_promotion set ends_at = ${midnight} where slug = ${slug}`)
  const me = await addPerson(world, 'customer')
  await topUp(me, 200_000)
  clock.advance(midnight.getTime() - clock.now().getTime() - 1)
  const [tariff] = await quoted(undefined)
  const [mine] = await quoted(me)
  expect(mine).toBe((tariff ?? 0) - 5_000)
  const kept = await place(me)
  clock.advance(1)
  expect(await quoted(me)).toEqual(await quoted(undefined))
  expect(promotionOf(await place(me))).toBeUndefined()
  shownIn(await checkout(me, [kept], 'balance'))
  expect((await world.money(kept)).promotions).toBe(5_000)
  await expectBooksRight(world)
})

test('a promotion costs what was agreed, and a new customer is one whose first order has it', async () => {
  const slug = await fiveOff(1_000_000)
  const { topUp, place, checkout, shownIn, people } = world
  const me = await addPerson(world, 'customer')
  await topUp(me, 200_000)
  for (const order of [await place(me), await place(me)]) shownIn(await checkout(me, [order], 'balance'))
  await place(me)
  const { id } = await world.db.one<{ id: number }>(sql`select id from price_promotion where slug = ${slug}`)
  const report = await world.call(offerCalls.readReport, {
    params: { id: String(id) },
    headers: people.operator.headers,
  })
  expect(report.body.data).toMatchObject({
    cost: 10_000,
    parcels: 2,
    customers: 1,
    new_customers: 1,
    held: 5_000,
  })
  await expectBooksRight(world)
  await stop(slug)
})

test('whoever signs up by a partner’s code is their customer, and a month is told once', async () => {
  const { db, clock, topUp, place, checkout, shownIn } = world
  const { id } = await db.one<{ id: number }>(sql`
    insert into partner (code, name, percent, months, created_at)
    values ('BOZOR1', 'Bozor', 10, 12, ${clock.now()}) returning id`)
  const { user, headers } = await signUp(world, '935880001', { referral_id: 'bozor1' })
  const me = { id: Number(user.id), headers }
  await topUp(me, 200_000)
  const order = await place(me)
  shownIn(await checkout(me, [order], 'balance'))
  // The whole life of a parcel is told elsewhere; here only its end counts.
  await db.run(sql`
    update customer_order set status = 'done', status_at = ${clock.now()} where id = ${Number(order.id)}`)
  clock.advance(32 * day)
  await tellPartners(db, clock.now())
  const tell = () =>
    db.many(sql`select parcels, paid, reward from partner_statement where partner_id = ${id}`)
  const told = [{ parcels: 1, paid: order.price, reward: Math.floor(order.price / 10) }]
  expect(await tell()).toEqual(told)
  await tellPartners(db, clock.now())
  expect(await tell()).toEqual(told)
})
