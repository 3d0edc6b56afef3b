import { beforeAll, expect, test } from 'vitest'
import { approvalsCalls } from '#modules/accounts/approvals/approvals.calls.ts'
import { balanceOf } from '#modules/ledger/index.ts'
import { readInbox } from '#modules/notifications/inbox/inbox.service.ts'
import { remindOfDebts } from '#modules/notifications/money/debt-reminder.service.ts'
import { createGateways } from '#modules/notifications/sms/gateways/registry.ts'
import { sql } from '#platform/db/sql.ts'
import { type DebtWorld, startDebtWorld } from '../../../../tests/scenarios/debt-world.ts'
import { addPerson, day, hired, type Person } from '../../../../tests/scenarios/parcel-world.ts'
import { catalogs } from '../../../../tests/support/catalogs.ts'
import { debtDeskCalls } from './debt-desk.calls.ts'
import { remindDebtors } from './debt-reminders.service.ts'

let world: DebtWorld
beforeAll(async () => {
  world = await startDebtWorld()
})

async function debtor(days = 0) {
  const [who, courier] = [await world.sender(), await world.courier()]
  const { sent, back } = await world.returned(who, courier)
  if (days > 0) await world.age(who, days)
  const [debt] = (await world.debtsOf(who)).items
  return { who, courier, sent, back, debt: { id: String(debt?.id) } }
}

test('the desk sees who owes what for which parcels, by age, found by phone and by parcel', async () => {
  const young = await debtor(2)
  const old = await debtor(40)
  const { items, totals } = await world.debtors()
  const ids = items.map(({ person }) => person.id)
  expect(ids.indexOf(String(old.who.id))).toBeLessThan(ids.indexOf(String(young.who.id)))
  expect(totals.amount).toBe(totals.buckets.reduce((sum, { amount }) => sum + amount, 0))
  expect(totals.buckets.find(({ bucket }) => bucket === '31+')?.debts).toBeGreaterThan(0)
  const found = async (query: Record<string, unknown>) =>
    (await world.debtors(query)).items.map(({ person }) => person.id)
  expect(await found({ q: old.back.tracking_code })).toEqual([String(old.who.id)])
  expect(await found({ q: old.sent.tracking_code.toLowerCase() })).toEqual([String(old.who.id)])
  expect(await found({ q: (await world.debtorPhone(young.who.id)) ?? '' })).toEqual([String(young.who.id)])
  expect(await found({ bucket: '31+' })).toContain(String(old.who.id))
  expect(await found({ bucket: '31+' })).not.toContain(String(young.who.id))
  const [row] = (await world.debtors({ q: old.back.tracking_code })).items
  expect(row).toMatchObject({
    total: old.back.price,
    disputed: 0,
    oldest_days: 40,
    debts: [{ bucket: '31+', order_id: old.back.id, write_off: null }],
  })
})

test('the desk keeps a disputed debt with a word to the sender, once', async () => {
  const { who, debt } = await debtor()
  await world.dispute(who, debt.id)
  expect((await world.debtors({ disputed: 'true' })).items.map(({ person }) => person.id)).toContain(
    String(who.id),
  )
  const keep = () =>
    world.ask(world.cashier, debtDeskCalls.keepDebt, { params: debt, body: { note: 'Kuryer keldi' } })
  expect((await keep()).data).toMatchObject({
    disputed: false,
    dispute: { state: 'stands', note: 'Kuryer keldi' },
  })
  expect((await keep()).code).toBe('debt_not_disputed')
  expect((await world.dispute(who, debt.id)).code, 'decided is decided').toBe('debt_decided')
})

const ask = (by: Person, debt: { id: string }, ground: string) =>
  world.ask(by, debtDeskCalls.writeOffDebt, { params: debt, body: { ground, note: 'Javob yoʻq' } })
const approve = (by: Person, id: string) =>
  world.ask(by, approvalsCalls.approve, { params: { id }, body: {} })

test.each([
  ['uncollectible', 'bad_debts'],
  ['not_owed', 'revenue'],
] as const)('two people write a debt off as %s, against %s', async (ground, account) => {
  const { who, back, debt } = await debtor()
  await world.dispute(who, debt.id)
  const sign = account === 'revenue' ? -1 : 1
  const before = await balanceOf(world.db, account)
  const asked = await ask(world.cashier, debt, ground)
  expect(asked.status).toBe(201)
  expect((await ask(world.colleague, debt, ground)).code).toBe('approval_waiting')
  expect(await world.owedBy(who), 'one person alone moves nothing').toBe(back.price)
  const id = asked.data.approval_id
  expect((await world.debtors({ q: back.tracking_code })).items[0]?.debts[0]?.write_off).toMatchObject({ id })
  expect((await approve(world.cashier, id)).code).toBe('approval_own')
  expect((await approve(world.colleague, id)).status).toBe(200)
  expect((await approve(world.colleague, id)).code).toBe('approval_decided')
  expect(await world.owedBy(who)).toBe(0)
  expect(await balanceOf(world.db, account)).toBe(before + sign * back.price)
  const { state } = await world.db.one<{ state: string }>(sql`
    select state from debt_dispute where debt_id = ${Number(debt.id)}`)
  expect(state).toBe('let_go')
  await world.expectAllRight()
})

