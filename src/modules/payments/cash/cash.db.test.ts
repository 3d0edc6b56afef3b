import { afterAll, beforeAll, expect, test } from 'vitest'
import { balanceOf, findMovementsAbout } from '#modules/ledger/index.ts'
import { type CodWorld, goods, startCodWorld } from '../../../../tests/scenarios/cod-world.ts'
import { addPerson, day, hour, type Person } from '../../../../tests/scenarios/parcel-world.ts'
import { fillDesk } from '../../../../tests/support/fill-desk.ts'
import { codCalls } from '../cod/cod.calls.ts'
import { codDeskCalls } from '../cod/cod-desk.calls.ts'
import { cashCalls } from './cash.calls.ts'
import type { CashDeskView } from './cash.contract.ts'

let world: CodWorld
let admin: Person
beforeAll(async () => {
  world = await startCodWorld()
  admin = await addPerson(world, 'admin')
})
afterAll(() => world.expectAllRight())

let made = 0

/** A depot with a cash desk, so much in it, and its own cashier. */
async function depotWith(amount: number): Promise<{ id: string; name: string; cashier: Person }> {
  const name = `Depo ${++made}`
  const opened = await world.ask(admin, cashCalls.openDesk, { body: { name, place: 'depot' } })
  expect(opened.status).toBe(201)
  const cashier = await addPerson(world, 'cashier')
  const { id } = opened.data
  const seated = { params: { person: cashier.id }, body: { desk_id: id } }
  expect((await world.ask(admin, cashCalls.seatCashier, seated)).status).toBe(200)
  if (amount > 0) await fillDesk(world.db, amount, Number(id))
  return { id, name, cashier }
}

const holds = (desk: string) => balanceOf(world.db, 'cash_desk', desk)
const tell = (who: Person, way: 'fill' | 'bank', amount: number) =>
  world.ask(who, cashCalls.tellTransfer, { body: { way, amount, note: 'Kvitansiya 17' } })
const confirm = (who: Person, id: string, amount: number) =>
  world.ask(who, cashCalls.confirmTransfer, { params: { id }, body: { amount } })
const close = (who: Person, counted: number, rest: object = {}) =>
  world.ask(who, cashCalls.closeDay, { body: { counted, ...rest } })
const review = (who: Person, id: string, decision: string) =>
  world.ask(who, cashCalls.reviewClosing, { params: { id }, body: { decision, note: 'Koʻrib chiqildi' } })
const pay = (who: Person, sender: Person, amount: number) =>
  world.ask(who, codDeskCalls.payInCash, { params: { id: sender.id }, body: { amount } })

async function shown(desk: string): Promise<CashDeskView | undefined> {
  const { data } = await world.ask(admin, cashCalls.listDesks)
  return data.items.find(({ id }) => id === desk)
}

test('a desk pays out no more than it holds, and says what it holds', async () => {
  const { id, name, cashier } = await depotWith(goods - 1)
  const [who, courier] = [await world.sender(), await world.courier()]
  await world.delivered(who, courier)
  const head = await holds('1')
  const refused = await pay(cashier, who, goods)
  expect([refused.status, refused.code]).toEqual([409, 'cash_desk_short'])
  expect(String(refused.body.message)).toContain(name)
  expect(String(refused.body.message).replace(/\D/g, '')).toContain(String(goods - 1))
  await fillDesk(world.db, 1, Number(id))
  expect((await pay(cashier, who, goods)).status).toBe(200)
  expect(await holds(id)).toBe(0)
  expect(await holds('1')).toBe(head)
})

test('payouts at the same moment cannot overdraw a desk', async () => {
  const { id, cashier } = await depotWith(2 * goods + 1)
  const courier = await world.courier()
  const senders = await Promise.all([1, 2, 3, 4].map(() => world.sender()))
  for (const who of senders) await world.delivered(who, courier)
  const outcomes = await Promise.all(senders.map((who) => pay(cashier, who, goods)))
  expect(outcomes.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409])
  expect(outcomes.filter(({ status }) => status === 409).map(({ code }) => code)).toEqual([
    'cash_desk_short',
    'cash_desk_short',
  ])
  expect(await holds(id)).toBe(1)
})

