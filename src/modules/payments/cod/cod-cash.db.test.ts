import { beforeAll, expect, test } from 'vitest'
import { openSession } from '#modules/accounts/sign-in/session.service.ts'
import { sql } from '#platform/db/sql.ts'
import { broughtBack, type CodWorld, goods, startCodWorld } from '../../../../tests/scenarios/cod-world.ts'
import { addPerson, type Person } from '../../../../tests/scenarios/parcel-world.ts'
import { codCalls } from './cod.calls.ts'
import { codDeskCalls } from './cod-desk.calls.ts'

let world: CodWorld
beforeAll(async () => {
  world = await startCodWorld()
})

test('what is handed in covers the oldest parcels first', async () => {
  const [who, courier] = [await world.sender(), await world.courier()]
  const first = await world.delivered(who, courier)
  world.clock.advance(60_000)
  const second = await world.delivered(who, courier)
  await world.handIn(courier, goods)
  expect((await world.clockOf(who, first)).stage).toBe('handed_in')
  expect((await world.clockOf(who, second)).stage).toBe('collected')
})

test('cash is handed in with two confirmations: never more than there is, once, and not by oneself', async () => {
  const [who, courier] = [await world.sender(), await world.courier()]
  await world.delivered(who, courier)
  const tell = (amount: number) => world.ask(courier, codCalls.tellHandIn, { body: { amount } })
  expect((await tell(goods + 1)).code).toBe('hand_in_too_big')
  const { data } = await tell(goods)
  expect((await tell(1)).code).toBe('hand_in_too_big')
  const cash = await world.ask(courier, codCalls.readCash)
  expect(cash.data).toMatchObject({ cash: goods, told: goods })
  expect(await world.cashOf(courier)).toBe(goods)
  const confirm = (by: Person) =>
    world.ask(by, codDeskCalls.confirmHandIn, { params: { id: data.id }, body: {} })
  const answers = await Promise.all([confirm(world.cashier), confirm(world.colleague)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await world.cashOf(courier)).toBe(0)
  const other = await world.delivered(who, courier)
  const wrong = await tell(goods)
  await world.ask(world.cashier, codDeskCalls.rejectHandIn, {
    params: { id: wrong.data.id },
    body: { reason: 'Kam chiqdi' },
  })
  expect((await world.clockOf(who, other)).stage).toBe('collected')
  expect(await world.cashOf(courier)).toBe(goods)
  await world.expectAllRight()
})

test('cash that the desk took over a counter is handed in like an agent’s', async () => {
  const [who, courier, operator] = [
    await world.sender(),
    await world.courier(),
    await addPerson(world, 'operator'),
  ]
  const to = { region: 8, city: 122, point_id: world.points.samarkand }
  const order = await world.carried(who, courier, { delivery_option: 3, to })
  await world.does(world.people.samarkandAgent, order, 'store', { scan: order.tracking_code })
  const code = await world.receiverCode(order)
  await world.does(operator, order, 'hand_out', { code, collected: goods })
  const cash = await world.ask(operator, codCalls.readCash)
  expect(cash.data).toMatchObject({ cash: goods, told: 0 })
  expect((await world.handIn(operator, goods)).status).toBe(200)
  expect(await world.tillOf(operator)).toBe(0)
  expect((await world.clockOf(who, order)).stage).toBe('handed_in')
  await world.expectAllRight()
})

test('cash that goes back is carried by its courier, for the sender’s digits', async () => {
  const [who, courier, other] = [await world.sender(), await world.courier(), await world.courier()]
  const order = await world.delivered(who, courier, broughtBack)
  const clock = await world.clockOf(who, order)
  expect(clock).toMatchObject({ goes_to: 'cash', cash_code: expect.stringMatching(/^\d{6}$/) })
  expect((await world.run([String(who.id)])).code).toBe('nothing_owed')
  const bring = (by: Person, code?: string) =>
    world.ask(by, codCalls.confirmCarriedBack, { params: { id: order.id }, body: code ? { code } : {} })
  const wrong = clock.cash_code === '000000' ? '000001' : '000000'
  expect((await bring(other, clock.cash_code ?? '')).code).toBe('not_found')
  expect((await bring(courier, wrong)).code).toBe('wrong_cash_code')
  const done = await bring(courier, clock.cash_code ?? '')
  expect(done.data).toMatchObject({ stage: 'paid', goes_to: 'cash', cash_code: null })
  expect(await world.cashOf(courier)).toBe(0)
  expect((await bring(courier, clock.cash_code ?? '')).code).toBe('nothing_owed')

  const second = await world.delivered(who, courier, broughtBack)
  for (let tried = 0; tried < 5; tried++)
    await world.ask(courier, codCalls.confirmCarriedBack, { params: { id: second.id }, body: {} })
  const right = (await world.clockOf(who, second)).cash_code ?? ''
  const locked = await world.ask(courier, codCalls.confirmCarriedBack, {
    params: { id: second.id },
    body: { code: right },
  })
  expect(locked.code).toBe('cash_code_locked')
  expect(
    (await world.ask(world.cashier, codCalls.confirmCarriedBack, { params: { id: second.id }, body: {} }))
      .status,
  ).toBe(200)
  await world.expectAllRight()
})

test('the digits are only for cash that a courier has', async () => {
  const [who, courier] = [await world.sender(), await world.courier()]
  const order = await world.delivered(who, courier, broughtBack)
  expect((await world.clockOf(who, order)).cash_code).not.toBeNull()
  await world.db.run(sql`update cod_parcel set collected_by = 'agent' where order_id = ${Number(order.id)}`)
  expect(await world.clockOf(who, order)).toMatchObject({ goes_to: 'cash', cash_code: null })
})

test('over the counter all that is owed is paid, and only what was counted', async () => {
  const [who, courier] = [await world.sender(), await world.courier()]
  await world.delivered(who, courier)
  const pay = (amount: number) =>
    world.ask(world.cashier, codDeskCalls.payInCash, { params: { id: who.id }, body: { amount } })
  expect((await pay(goods - 1)).code).toBe('owed_changed')
  expect((await pay(goods)).status).toBe(200)
  expect((await pay(goods)).code).toBe('nothing_owed')
  await world.expectAllRight()
})

test('staff do not pay themselves what they are owed', async () => {
  const [who, courier] = [await world.sender(), await world.courier()]
  const order = await world.delivered(who, courier, broughtBack)
  // Taken on since.
  await world.db.run(sql`update person set role = 'cashier' where id = ${who.id}`)
  const here = { address: '10.0.0.1', userAgent: '', now: world.clock.now() }
  const token = await openSession(world.db, { id: who.id, role: 'cashier' }, here)
  const taken = { id: who.id, headers: { authorization: `Token ${token}` } }
  const own = [
    await world.ask(taken, codDeskCalls.payInCash, { params: { id: who.id }, body: { amount: goods } }),
    await world.ask(taken, codCalls.confirmCarriedBack, { params: { id: order.id }, body: {} }),
  ]
  expect(own.map(({ status, code }) => [status, code])).toEqual([
    [409, 'payout_own'],
    [409, 'payout_own'],
  ])
  expect(await world.codOwedTo(who)).toBe(goods)
  const byAnother = await world.ask(world.cashier, codCalls.confirmCarriedBack, {
    params: { id: order.id },
    body: {},
  })
  expect(byAnother.status).toBe(200)
})
