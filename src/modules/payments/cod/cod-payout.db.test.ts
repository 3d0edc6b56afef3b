import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { sql } from '#platform/db/sql.ts'
import {
  broughtBack,
  type CodWorld,
  goods,
  signed,
  startCodWorld,
} from '../../../../tests/scenarios/cod-world.ts'
import { hour, type Person, type Shown } from '../../../../tests/scenarios/parcel-world.ts'
import { requestOf } from '../../../../tests/support/named-call.ts'
import { codCalls } from './cod.calls.ts'
import { findFaults } from './cod.repo.ts'
import { readCodClock } from './cod-clock.service.ts'
import { codDeskCalls } from './cod-desk.calls.ts'
import { payDueToBalances } from './cod-payout.service.ts'

let world: CodWorld
beforeAll(async () => {
  world = await startCodWorld()
})

test('a run pays balances at once and lists bank accounts: made, sent, confirmed or returned', async () => {
  const [one, other, courier] = [await world.sender(), await world.sender(), await world.courier()]
  await world.toBank(one)
  const order = await world.delivered(one, courier)
  await world.delivered(one, courier)
  await world.delivered(other, courier)
  const { data, status } = await world.run([String(one.id), String(other.id)])
  expect(status).toBe(201)
  expect(data).toMatchObject({
    to_balances: { senders: 1, amount: goods },
    batch: { payouts: 1, amount: 2 * goods, sent_at: null },
  })
  expect(await world.clockOf(one, order)).toMatchObject({
    stage: 'on_the_way',
    goes_to: 'bank',
    paid_at: null,
  })
  expect(await world.codOwedTo(one)).toBe(2 * goods)

  const headers = { ...world.cashier.headers, 'accept-language': 'uz' }
  const file = async (format: string) =>
    world.app.inject({
      ...requestOf(codDeskCalls.readBankFile, { params: { id: data.batch?.id }, query: { format } }),
      headers,
    })
  const csv = (await file('csv')).body
  expect(csv.trim().split('\r\n')).toHaveLength(2)
  expect(csv).toContain(`Savdo MCHJ;00444;20208000900123456001;${2 * goods};`)
  const text = new TextDecoder('windows-1251').decode((await file('txt')).rawPayload)
  expect(text).toContain(`Сумма=${2 * goods}.00`)
  expect(text).toMatch(/НазначениеПлатежа=.*, reyestr №.\d+, 2 ta posilka\r\n/)

  const sent = await Promise.all([
    world.ask(world.cashier, codDeskCalls.sendBatch, { params: { id: data.batch?.id } }),
    world.ask(world.colleague, codDeskCalls.sendBatch, { params: { id: data.batch?.id } }),
  ])
  expect(sent.map((answer) => answer.status).sort()).toEqual([200, 409])
  expect(await world.codOwedTo(one)).toBe(0)
  expect((await world.clockOf(one, order)).stage).toBe('paid')
  const { items } = (await world.ask(one, codCalls.listPayouts)).data
  expect(items).toMatchObject([
    { how: 'bank', state: 'sent', amount: 2 * goods, parcels: 2, account: '•••• 6001' },
  ])

  const payout = { id: items[0]?.id }
  const returned = await world.ask(world.cashier, codDeskCalls.returnPayout, {
    params: payout,
    body: { note: 'Hisob yopilgan' },
  })
  expect(returned.status).toBe(200)
  expect(await world.codOwedTo(one)).toBe(2 * goods)
  expect((await world.clockOf(one, order)).stage).toBe('collected')
  const late = await world.ask(world.cashier, codDeskCalls.confirmPayout, { params: payout, body: {} })
  expect(late.code).toBe('payout_closed')

  const again = await world.run([String(one.id)])
  const detail = await world.ask(world.cashier, codDeskCalls.sendBatch, {
    params: { id: again.data.batch?.id },
  })
  await world.ask(world.cashier, codDeskCalls.confirmPayout, {
    params: { id: detail.data.items[0]?.id },
    body: {},
  })
  expect(await world.codOwedTo(one)).toBe(0)
  const books = await world.ask(one, codCalls.listPayouts)
  expect(books.data.items.map(({ state, note }) => [state, note])).toEqual([
    ['confirmed', null],
    ['returned', 'Hisob yopilgan'],
  ])
  await world.expectAllRight()
})

test.each(['1-1-1', '0', '-5', '1e3'])('a cursor that is none (%s) is told so', async (cursor) => {
  const who = await world.sender()
  const answer = await world.ask(who, codCalls.listPayouts, { query: { cursor } })
  expect(answer.status).toBe(422)
})

