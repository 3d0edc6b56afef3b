import { beforeAll, expect, test } from 'vitest'
import { bankAccount, broughtBack, goods } from '../../../../tests/scenarios/cod-world.ts'
import { type DebtWorld, startDebtWorld } from '../../../../tests/scenarios/debt-world.ts'
import { hour, type Person } from '../../../../tests/scenarios/parcel-world.ts'
import { requestOf } from '../../../../tests/support/named-call.ts'
import { codCalls } from '../cod/cod.calls.ts'
import { codDeskCalls } from '../cod/cod-desk.calls.ts'
import { payDueToBalances } from '../cod/cod-payout.service.ts'

let world: DebtWorld
beforeAll(async () => {
  world = await startDebtWorld()
})

const actors = async () => [await world.sender(), await world.courier()] as const

const registry = async (who: Person, id: string) => {
  const answer = await world.app.inject({
    ...requestOf(codCalls.readRegistry, { params: { id }, query: { format: 'csv' } }),
    headers: { ...who.headers, 'accept-language': 'uz' },
  })
  return answer.body.trim().split('\r\n')
}
const payoutsOf = async (who: Person) => (await world.ask(who, codCalls.listPayouts)).data.items

test('a payout to the bank pays debts oldest first; registry, file and books show goods, debt and rest', async () => {
  const [who, courier] = await actors()
  await world.toBank(who)
  const first = await world.returned(who, courier)
  const second = await world.returned(who, courier)
  const owed = first.back.price + second.back.price
  await world.delivered(who, courier)
  await world.delivered(who, courier)
  const { data } = await world.run([String(who.id)])
  expect(data.batch).toMatchObject({ payouts: 1, amount: 2 * goods - owed })
  expect(await world.owedBy(who)).toBe(0)
  const [payout] = await payoutsOf(who)
  expect(payout).toMatchObject({ how: 'bank', amount: 2 * goods, netted: owed, paid: 2 * goods - owed })
  const lines = await registry(who, String(payout?.id))
  expect(lines).toHaveLength(5)
  for (const { back } of [first, second])
    expect(lines.some((line) => line.includes(back.tracking_code) && line.includes(`;-${back.price};`))).toBe(
      true,
    )
  expect(lines.at(-1)).toContain(String(2 * goods - owed))
  const file = await world.app.inject({
    ...requestOf(codDeskCalls.readBankFile, { params: { id: data.batch?.id }, query: { format: 'csv' } }),
    headers: world.cashier.headers,
  })
  expect(file.body).toContain(
    `;${bankAccount.mfo};${bankAccount.account.replaceAll(' ', '')};${2 * goods - owed};`,
  )
  await world.expectAllRight()
  await world.ask(world.cashier, codDeskCalls.sendBatch, { params: { id: data.batch?.id } })
  expect(await world.codOwedTo(who)).toBe(0)
  await world.expectAllRight()

  // The bank sends it back: goods money and debts are owed again, as old as they were, and settled anew.
  await world.ask(world.cashier, codDeskCalls.returnPayout, {
    params: { id: payout?.id },
    body: { note: 'Hisob yopilgan' },
  })
  expect(await world.codOwedTo(who)).toBe(2 * goods)
  expect((await world.debtsOf(who)).items).toMatchObject([
    { order_id: first.back.id, remaining: first.back.price },
    { order_id: second.back.id, remaining: second.back.price },
  ])
  expect((await world.read(who, first.back)).paid).toBe(false)
  await world.expectAllRight()
  await world.run([String(who.id)])
  expect(await world.owedBy(who)).toBe(0)
  expect((await world.read(who, first.back)).paid).toBe(true)
  await world.expectAllRight()
})

test('the clock pays the rest to the balance in time; a second run keeps nothing again', async () => {
  const [who, courier] = await actors()
  const { back } = await world.returned(who, courier)
  const order = await world.delivered(who, courier)
  const before = await world.balance(who)
  const later = new Date(world.clock.now().getTime() + 20 * hour)
  await payDueToBalances(world.db, later)
  await payDueToBalances(world.db, later)
  expect(await world.balance(who)).toBe(before + goods - back.price)
  expect((await world.clockOf(who, order)).stage).toBe('paid')
  expect(await payoutsOf(who)).toMatchObject([
    { how: 'balance', netted: back.price, paid: goods - back.price },
  ])
  await world.expectAllRight()
})

test('debts that take all of it leave nothing for the bank, and the rest of them stays owed', async () => {
  const [who, courier] = await actors()
  await world.toBank(who)
  const { back } = await world.returned(who, courier)
  const order = await world.delivered(who, courier, { product_fee: 4_000 })
  const { data } = await world.run([String(who.id)])
  expect(data.batch).toBeNull()
  expect(await payoutsOf(who)).toMatchObject([{ how: 'balance', amount: 4_000, netted: 4_000, paid: 0 }])
  expect((await world.clockOf(who, order)).stage).toBe('paid')
  expect((await world.debtsOf(who)).total).toBe(back.price - 4_000)
  await world.expectAllRight()
})

test('nothing is kept while a debt is disputed, nor from cash that is carried back', async () => {
  const [who, courier] = await actors()
  const disputed = await world.returned(who, courier)
  const [debt] = (await world.debtsOf(who)).items
  expect((await world.dispute(who, String(debt?.id))).data).toMatchObject({
    items: [{ disputed: true, dispute: { state: 'open', reason: 'Kuryer kelmadi' } }],
    undisputed: 0,
  })
  expect((await world.dispute(who, String(debt?.id))).code).toBe('debt_disputed')
  const open = await world.returned(who, courier)
  await world.delivered(who, courier, { ...broughtBack, product_fee: 60_000 })
  await world.delivered(who, courier)
  const [row] = (
    await world.ask(world.cashier, codDeskCalls.listOwed, { query: { search: await phoneOf(who) } })
  ).data.items
  expect(row).toMatchObject({ amount: goods + 60_000, cash_back: 60_000, kept_for_debts: open.back.price })
  const pay = (amount: number) =>
    world.ask(world.cashier, codDeskCalls.payInCash, { params: { id: who.id }, body: { amount } })
  expect((await pay(goods + 60_000)).code).toBe('owed_changed')
  const paid = await pay(goods + 60_000 - open.back.price)
  expect(paid.data).toMatchObject({
    how: 'cash',
    netted: open.back.price,
    paid: goods + 60_000 - open.back.price,
  })
  expect(await world.owedBy(who)).toBe(disputed.back.price)
  await world.expectAllRight()
})

const phoneOf = async ({ id }: Person) => String((await world.debtorPhone(id)) ?? '')

test('carried back by a courier, the cash reaches the sender whole', async () => {
  const [who, courier] = await actors()
  await world.returned(who, courier)
  const order = await world.delivered(who, courier, broughtBack)
  const { cash_code } = await world.clockOf(who, order)
  const owed = await world.owedBy(who)
  const brought = await world.ask(courier, codCalls.confirmCarriedBack, {
    params: { id: order.id },
    body: { code: cash_code },
  })
  expect(brought.status).toBe(200)
  expect(await world.owedBy(who)).toBe(owed)
  expect(await payoutsOf(who)).toMatchObject([{ how: 'carried_back', netted: 0, paid: goods }])
  await world.expectAllRight()
})
