import { assert } from '#kernel/assert.ts'
import { tashkentDay } from '#kernel/tashkent.ts'
import { lockAccount, post } from '#modules/ledger/index.ts'
import type { Db } from '#platform/db/database.ts'
import { insertClosing } from '../cash/cash-closing.repo.ts'
import { findDesks, findSeats, insertDesk, type Seat, saveSeat } from '../cash/cash-desk.repo.ts'
import { accountOf } from '../cash/cash-desk.service.ts'
import { insertTransfer, saveDecision } from '../cash/cash-transfer.repo.ts'

const dayMs = 86_400_000

/** Two cash desks with their people, filled by two of them two days ago; the head office has closed its day since. */
export async function loadDemoCashDesks({ db }: { db: Db }, now: Date): Promise<void> {
  const [head] = await findDesks(db)
  assert(head, 'the head office has a cash desk')
  const filledAt = new Date(now.getTime() - 2 * dayMs)
  const depot = await insertDesk(db, {
    name: 'Samarqand deposi',
    place: 'depot',
    address: 'Samarqand, Dahbed koʻchasi 42',
    at: filledAt,
  })
  assert(depot !== undefined, 'a new database has no desk of this name')
  const staff = (await findSeats(db)).toSorted((one, other) => one.personId - other.personId)
  const [cashier, secondCashier] = staff.filter(({ role }) => role === 'cashier')
  const admin = staff.find(({ role }) => role === 'admin')
  assert(cashier && admin, 'the demo has a cashier and an admin')
  for (const { personId } of staff) {
    const desk = personId === secondCashier?.personId ? depot : head.id
    await saveSeat(db, { person: personId, desk, at: filledAt, by: admin.personId })
  }
  await fill(db, { desk: head.id, amount: 25_000_000, at: filledAt }, cashier, admin)
  await fill(db, { desk: depot, amount: 8_000_000, at: filledAt }, secondCashier ?? cashier, admin)
  const yesterday = new Date(now.getTime() - dayMs)
  const { balance, lastLine } = await lockAccount(db, accountOf(head.id))
  await insertClosing(db, {
    deskId: head.id,
    day: tashkentDay(yesterday),
    expected: balance,
    counted: balance,
    throughLine: lastLine,
    note: undefined,
    at: yesterday,
    by: cashier.personId,
  })
}

type Filling = { desk: number; amount: number; at: Date }

async function fill(db: Db, { desk, amount, at }: Filling, teller: Seat, counter: Seat): Promise<void> {
  const said = { deskId: desk, way: 'fill', amount, note: undefined, at, by: teller.personId } as const
  const id = await insertTransfer(db, said)
  const posted = await post(db, {
    key: `cash_transfer:${id}`,
    template: 'cash_desk_filled',
    facts: { desk, amount },
    reference: `cash-transfer:${id}`,
    at,
    by: counter.personId,
  })
  assert(posted.ok, 'the bank account of the company may stand below zero')
  await saveDecision(db, id, { state: 'confirmed', at, by: counter.personId })
}