test('the registry has a line a parcel, for its sender and for nobody else', async () => {
  const [who, stranger, courier] = [await world.sender(), await world.sender(), await world.courier()]
  const orders = [await world.delivered(who, courier), await world.delivered(who, courier)]
  await world.run([String(who.id)])
  const { items } = (await world.ask(who, codCalls.listPayouts)).data
  const read = (person: Person, format: string) =>
    world.app.inject({
      ...requestOf(codCalls.readRegistry, { params: { id: items[0]?.id }, query: { format } }),
      headers: { ...person.headers, 'accept-language': 'uz' },
    })
  const csv = (await read(who, 'csv')).body.trim().split('\r\n')
  expect(csv).toHaveLength(3)
  for (const { id, tracking_code } of orders)
    expect(csv.some((line) => line.includes(`;${tracking_code};${id};${goods};`))).toBe(true)
  for (const [format, start] of [
    ['xlsx', 'PK'],
    ['pdf', '%PDF'],
  ] as const)
    expect((await read(who, format)).rawPayload.subarray(0, start.length).toString()).toBe(start)
  expect((await read(stranger, 'csv')).statusCode).toBe(404)
})

test('an account that does not open stops the file instead of being left out of it', async () => {
  const [who, courier] = [await world.sender(), await world.courier()]
  await world.toBank(who)
  await world.delivered(who, courier)
  const { data } = await world.run([String(who.id)])
  const file = () =>
    world.call(codDeskCalls.readBankFile, { params: { id: data.batch?.id }, headers: world.cashier.headers })
  expect((await file()).status).toBe(200)
  const { account } = await world.db.one<{ account: Buffer }>(sql`
    select account from cod_payout where person_id = ${who.id}`)
  const keep = (bytes: Buffer) =>
    world.db.run(sql`update cod_payout set account = ${bytes} where person_id = ${who.id}`)
  await keep(Buffer.from('sealed with another key'))
  expect((await file()).status).toBe(500)
  await keep(account)
  expect((await file()).status).toBe(200)
})

test('of two runs at once one pays', async () => {
  const [who, courier] = [await world.sender(), await world.courier()]
  const before = await world.balance(who)
  const order = await world.delivered(who, courier)
  const price = order.price
  const pay = (by: Person) =>
    world.ask(by, codDeskCalls.runPayouts, { body: { sender_ids: [String(who.id)] } })
  const cash = world.ask(world.cashier, codDeskCalls.payInCash, {
    params: { id: who.id },
    body: { amount: goods },
  })
  const answers = await Promise.all([
    pay(world.cashier),
    pay(world.colleague),
    cash,
    payDueToBalances(world.db, new Date(world.clock.now().getTime() + 21 * hour)),
  ])
  const paid = answers.slice(0, 3).filter((answer) => (answer as { status: number }).status < 300).length
  const byClock = await world.db.one<{ count: number }>(sql`
    select count(*) as count from cod_payout where person_id = ${who.id}`)
  expect(byClock.count).toBe(1)
  expect(paid).toBeLessThanOrEqual(1)
  const inHand = (await world.balance(who)) - before + price
  expect([0, goods]).toContain(inHand)
  expect(await world.codOwedTo(who)).toBe(0)
  await world.expectAllRight()
})

/** Meanwhile the table takes no other new rows. */
async function takingOnly(rows: { table: string; where: string }, work: () => Promise<void>): Promise<void> {
  const alter = (how: string) =>
    world.db.run({ name: '', text: `alter table ${rows.table} ${how}`, values: [] })
  await alter(`add constraint only_these check (${rows.where}) not valid`)
  try {
    await work()
  } finally {
    await alter('drop constraint only_these')
  }
}

const payoutsOf = ({ id }: Person) =>
  world.db.many<{ how: string; amount: number; batch_id: number | null }>(sql`
    select how, amount, batch_id from cod_payout where person_id = ${id} order by id`)

test('a sender whose payout fails stops nobody else, to balances or on the list, and is paid by the next run', async () => {
  const courier = await world.courier()
  const people = [await world.sender(), await world.sender(), await world.sender(), await world.sender()]
  const [badBalance, balance, badBank, bank] = people as [Person, Person, Person, Person]
  for (const who of [badBank, bank]) await world.toBank(who)
  for (const who of people) await world.delivered(who, courier)
  const ids = people.map(({ id }) => String(id))
  const where = `person_id not in (${badBalance.id}, ${badBank.id})`
  await takingOnly({ table: 'cod_payout', where }, async () => {
    const { status, data } = await world.run(ids)
    expect(status).toBe(201)
    expect(data).toMatchObject({
      to_balances: { senders: 1, amount: goods },
      batch: { payouts: 1, amount: goods },
    })
    expect(data.failed.map(({ id }) => Number(id))).toEqual([badBalance.id, badBank.id])
  })
  const failures = world.log.filter((line) => line.includes('2 could not be paid'))
  expect(failures).toEqual([expect.stringContaining(`person ${badBank.id}: new row`)])
  expect(await payoutsOf(balance)).toMatchObject([{ how: 'balance', amount: goods }])
  expect(await payoutsOf(bank)).toMatchObject([{ how: 'bank', amount: goods }])
  expect([await payoutsOf(badBalance), await payoutsOf(badBank)]).toEqual([[], []])
  await world.expectAllRight()

  const next = await world.run(ids)
  expect(next.data).toMatchObject({
    to_balances: { senders: 1, amount: goods },
    batch: { payouts: 1, amount: goods },
    failed: [],
  })
  for (const who of people) expect(await payoutsOf(who)).toHaveLength(1)
  expect((await world.run(ids)).code).toBe('nothing_owed')
  await world.expectAllRight()
})

