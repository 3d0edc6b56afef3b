import { beforeAll, expect, test } from 'vitest'
import { balanceOf, checkBooks, creditOf, post, saveCreditLimit } from '#modules/ledger/index.ts'
import { moneyFaults } from '#modules/orders/life/money-check.service.ts'
import { packageCalls } from '#modules/pricing/packages/package.calls.ts'
import { packageFaults } from '#modules/pricing/packages/package-clock.service.ts'
import { promotionFaults, welcomeCustomer } from '#modules/promos/index.ts'
import type { Db } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'
import type { RequestContext } from '#platform/http/route.ts'
import { hired, startWorld, type World } from '../../../../tests/scenarios/parcel-world.ts'
import { addMerchant, readyUpload, rowTexts } from '../../../../tests/support/ready-upload.ts'
import type { Texts } from '../domain/row.ts'
import { readBill } from './bill.service.ts'
import { saveUpload } from './save.service.ts'
import { saveRowsOf } from './saving.service.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})

const methods = { isOn: () => Promise.resolve(true) }

/** As the routes would call: the merchant's own words. */
const contextOf = (owner: number) =>
  ({
    db: world.db,
    now: world.clock.now(),
    locale: 'uz',
    translate: (key: string) => key,
    caller: { kind: 'merchant', person: owner, reach: 'own' },
  }) as unknown as RequestContext

type Wish = Parameters<typeof saveUpload>[2]

const saving = (owner: number, upload: number, wish: Partial<Wish> = {}) =>
  saveUpload(contextOf(owner), String(upload), { payment_type: 'balance', ...wish }, methods)

async function billOf(owner: number, upload: number, collection = false) {
  const bill = await readBill(
    contextOf(owner),
    String(upload),
    { payment_type: 'balance', collection },
    methods,
  )
  if (!bill.ok) throw new Error(bill.error.code)
  return bill.value
}

const work = (upload: number, db: Db = world.db, batch?: number) =>
  saveRowsOf({ db, now: () => world.clock.now() }, upload, batch === undefined ? {} : { batch })

async function merchant(money = 0): Promise<number> {
  const id = await addMerchant(world.db)
  if (money > 0)
    await post(world.db, {
      key: `money:${id}`,
      template: 'top_up_approved',
      facts: { customer: id, amount: money },
      at: world.clock.now(),
    })
  return id
}

const uploadOf = (owner: number, rows: readonly Texts[]) =>
  readyUpload(world.db, owner, rows, world.clock.now())
const rows = (count: number, given: Texts = {}) =>
  Array.from({ length: count }, (_, n) => rowTexts(n + 1, given))

type Kept = { n: number; orderId: number; externalId: string; total: number; status: string; rules: string }

/** Every row with its order. */
const ordersOf = (upload: number) =>
  world.db.many<Kept>(sql`
    select n, placed.id as "orderId", external_id as "externalId", placed.total, placed.status,
      (select string_agg((line ->> 'rule') || ' ' || (line ->> 'amount'), ', ') from jsonb_array_elements(lines) line) as rules
    from bulk_row join customer_order placed on placed.id = order_id where upload_id = ${upload} order by n`)

const balance = (owner: number) => balanceOf(world.db, 'customer_balance', owner)
const reserved = (owner: number) => balanceOf(world.db, 'reserved', owner)

async function expectNothingWrong(): Promise<void> {
  expect(await checkBooks(world.db)).toEqual([])
  expect(await moneyFaults(world.db, new Date(0))).toEqual([])
  expect(await packageFaults(world.db)).toEqual([])
  expect(await promotionFaults(world.db)).toEqual([])
}

const sum = (orders: readonly { total: number }[]) => orders.reduce((all, { total }) => all + total, 0)

test('the whole sum is set aside, each row becomes one order paid from it, and the bill was true', async () => {
  const owner = await merchant(10_000_000)
  const unlike: Record<number, string> = { 6: 'QIZILQUM 7', 7: '2024-771843' }
  const numbers = rows(12).map(({ external_id }, at) => unlike[at] ?? external_id ?? '')
  const upload = await uploadOf(
    owner,
    rows(12).map((texts, at) => ({ ...texts, external_id: numbers[at] ?? '' })),
  )
  const bill = await billOf(owner, upload)
  const saved = await saving(owner, upload, { total: bill.total })
  expect(saved).toMatchObject({ ok: true, value: { state: 'saving', saved: 0, rows: 12 } })
  expect([await balance(owner), await reserved(owner)]).toEqual([10_000_000 - bill.total, bill.total])
  await work(upload, world.db, 5)
  const orders = await ordersOf(upload)
  expect(orders.map(({ n, externalId, status }) => [n, externalId, status])).toEqual(
    numbers.map((number, at) => [at + 1, number, 'new']),
  )
  expect(sum(orders)).toBe(bill.total)
  expect([await balance(owner), await reserved(owner)]).toEqual([10_000_000 - bill.total, 0])
  expect(await saving(owner, upload)).toMatchObject({ error: { code: 'upload_already_saved' } })
  const person = await hired(world, { id: owner, headers: {} }, 'customer')
  for (const [q, number] of [
    ['Қизилқум', 'QIZILQUM 7'],
    ['2024-771843', '2024-771843'],
    ['771843', '2024-771843'],
  ]) {
    const found = await world.list(person, { q })
    expect(found.items.map(({ external_id }) => external_id)).toEqual([number])
  }
  // A job that comes twice finds nothing to do.
  await work(upload)
  expect(await ordersOf(upload)).toEqual(orders)
  await expectNothingWrong()
})

