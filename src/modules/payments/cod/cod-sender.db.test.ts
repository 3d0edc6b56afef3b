import { readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { ordersCalls } from '#modules/orders/orders.calls.ts'
import { sql } from '#platform/db/sql.ts'
import {
  bankAccount,
  broughtBack,
  type CodWorld,
  goods,
  signed,
  startCodWorld,
} from '../../../../tests/scenarios/cod-world.ts'
import { draft, hour, refusal } from '../../../../tests/scenarios/parcel-world.ts'
import { codCalls } from './cod.calls.ts'
import { findOwedIds } from './cod.repo.ts'
import { payDueToBalances } from './cod-payout.service.ts'

let world: CodWorld
beforeAll(async () => {
  world = await startCodWorld()
})

test('the sender sees the clock go from collected over handed in to paid, and the balance gets the money', async () => {
  const [who, courier] = [await world.sender(), await world.courier()]
  const before = await world.balance(who)
  const order = await world.delivered(who, courier)
  const price = before - (await world.balance(who))
  const collected = await world.clockOf(who, order)
  expect(collected).toMatchObject({
    stage: 'collected',
    amount: goods,
    collected_by: 'courier',
    goes_to: 'balance',
  })
  expect(Date.parse(collected.due_at) - Date.parse(collected.collected_at)).toBe(24 * hour)
  expect(await world.summary(who)).toMatchObject({
    owed: goods,
    parcels: 1,
    paid: 0,
    next_due_at: collected.due_at,
  })
  expect(await payDueToBalances(world.db, world.clock.now())).toBe(0)

  expect((await world.handIn(courier, goods)).status).toBe(200)
  expect(await world.cashOf(courier)).toBe(0)
  expect((await world.clockOf(who, order)).stage).toBe('handed_in')
  expect(await payDueToBalances(world.db, world.clock.now())).toBe(1)
  expect(await payDueToBalances(world.db, world.clock.now())).toBe(0)
  expect(await world.clockOf(who, order)).toMatchObject({ stage: 'paid', late: false, goes_to: 'balance' })
  expect(await world.balance(who)).toBe(before - price + goods)
  expect(await world.summary(who)).toMatchObject({ owed: 0, paid: goods })
  await world.expectAllRight()
})

test('nobody waits longer than promised for a courier who does not come', async () => {
  const [who, courier] = [await world.sender(), await world.courier()]
  const order = await world.delivered(who, courier)
  const now = world.clock.now().getTime()
  await payDueToBalances(world.db, new Date(now + 20 * hour - 1))
  expect((await world.clockOf(who, order)).stage).toBe('collected')
  await payDueToBalances(world.db, new Date(now + 20 * hour))
  expect((await world.clockOf(who, order)).stage).toBe('paid')
})

test('a sender who cannot be paid does not keep the others waiting, and the run is seen to fail', async () => {
  const [bad, good, courier] = [await world.sender(), await world.sender(), await world.courier()]
  const wrong = await world.delivered(bad, courier)
  world.clock.advance(1_000)
  const right = await world.delivered(good, courier)
  const add = (amount: number) =>
    world.db.run(sql`update cod_parcel set amount = amount + ${amount} where order_id = ${Number(wrong.id)}`)
  const later = new Date(world.clock.now().getTime() + 20 * hour)
  await add(1)
  const failure = await payDueToBalances(world.db, later).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(AggregateError)
  expect((failure as AggregateError).message).toContain(`person ${bad.id}: `)
  expect((await world.clockOf(good, right)).stage).toBe('paid')
  expect((await world.clockOf(bad, wrong)).stage).toBe('collected')
  await add(-1)
  await payDueToBalances(world.db, later)
  expect((await world.clockOf(bad, wrong)).stage).toBe('paid')
  await world.expectAllRight()
})

test('what cannot be paid out takes no place among what can', async () => {
  const [who, courier] = [await world.sender(), await world.courier()]
  const waiting = await world.carried(who, courier)
  await world.payIn('click', (await world.door(courier, waiting)).data)
  world.clock.advance(1_000)
  const back = await world.delivered(who, courier, broughtBack)
  world.clock.advance(1_000)
  const free = await world.delivered(who, courier)
  const first = async (kind: 'all' | 'free') => (await findOwedIds(world.db, who.id, kind, 1))[0]?.orderId
  expect(await first('all')).toBe(Number(back.id))
  expect(await first('free')).toBe(Number(free.id))
})

test('an undone delivery takes the collection back, but not once it is paid out', async () => {
  const [who, courier] = [await world.sender(), await world.courier()]
  const order = await world.delivered(who, courier)
  await world.does(courier, order, 'undo_delivery')
  expect((await world.parcels(who)).items).toEqual([])
  expect(await world.codOwedTo(who)).toBe(0)
  await world.does(courier, order, 'deliver', { proof: signed, collected: goods })
  await world.run([String(who.id)])
  const refused = await world.verb(courier, order, 'undo_delivery')
  expect([refused.status, refused.body.code]).toEqual([409, 'cod_paid_out'])
  await world.expectAllRight()
})

test('what was collected before there was a clock got one with the table', async () => {
  const [who, courier] = [await world.sender(), await world.courier()]
  const order = await world.delivered(who, courier)
  const undone = await world.delivered(who, courier)
  await world.does(courier, undone, 'undo_delivery')
  const rows = () => world.db.many(sql`select * from cod_parcel where person_id = ${who.id}`)
  const after = await rows()
  await world.db.run(sql`delete from cod_parcel where person_id = ${who.id}`)
  const migration = readFileSync('migrations/0019_cod.sql', 'utf8')
  const [, filling = ''] = /(insert into cod_parcel [^;]+);/.exec(migration) ?? []
  const text = `${filling} and owner_id = ${who.id}`
  await world.db.run({ name: 'filling of 0019', text, values: [] })
  expect(await rows()).toEqual(after)
  expect(after).toMatchObject([{ order_id: Number(order.id), holder_id: courier.id }])
})

test('inspecting before paying costs nothing, is shown to whoever hands over, and needs something to pay', async () => {
  const [who, courier] = [await world.sender(), await world.courier()]
  const plain = await world.carried(who, courier, { services: ['cod'] })
  const order = await world.carried(who, courier, { services: ['cod', 'inspect_before_paying'] })
  expect(order.price).toBe(plain.price)
  expect((await world.read(courier, order)).services).toContain('inspect_before_paying')
  const body = draft({ services: ['inspect_before_paying'] })
  const refused = await world.send(who, ordersCalls.createOrder, { body })
  expect(refusal(refused)).toEqual({ status: 422, code: 'invalid_input', fields: ['product_fee'] })
})

test('a bank account is shown by its last digits, and refused when it is none', async () => {
  const who = await world.sender()
  expect((await world.ask(who, codCalls.choosePayout, { body: { payout_to: 'bank' } })).status).toBe(422)
  const wrong = { ...bankAccount, account: '20208840900123456001' }
  const refused = await world.ask(who, codCalls.choosePayout, {
    body: { payout_to: 'bank', bank: wrong },
  })
  expect([refused.status, (refused.body.errors as { path: string }[])[0]?.path]).toEqual([
    422,
    'bank.account',
  ])
  expect((await world.toBank(who)).status).toBe(200)
  expect((await world.summary(who)).bank).toEqual({
    holder: 'Savdo MCHJ',
    mfo: '00444',
    account: '•••• 6001',
  })
  const kept = await world.db.one<{ text: string }>(sql`
    select cod_choice::text as text from cod_choice where person_id = ${who.id}`)
  expect(kept.text).not.toContain(Buffer.from('20208000900123456001').toString('hex'))
})

test('a change of the account leaves a trace without the account or a name, and is told', async () => {
  const who = await world.sender()
  await world.toBank(who)
  await world.ask(who, codCalls.choosePayout, { body: { payout_to: 'balance' } })
  const lines = await world.db.many(sql`
    select action, full_name, before, after from audit_entry where object = ${`person:${who.id}`} order by id`)
  const [balance, account] = [{ payout_to: 'balance' }, '•••• 6001']
  expect(lines).toMatchObject([
    {
      action: 'cod.account-ask',
      full_name: '',
      before: { ...balance, account: null },
      after: { payout_to: 'bank', account },
    },
    { action: 'cod.account-release', full_name: 'Sinov', after: { payout_to: 'bank', account } },
    {
      action: 'cod.choose',
      full_name: '',
      before: { payout_to: 'bank', account },
      after: { ...balance, account },
    },
  ])
  const told = await world.db.many(sql`
    select 1 from outbox where topic = 'event:payments.payout-chosen' and key = ${`person:${who.id}`}`)
  expect(told).toHaveLength(2)
})

test.each(['=HYPERLINK("x")', '+998', '-1', '@SUM(A1)', "'=1"])('%s is no holder', async (holder) => {
  const body = { payout_to: 'bank', bank: { ...bankAccount, holder } }
  const refused = await world.ask(await world.sender(), codCalls.choosePayout, { body })
  expect([refused.status, (refused.body.errors as { path: string }[])[0]?.path]).toEqual([422, 'bank.holder'])
})