test('cash that a courier hands in goes into the desk of the cashier who counts it', async () => {
  const { id, cashier } = await depotWith(0)
  const [who, courier] = [await world.sender(), await world.courier()]
  await world.delivered(who, courier)
  const told = await world.ask(courier, codCalls.tellHandIn, { body: { amount: goods } })
  const counted = { params: { id: told.data.id }, body: {} }
  const homeless = await addPerson(world, 'cashier')
  expect((await world.ask(homeless, codDeskCalls.confirmHandIn, counted)).code).toBe('no_cash_desk')
  expect((await world.ask(cashier, codDeskCalls.confirmHandIn, counted)).status).toBe(200)
  expect(await holds(id)).toBe(goods)
  expect(await world.cashOf(courier)).toBe(0)
})

test('a hand-in counted as another sum moves what was counted, keeps the rest in the same hands and is flagged', async () => {
  const { id, cashier } = await depotWith(0)
  const [who, courier] = [await world.sender(), await world.courier()]
  const order = await world.delivered(who, courier)
  const told = await world.ask(courier, codCalls.tellHandIn, { body: { amount: goods } })
  const count = (counted: number) =>
    world.ask(cashier, codDeskCalls.confirmHandIn, { params: { id: told.data.id }, body: { counted } })
  expect((await count(goods + 1)).code).toBe('cash_not_there')
  expect((await count(goods - 10_000)).data).toMatchObject({ amount: goods, counted: goods - 10_000 })
  expect(await holds(id)).toBe(goods - 10_000)
  expect(await world.cashOf(courier)).toBe(10_000)
  const { data } = await world.ask(cashier, codDeskCalls.listHandIns)
  expect(data.differing.map(({ id }) => id)).toContain(told.data.id)
  expect((await world.clockOf(who, order)).stage).toBe('collected')
})

test('whoever belonged to the only desk stays there when another opens; a new cashier waits for an admin', async () => {
  await depotWith(0)
  const late = await addPerson(world, 'cashier')
  const { data } = await world.ask(late, cashCalls.listDesks)
  expect(data.mine).toBeNull()
  expect(data.without_desk.map(({ id }) => id)).toContain(String(late.id))
  const head = data.items.find(({ id }) => id === '1')
  expect(head?.people.map(({ id }) => id)).toEqual(
    expect.arrayContaining([String(world.cashier.id), String(world.colleague.id), String(admin.id)]),
  )
  expect((await tell(late, 'fill', 5)).code).toBe('no_cash_desk')
})

test('a filling moves the books once a second person has counted the same sum', async () => {
  const { id, cashier } = await depotWith(0)
  const told = await tell(cashier, 'fill', 5_000_000)
  expect(told).toMatchObject({ status: 201, data: { state: 'told', way: 'fill', amount: 5_000_000 } })
  expect(await holds(id)).toBe(0)
  expect((await shown(id))?.waiting).toBe(1)
  expect((await confirm(cashier, told.data.id, 5_000_000)).code).toBe('cash_transfer_own')
  expect((await confirm(world.colleague, told.data.id, 4_900_000)).code).toBe('cash_count_differs')
  const bank = await balanceOf(world.db, 'bank')
  const outcomes = await Promise.all([
    confirm(world.colleague, told.data.id, 5_000_000),
    confirm(admin, told.data.id, 5_000_000),
  ])
  expect(outcomes.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await holds(id)).toBe(5_000_000)
  expect(await balanceOf(world.db, 'bank')).toBe(bank - 5_000_000)
  const booked = await findMovementsAbout(world.db, [`cash-transfer:${told.data.id}`])
  expect(booked.map(({ template, amount }) => [template, amount])).toEqual([['cash_desk_filled', 5_000_000]])
})