/** A database whose connection is killed instead of the n-th statement; the last ones go with the commit. */
function dyingAt(n: number): Db {
  let asked = 0
  const dying = (tx: Db): Db => {
    const alive = async () => {
      asked += 1
      if (asked >= n) await tx.run(sql`select pg_terminate_backend(pg_backend_pid())`)
    }
    const mortal: Db = {
      ...tx,
      many: async (statement) => alive().then(() => tx.many(statement)),
      maybe: async (statement) => alive().then(() => tx.maybe(statement)),
      one: async (statement) => alive().then(() => tx.one(statement)),
      run: async (statement) => alive().then(() => tx.run(statement)),
      transaction: (inner) => inner(mortal),
    }
    return mortal
  }
  return { ...world.db, transaction: (work) => world.db.transaction((tx) => work(dying(tx))) }
}

test('killed again and again, at every statement in turn, each row is an order once', async () => {
  const owner = await merchant(50_000_000)
  const upload = await uploadOf(owner, rows(90))
  expect((await saving(owner, upload)).ok).toBe(true)
  let kills = 0
  for (let isDone = false; !isDone && kills < 500; kills += isDone ? 0 : 1)
    isDone = await work(upload, dyingAt(kills + 1), 10).then(
      () => true,
      () => false,
    )
  expect(kills).toBeGreaterThan(10)
  const orders = await ordersOf(upload)
  expect(orders).toHaveLength(90)
  const { count } = await world.db.one<{ count: number }>(sql`
    select count(*) as count from customer_order where owner_id = ${owner}`)
  expect(count).toBe(90)
  expect([await balance(owner), await reserved(owner)]).toEqual([50_000_000 - sum(orders), 0])
  await expectNothingWrong()
})

test('what is short refuses the whole upload, and nothing is done', async () => {
  const owner = await merchant(50_000)
  const upload = await uploadOf(owner, rows(3))
  expect(await saving(owner, upload)).toEqual({ ok: false, error: { code: 'balance_too_low' } })
  expect([await balance(owner), await reserved(owner)]).toEqual([50_000, 0])
  expect(await ordersOf(upload)).toEqual([])
  expect((await billOf(owner, upload)).ways[0]).toMatchObject({ payment_type: 'balance', enabled: false })
})

test('another merchant neither sees the bill nor saves', async () => {
  const upload = await uploadOf(await merchant(1_000_000), rows(1))
  const stranger = await merchant(1_000_000)
  expect(await saving(stranger, upload)).toEqual({ ok: false, error: { code: 'not_found' } })
  await expect(billOf(stranger, upload)).rejects.toThrow('not_found')
})

test('a row with an error, a sum that was not shown and a day that is not offered refuse', async () => {
  const owner = await merchant(1_000_000)
  const wrong = await uploadOf(owner, [rowTexts(1), rowTexts(2, { weight: 'ogʻir' })])
  expect(await saving(owner, wrong)).toMatchObject({ error: { code: 'rows_have_errors' } })
  const upload = await uploadOf(owner, rows(1))
  const { total } = await billOf(owner, upload)
  expect(await saving(owner, upload, { total: total - 1 })).toMatchObject({
    error: { code: 'prices_changed' },
  })
  const collection = { day: '2026-11-01', interval: '09:00-12:00' } as const
  expect(await saving(owner, upload, { collection })).toMatchObject({ error: { code: 'day_not_offered' } })
  await world.db.run(
    sql`insert into service_pause (region_id, district_id, pickups, deliveries, starts_at, reason, made_at) values (14, 205, true, true, '2020-01-01', 'snow', '2020-01-01')`,
  )
  world.clock.advance(60_000)
  // Right when it was checked, and no more.
  expect(await saving(owner, upload)).toMatchObject({ error: { code: 'rows_have_errors' } })
  await world.db.run(sql`delete from service_pause where district_id = 205`)
  world.clock.advance(60_000)
  expect(await balance(owner)).toBe(1_000_000)
})