test('what was paid while the write-off waited is not written off', async () => {
  const { who, debt } = await debtor()
  const { data } = await ask(world.cashier, debt, 'uncollectible')
  await world.payDebts(who, 'balance')
  expect((await approve(world.colleague, data.approval_id)).code).toBe('approval_not_possible')
  await world.expectAllRight()
})

test('nobody asks for, approves or decides what they owe themselves', async () => {
  const { who, debt } = await debtor()
  const other = await debtor()
  const { data } = await ask(world.cashier, debt, 'uncollectible')
  await world.dispute(other.who, other.debt.id)
  const [hand, otherHand] = [await hired(world, who, 'cashier'), await hired(world, other.who, 'cashier')]
  const approved = await approve(hand, data.approval_id)
  expect([approved.code, String(approved.body.message)]).toEqual([
    'approval_not_possible',
    expect.stringContaining('Oʻz qarzingiz'),
  ])
  expect((await ask(otherHand, other.debt, 'not_owed')).code).toBe('debt_own')
  const kept = { params: other.debt, body: { note: 'Kerak emas' } }
  expect((await world.ask(otherHand, debtDeskCalls.keepDebt, kept)).code).toBe('debt_own')
  expect(await world.owedBy(who)).toBeGreaterThan(0)
})

/** What the clock told this person, sent as the jobs would. */
async function textsAfter(who: Person, days: number): Promise<string[]> {
  await remindDebtors(world.db, new Date(world.clock.now().getTime() + days * day))
  const told = await world.db.many<{ payload: { personId: number; day: number; at: string } }>(sql`
    delete from outbox where topic = 'event:payments.debt-reminded' and key = ${`person:${who.id}`} returning payload`)
  const { db, secrets, clock } = world
  const settings = { eskiz: undefined, telegram: undefined, order: ['local' as const] }
  const gateways = createGateways(settings, { db, secrets, clock, apiUrl: 'https://tezbox.uz' })
  const deps = { db, clock, gateways, catalogs, publicUrl: 'https://tezbox.uz' }
  for (const { payload } of told) await remindOfDebts(deps, payload, new AbortController().signal)
  const inbox = await readInbox({ db, secrets }, (await world.debtorPhone(who.id)) ?? '')
  return inbox.value.map(({ text }) => text)
}

test('a sender is reminded after 3, 7 and 14 days, each once, and never of what they dispute', async () => {
  const { who, back, debt } = await debtor()
  expect(await textsAfter(who, 2)).toEqual([])
  const first = await textsAfter(who, 3)
  expect(first).toEqual([
    `TezBox: ${back.price / 1000} 000 so'm qarzingiz bor. To'lash: tezbox.uz/dashboard/balance`,
  ])
  expect(await textsAfter(who, 4)).toHaveLength(1)
  expect(await textsAfter(who, 7)).toHaveLength(2)
  await world.dispute(who, debt.id)
  expect(await textsAfter(who, 14)).toHaveLength(2)
  await world.ask(world.cashier, debtDeskCalls.keepDebt, { params: debt, body: { note: 'Qarz bor' } })
  expect(await textsAfter(who, 14)).toHaveLength(3)
  expect(await textsAfter(who, 60)).toHaveLength(3)
})

test('an admin changes how much may be owed, and it counts from then on', async () => {
  const [who, courier] = [await world.sender(), await world.courier()]
  const { back } = await world.returned(who, courier)
  const admin = await addPerson(world, 'admin')
  const { limits } = await world.debtors()
  const set = (by: Person, body: typeof limits) => world.ask(by, debtDeskCalls.changeLimits, { body })
  const lower = { ...limits, personal: back.price - 1 }
  expect((await set(world.cashier, lower)).code).toBe('forbidden')
  expect((await set(admin, lower)).data).toEqual(lower)
  expect((await world.debtors()).limits).toEqual(lower)
  expect(await world.debtsOf(who)).toMatchObject({ limit: back.price - 1, prepaid_only: true })
  expect((await set(admin, { ...limits, personal: back.price })).status).toBe(200)
  expect(await world.debtsOf(who)).toMatchObject({ prepaid_only: false })
  expect((await set(admin, { ...limits, merchant: -1 })).code).toBe('invalid_input')
})