test('a run in which nobody can be paid names them all, also when it is the list that cannot be kept', async () => {
  const [one, other, courier] = [await world.sender(), await world.sender(), await world.courier()]
  await world.toBank(other)
  for (const who of [one, other]) await world.delivered(who, courier)
  const ids = [one, other].map(({ id }) => String(id))
  await takingOnly({ table: 'audit_entry', where: "action <> 'cod.run'" }, async () => {
    const { status, data } = await world.run(ids)
    expect(status).toBe(201)
    expect(data).toMatchObject({ to_balances: { senders: 0, amount: 0 }, batch: null })
    expect(data.failed.map(({ id }) => id)).toEqual(ids)
  })
  expect([await payoutsOf(one), await payoutsOf(other)]).toEqual([[], []])
  expect((await world.run(ids)).data.failed).toEqual([])
  await world.expectAllRight()
})

test('a run that breaks off before its answer is kept has paid once, and so it stays when it is repeated', async () => {
  const [one, other, courier] = [await world.sender(), await world.sender(), await world.courier()]
  await world.toBank(other)
  for (const who of [one, other]) await world.delivered(who, courier)
  const headers = { ...world.cashier.headers, 'idempotency-key': randomUUID() }
  const body = { sender_ids: [String(one.id), String(other.id)] }
  const run = () => world.call(codDeskCalls.runPayouts, { headers, body })
  await takingOnly({ table: 'idempotency_key', where: 'false' }, async () => {
    expect((await run()).status).toBe(500)
  })
  for (const who of [one, other]) expect(await payoutsOf(who)).toHaveLength(1)
  expect((await run()).body.code).toBe('nothing_owed')

  await world.delivered(one, courier)
  const first = await run()
  const again = await run()
  expect([first.status, again.body]).toEqual([201, first.body])
  expect(again.headers['idempotency-replayed']).toBe('true')
  expect(await payoutsOf(one)).toHaveLength(2)
  await world.expectAllRight()
})

test('every payout of a run has its line in the audit log', async () => {
  const [one, other, courier] = [await world.sender(), await world.sender(), await world.courier()]
  await world.toBank(other)
  for (const who of [one, other]) await world.delivered(who, courier)
  const { data } = await world.run([String(one.id), String(other.id)])
  const { id } = await world.db.one<{ id: number }>(
    sql`select id from cod_payout where person_id = ${one.id}`,
  )
  const lines = await world.db.many(sql`
    select action, after from audit_entry where object in (${`cod-payout:${id}`}, ${`cod-batch:${data.batch?.id}`})
    order by id`)
  expect(lines).toEqual([
    { action: 'cod.run', after: { amount: goods } },
    { action: 'cod.run', after: { to_bank: goods } },
  ])
})

test('what stands on a list that nobody has sent is owed still, and late in its time', async () => {
  const [who, courier] = [await world.sender(), await world.courier()]
  await world.toBank(who)
  const totals = async () => (await world.ask(world.cashier, codDeskCalls.listOwed)).data.totals
  const before = await totals()
  const order = await world.delivered(who, courier)
  await world.db.run(sql`
    update cod_parcel set collected_at = collected_at - interval '25 hours' where order_id = ${Number(order.id)}`)
  const { data } = await world.run([String(who.id)])
  const listed = {
    amount: before.amount + goods,
    late: before.late + 1,
    late_amount: before.late_amount + goods,
    listed: before.listed + goods,
  }
  expect(await totals()).toMatchObject(listed)
  await world.ask(world.cashier, codDeskCalls.sendBatch, { params: { id: data.batch?.id } })
  expect(await totals()).toEqual(before)
})

test('late ones come first at the desk', async () => {
  const [late, fresh, courier] = [await world.sender(), await world.sender(), await world.courier()]
  const old = await world.delivered(late, courier, broughtBack)
  await world.db.run(sql`
    update cod_parcel set collected_at = collected_at - interval '400 days' where order_id = ${Number(old.id)}`)
  await world.delivered(fresh, courier)
  const { data } = await world.ask(world.cashier, codDeskCalls.listOwed)
  expect(data.items[0]).toMatchObject({ id: String(late.id), late: 1, late_amount: goods, cash_back: goods })
  expect(data.items.find(({ id }) => id === String(fresh.id))).toMatchObject({ late: 0 })
  expect(data.totals.late).toBeGreaterThanOrEqual(1)
})