test('what goes to the bank was in the desk; what is on its way is not promised twice', async () => {
  const { id, cashier } = await depotWith(1_000_000)
  expect((await tell(cashier, 'bank', 1_000_001)).code).toBe('cash_desk_short')
  const told = await tell(cashier, 'bank', 700_000)
  expect((await tell(cashier, 'bank', 300_001)).code).toBe('cash_desk_short')
  expect((await confirm(admin, told.data.id, 700_000)).status).toBe(200)
  expect(await holds(id)).toBe(300_000)
})

test('what the count did not find neither goes to the bank nor is paid out before an admin has decided', async () => {
  const { cashier } = await depotWith(1_000_000)
  const closing = await close(cashier, 600_000, { note: 'Kam chiqdi' })
  expect((await tell(cashier, 'bank', 600_001)).code).toBe('cash_desk_short')
  expect((await tell(cashier, 'bank', 600_000)).status).toBe(201)
  expect((await review(admin, closing.data.id, 'book')).status).toBe(200)
})

test('what was said can be taken back by whoever said it, and rejected by others', async () => {
  const { id, cashier } = await depotWith(0)
  const [first, second] = [await tell(cashier, 'fill', 100_000), await tell(cashier, 'fill', 200_000)]
  const withdraw = (who: Person) =>
    world.ask(who, cashCalls.withdrawTransfer, { params: { id: first.data.id } })
  expect((await withdraw(admin)).code).toBe('cash_transfer_of_others')
  expect((await withdraw(cashier)).data.state).toBe('withdrawn')
  expect((await confirm(admin, first.data.id, 100_000)).code).toBe('cash_transfer_decided')
  const reject = (who: Person) =>
    world.ask(who, cashCalls.rejectTransfer, { params: { id: second.data.id }, body: { reason: 'Kam' } })
  expect((await reject(cashier)).code).toBe('cash_transfer_own')
  expect((await reject(admin)).data).toMatchObject({ state: 'rejected', reason: 'Kam' })
  expect(await holds(id)).toBe(0)
})

test('a cashier speaks for their own desk only, an admin for any', async () => {
  const { id } = await depotWith(0)
  const body = { desk_id: id, way: 'fill', amount: 10 }
  expect((await world.ask(world.colleague, cashCalls.tellTransfer, { body })).code).toBe(
    'cash_desk_of_others',
  )
  expect((await world.ask(admin, cashCalls.tellTransfer, { body })).data.desk.id).toBe(id)
  const missing = { ...body, desk_id: '999999999999' }
  expect((await world.ask(admin, cashCalls.tellTransfer, { body: missing })).status).toBe(404)
})

test('a day is closed once with its count, and what comes after belongs to the next', async () => {
  const { id, cashier } = await depotWith(400_000)
  expect((await close(cashier, 400_000)).data).toMatchObject({
    expected: 400_000,
    difference: 0,
    state: 'even',
  })
  expect((await close(cashier, 400_000)).code).toBe('cash_day_closed')
  const late = await tell(cashier, 'fill', 50_000)
  await confirm(admin, late.data.id, 50_000)
  const { data } = await world.ask(cashier, cashCalls.listMovements, { params: { id } })
  expect(data.items.map(({ amount, is_open }) => [amount, is_open])).toEqual([
    [50_000, true],
    [400_000, false],
  ])
  expect((await shown(id))?.overdue_since).toBeNull()
  world.clock.advance(day)
  expect((await shown(id))?.overdue_since).not.toBeNull()
  expect((await close(cashier, 450_000)).data).toMatchObject({ expected: 450_000, state: 'even' })
  expect((await shown(id))?.overdue_since).toBeNull()
})

test('a day that was forgotten is closed the next morning', async () => {
  const { cashier } = await depotWith(10_000)
  const yesterday = new Date(world.clock.now().getTime() + 5 * hour - day).toISOString().slice(0, 10)
  expect((await close(cashier, 10_000, { day: '2020-01-01' })).code).toBe('cash_day_wrong')
  expect((await close(cashier, 10_000, { day: yesterday })).data.day).toBe(yesterday)
  expect((await close(cashier, 10_000)).status).toBe(201)
})