test.each([
  [3, 30_000],
  [7, 0],
])('one visit for %d parcels costs %d, on the first of them', async (count, fee) => {
  const owner = await merchant(5_000_000)
  const upload = await uploadOf(owner, rows(count))
  const [alone, together] = [await billOf(owner, upload), await billOf(owner, upload, true)]
  expect(together).toMatchObject({ collection_fee: fee, total: alone.total - alone.door_pickups + fee })
  const collection = { day: together.days.at(-1) ?? '', interval: '12:00-15:00' } as const
  const saved = await saving(owner, upload, { collection, total: together.total })
  expect(saved).toMatchObject({ value: { collection: { ...collection, fee } } })
  await work(upload)
  const orders = await ordersOf(upload)
  const visits = orders.map(({ rules }) => /collection (\d+)/.exec(rules)?.[1])
  expect(visits).toEqual([String(fee), ...Array(count - 1).fill('0')])
  expect(orders.every(({ rules }) => !rules.includes('door-pickup'))).toBe(true)
  expect(sum(orders)).toBe(together.total)
})

test('packages and promotions go to the first rows, and nobody else gets them meanwhile', async () => {
  const owner = await merchant(10_000_000)
  await world.db.run(sql`update price_promotion set off_at = null where slug = 'half_price'`)
  await welcomeCustomer(world.db, owner, world.clock.now())
  await world.db.run(sql`update price_promotion set off_at = now() where slug = 'half_price'`)
  const person = await hired(world, { id: owner, headers: {} }, 'customer')
  await world.send(person, packageCalls.buyPackage, { body: { shipments: 10, price: 220_000 } })
  const upload = await uploadOf(owner, rows(40))
  const bill = await billOf(owner, upload)
  expect(bill).toMatchObject({ packages: { rows: 10 } })
  // Half price is for a merchant's first twenty parcels, and 500,000 at most.
  expect(bill.promotions.rows).toBeGreaterThan(1)
  expect((await saving(owner, upload, { total: bill.total })).ok).toBe(true)
  await expectNothingWrong()
  const other = await world.place(person)
  expect((other.lines as { rule: string }[]).map(({ rule }) => rule)).not.toContain('package')
  await work(upload, world.db, 15)
  const orders = await ordersOf(upload)
  expect(orders.filter(({ rules }) => rules.includes('package')).map(({ n }) => n)).toEqual(
    Array.from({ length: 10 }, (_, n) => n + 1),
  )
  const off = orders.filter(({ rules }) => rules.includes('promotion')).map(({ n }) => n)
  expect(off).toEqual(Array.from({ length: bill.promotions.rows }, (_, n) => n + 11))
  expect(sum(orders)).toBe(bill.total)
  await expectNothingWrong()
})

test('on account the limit is held, then owed parcel by parcel', async () => {
  const owner = await merchant()
  const upload = await uploadOf(owner, rows(4))
  expect(await saving(owner, upload, { payment_type: 'on_account' })).toMatchObject({
    error: { code: 'payment_unavailable' },
  })
  const { total } = await billOf(owner, upload)
  const limit = { personId: owner, amount: total + 1, at: world.clock.now(), by: world.people.operator.id }
  await saveCreditLimit(world.db, limit)
  expect((await saving(owner, upload, { payment_type: 'on_account' })).ok).toBe(true)
  expect(await creditOf(world.db, owner)).toMatchObject({ held: total, owed: 0, free: 1 })
  await work(upload, world.db, 3)
  expect(await creditOf(world.db, owner)).toMatchObject({ held: 0, owed: total, free: 1 })
  const next = await uploadOf(owner, rows(1))
  expect(await saving(owner, next, { payment_type: 'on_account' })).toMatchObject({
    error: { code: 'balance_too_low' },
  })
  await expectNothingWrong()
})

test('of cash nothing is set aside and nobody is rung; whoever owes too much pays beforehand', async () => {
  const owner = await merchant()
  const upload = await uploadOf(owner, rows(2))
  expect((await saving(owner, upload, { payment_type: 'cash' })).ok).toBe(true)
  await work(upload)
  expect((await ordersOf(upload)).map(({ status }) => status)).toEqual(['new', 'new'])
  const facts = { customer: owner, amount: 3_000_000 }
  await post(world.db, { key: `owed:${owner}`, template: 'receivable_raised', facts, at: world.clock.now() })
  const next = await uploadOf(owner, rows(1))
  for (const type of ['cash', 'receiver'] as const)
    expect(await saving(owner, next, { payment_type: type })).toMatchObject({
      error: { code: 'debt_prepaid_only' },
    })
  await expectNothingWrong()
})