/** A small generator with a seed: any run can be played again. */
function dice(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

type Table = { who: Person; courier: Person; orders: Shown[]; roll: (below: number) => number }

/** Everything that happens to money for goods, in any order; refusals are part of the game. */
const moves: ((table: Table) => Promise<unknown>)[] = [
  async ({ who, courier, orders, roll }) =>
    orders.push(await world.delivered(who, courier, { product_fee: 1_000 * (1 + roll(300)) })),
  async ({ who, courier, orders }) => {
    const order = await world.carried(who, courier)
    const { data } = await world.door(courier, order)
    await world.payIn('payme', data)
    orders.push(order)
  },
  async ({ courier, orders, roll }) => {
    const order = orders[roll(orders.length)]
    if (order) await world.verb(courier, order, 'undo_delivery')
  },
  async ({ courier, orders, roll }) => {
    const order = orders[roll(orders.length)]
    if (!order) return
    const { to_collect } = await world.read(world.people.operator, order)
    await world.verb(courier, order, 'deliver', { proof: signed, collected: to_collect })
  },
  async ({ courier, roll }) => {
    const cash = await world.cashOf(courier)
    if (cash > 0) await world.handIn(courier, 1 + roll(cash))
  },
  async ({ who }) => world.run([String(who.id)]),
  async ({ who, roll }) =>
    roll(2) ? world.toBank(who) : world.ask(who, codCalls.choosePayout, { body: { payout_to: 'balance' } }),
  async ({ roll }) => payDueToBalances(world.db, new Date(world.clock.now().getTime() + roll(30) * hour)),
  async ({ who }) =>
    world.ask(world.cashier, codDeskCalls.payInCash, {
      params: { id: who.id },
      body: { amount: await world.codOwedTo(who) },
    }),
  async ({ who, roll }) => {
    const { items } = (await world.ask(who, codCalls.listPayouts)).data
    const payout = items.find(({ how }) => how === 'bank')
    if (!payout) return
    const { batchId } = await world.db.one<{ batchId: number }>(sql`
      select batch_id as "batchId" from cod_payout where id = ${Number(payout.id)}`)
    await world.ask(world.cashier, codDeskCalls.sendBatch, { params: { id: batchId } })
    const { confirmPayout, returnPayout } = codDeskCalls
    const [said, body] = roll(2) ? [confirmPayout, {}] : [returnPayout, { note: 'Hisob yopilgan' }]
    if (roll(3) > 0) await world.ask(world.cashier, said, { params: { id: payout.id }, body })
  },
]

test.each([7, 2026])(
  'whatever happens, what is owed is what was collected and not paid out: seed %i',
  async (seed) => {
    const roll = dice(seed)
    const table: Table = { who: await world.sender(), courier: await world.courier(), orders: [], roll }
    for (let step = 0; step < 24; step++) {
      const move = step < 2 ? step : roll(moves.length)
      await moves[move]?.(table)
      expect(await findFaults(world.db), `seed ${seed}, step ${step}, move ${move}`).toEqual([])
      for (const order of table.orders) {
        const { cod_owed: booked = 0 } = await world.money(order)
        const row = await world.db.maybe<{ owed: number }>(sql`
        select case when payout_id is null or state = 'made' then cod_parcel.amount else 0 end as owed
        from cod_parcel left join cod_payout on cod_payout.id = payout_id where order_id = ${Number(order.id)}`)
        expect(booked, `seed ${seed}, step ${step}, order ${order.id}`).toBe(row?.owed ?? 0)
      }
    }
    await world.expectAllRight()
  },
)

test('the clock of all senders counts what is not out: on no list, or on one that was not sent', async () => {
  const [one, courier] = [await world.sender(), await world.courier()]
  await world.toBank(one)
  const dayLater = () => readCodClock(world.db, new Date(world.clock.now().getTime() + 24 * hour + 1))
  const before = { now: await readCodClock(world.db, world.clock.now()), later: await dayLater() }
  const added = async () => {
    const [now, later] = [await readCodClock(world.db, world.clock.now()), await dayLater()]
    return [now.waiting - before.now.waiting, now.late - before.now.late, later.late - before.later.late]
  }
  await world.delivered(one, courier)
  expect(await added()).toEqual([1, 0, 1])
  const { data } = await world.run([String(one.id)])
  expect(await added()).toEqual([1, 0, 1])
  await world.ask(world.cashier, codDeskCalls.sendBatch, { params: { id: data.batch?.id } })
  expect(await added()).toEqual([0, 0, 0])
})