test('a difference needs words, stays flagged until an admin decides, and is not found anew', async () => {
  const { id, cashier } = await depotWith(1_000_000)
  expect((await close(cashier, 960_000)).code).toBe('cash_note_needed')
  const closed = await close(cashier, 960_000, { note: 'Ikki marta sanaldi' })
  expect(closed.data).toMatchObject({ difference: -40_000, state: 'open', note: 'Ikki marta sanaldi' })
  expect((await shown(id))?.differences).toBe(1)
  expect(await holds(id)).toBe(1_000_000)
  world.clock.advance(day)
  expect((await close(cashier, 960_000)).data).toMatchObject({ expected: 960_000, state: 'even' })
  expect((await review(cashier, closed.data.id, 'book')).status).toBe(403)
  const lost = await balanceOf(world.db, 'cash_difference')
  expect((await review(admin, closed.data.id, 'book')).data.state).toBe('booked')
  expect((await review(admin, closed.data.id, 'book')).code).toBe('cash_difference_decided')
  expect(await holds(id)).toBe(960_000)
  expect(await balanceOf(world.db, 'cash_difference')).toBe(lost + 40_000)
  world.clock.advance(day)
  expect((await close(cashier, 960_000)).data.state).toBe('even')
})

test('too much is booked too, a difference that was put right is not; nobody decides on their own count', async () => {
  const { id, cashier } = await depotWith(100_000)
  const over = await close(cashier, 105_000, { note: 'Kimningdir qaytimi' })
  await review(admin, over.data.id, 'book')
  expect(await holds(id)).toBe(105_000)
  world.clock.advance(day)
  const short = await close(cashier, 95_000, { note: 'Topilmadi' })
  expect((await review(admin, short.data.id, 'explained')).data.state).toBe('explained')
  expect(await holds(id)).toBe(105_000)
  world.clock.advance(day)
  const own = await close(admin, 104_000, { desk_id: id, note: 'Kam' })
  expect((await review(admin, own.data.id, 'book')).code).toBe('cash_difference_own')
})

test('what is told and waits for its second person is counted as what it is', async () => {
  const { cashier } = await depotWith(500_000)
  await tell(cashier, 'bank', 200_000)
  await tell(cashier, 'fill', 50_000)
  expect((await close(cashier, 350_000)).data).toMatchObject({ expected: 350_000, state: 'even' })
})

test('only an empty desk is given up, and its name is free again', async () => {
  const { id, name } = await depotWith(1)
  const giveUp = () => world.ask(admin, cashCalls.changeDesk, { params: { id }, body: { given_up: true } })
  expect((await giveUp()).code).toBe('cash_desk_not_empty')
  const told = await world.ask(admin, cashCalls.tellTransfer, {
    body: { desk_id: id, way: 'bank', amount: 1 },
  })
  await confirm(world.colleague, told.data.id, 1)
  const twin = { body: { name: name.toUpperCase(), place: 'office' } }
  expect((await world.ask(admin, cashCalls.openDesk, twin)).code).toBe('cash_desk_name_taken')
  expect((await giveUp()).status).toBe(200)
  expect(await shown(id)).toBeUndefined()
  expect((await world.ask(admin, cashCalls.openDesk, twin)).status).toBe(201)
})

test('who holds cash is listed with its age, the oldest first, and the desks beside', async () => {
  const { id, cashier } = await depotWith(70_000)
  const [who, courier, slow] = [await world.sender(), await world.courier(), await world.courier()]
  await world.delivered(who, slow)
  const since = world.clock.now().toISOString()
  world.clock.advance(3 * hour)
  await world.delivered(who, courier)
  await world.ask(slow, codCalls.tellHandIn, { body: { amount: 50_000 } })
  const { data } = await world.ask(cashier, cashCalls.listHeld)
  const mine = data.people.filter(({ person }) => [slow.id, courier.id].map(String).includes(person.id))
  expect(mine).toMatchObject([
    { person: { id: String(slow.id) }, kind: 'courier', amount: goods, told: 50_000, since },
    { person: { id: String(courier.id) }, amount: goods, told: 0 },
  ])
  expect(data.desks.find((desk) => desk.id === id)?.amount).toBe(70_000)
})
