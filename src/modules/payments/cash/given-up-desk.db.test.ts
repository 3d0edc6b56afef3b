import { afterAll, beforeAll, expect, test } from 'vitest'
import { balanceOf } from '#modules/ledger/index.ts'
import { sql } from '#platform/db/sql.ts'
import { goods } from '../../../../tests/scenarios/cod-world.ts'
import { type DebtWorld, startDebtWorld } from '../../../../tests/scenarios/debt-world.ts'
import { addPerson, type Person } from '../../../../tests/scenarios/parcel-world.ts'
import { eventually } from '../../../../tests/support/eventually.ts'
import { fillDesk } from '../../../../tests/support/fill-desk.ts'
import { codCalls } from '../cod/cod.calls.ts'
import { codDeskCalls } from '../cod/cod-desk.calls.ts'
import { debtsCalls } from '../debts/debts.calls.ts'
import { cashCalls } from './cash.calls.ts'

let world: DebtWorld
let admin: Person
beforeAll(async () => {
  world = await startDebtWorld()
  admin = await addPerson(world, 'admin')
})
afterAll(() => world.expectAllRight())

async function depot(name: string): Promise<{ id: string; cashier: Person }> {
  const { data } = await world.ask(admin, cashCalls.openDesk, { body: { name, place: 'depot' } })
  const cashier = await addPerson(world, 'cashier')
  await world.ask(admin, cashCalls.seatCashier, {
    params: { person: cashier.id },
    body: { desk_id: data.id },
  })
  return { id: data.id, cashier }
}

const giveUp = (id: string) =>
  world.ask(admin, cashCalls.changeDesk, { params: { id }, body: { given_up: true } })

/** What is asked while somebody gives the desk up, and decided after that. */
async function whileGivenUp<T>(id: string, ask: () => Promise<T>): Promise<T> {
  let isAnswered = false
  let answer: Promise<T> | undefined
  await world.db.transaction(async (tx) => {
    await tx.run(sql`update cash_desk set closed_at = now() where id = ${id}`)
    answer = ask().finally(() => {
      isAnswered = true
    })
    const waits = async () =>
      world.db.many(
        sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like '%cash_desk%'`,
      )
    await eventually(waits, (waiting) => isAnswered || waiting.length > 0)
  })
  if (!answer) throw new Error('it was asked')
  return answer
}

test('cash of a courier, and cash for a debt, never go into a desk that is being given up', async () => {
  const [who, courier] = [await world.sender(), await world.courier()]
  const { back } = await world.returned(who, courier)
  await world.delivered(who, courier)
  const told = await world.ask(courier, codCalls.tellHandIn, { body: { amount: goods } })
  const first = await depot('Birinchi')
  const counted = await whileGivenUp(first.id, () =>
    world.ask(first.cashier, codDeskCalls.confirmHandIn, { params: { id: told.data.id }, body: {} }),
  )
  const second = await depot('Ikkinchi')
  const paid = await whileGivenUp(second.id, () =>
    world.ask(second.cashier, debtsCalls.takeCash, { body: { order_id: back.id, amount: 1_000 } }),
  )
  expect([counted.code, paid.code]).toEqual(['no_cash_desk', 'no_cash_desk'])
  for (const { id } of [first, second]) expect(await balanceOf(world.db, 'cash_desk', id)).toBe(0)
  expect(await world.cashOf(courier)).toBe(goods)
  expect(await world.owedBy(who)).toBe(back.price)
})

test('nothing is told of, or counted in, a desk that is being given up', async () => {
  const [one, other] = [await depot('Uchinchi'), await depot('Toʻrtinchi')]
  const filled = await whileGivenUp(one.id, () =>
    world.ask(one.cashier, cashCalls.tellTransfer, { body: { way: 'fill', amount: 5_000 } }),
  )
  const closed = await whileGivenUp(other.id, () =>
    world.ask(other.cashier, cashCalls.closeDay, { body: { counted: 0 } }),
  )
  expect([filled.code, closed.code]).toEqual(['not_found', 'not_found'])
})

test('what was told to be on its way to the bank is not paid out any more', async () => {
  const { id, cashier } = await depot('Beshinchi')
  await fillDesk(world.db, goods, Number(id))
  const [who, courier] = [await world.sender(), await world.courier()]
  await world.delivered(who, courier)
  const { data } = await world.ask(cashier, cashCalls.tellTransfer, { body: { way: 'bank', amount: 1 } })
  const pay = () =>
    world.ask(cashier, codDeskCalls.payInCash, { params: { id: who.id }, body: { amount: goods } })
  expect((await pay()).code).toBe('cash_desk_short')
  await world.ask(cashier, cashCalls.withdrawTransfer, { params: { id: data.id } })
  expect((await pay()).status).toBe(200)
})

test('of the last two desks, given up at the same moment, one stays', async () => {
  const { items } = (await world.ask(admin, cashCalls.listDesks)).data
  const [last, another] = [await depot('Oltinchi'), await depot('Yettinchi')]
  const rest = items.map(({ id }) => id)
  await world.db.run(sql`update cash_desk set closed_at = now() where id = any (${rest}::bigint[])`)
  expect((await whileGivenUp(another.id, () => giveUp(last.id))).code).toBe('cash_desk_not_empty')
  await world.db.run(sql`update cash_desk set closed_at = null where id = any (${rest}::bigint[])`)
})
