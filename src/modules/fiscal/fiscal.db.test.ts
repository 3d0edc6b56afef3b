import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { post, reverse } from '#modules/ledger/index.ts'
import { sql } from '#platform/db/sql.ts'
import { startJobs } from '#platform/jobs/jobs.ts'
import {
  addPerson,
  type Person,
  refusal,
  type Shown,
  startWorld,
  type World,
} from '../../../tests/scenarios/parcel-world.ts'
import { bankSettings } from '../../../tests/scenarios/payment-settings.ts'
import { catalogs } from '../../../tests/support/catalogs.ts'
import { eventually } from '../../../tests/support/eventually.ts'
import type { Fault, Receipt as Registered } from '../../testbank/register.ts'
import { type RunningBank, startTestBank } from '../../testbank/start.ts'
import type { FiscalCodes } from './domain/document.ts'
import { leaseMs } from './domain/tries.ts'
import { fiscalCalls } from './fiscal.calls.ts'
import type { FiscalList } from './fiscal.contract.ts'
import { claimDue, findMarks, type Receipt } from './fiscal.repo.ts'
import { fiscalJobs } from './fiscal-jobs.ts'
import { noteForgotten, noteMovement } from './note.service.ts'
import { httpRegister } from './register/http-register.ts'
import { sendDue } from './send.service.ts'

const codes: FiscalCodes = {
  service: { ikpu: '10112001001000000', packageCode: '1511111', vatPercent: 12 },
  goods: { ikpu: '10112001001000001', packageCode: '1511112', vatPercent: 0 },
}
const key = 'key-of-the-test-register'

let world: World
let bank: RunningBank
let cashier: Person
beforeAll(async () => {
  world = await startWorld()
  await world.topUp(world.people.sender, 100_000_000)
  cashier = await addPerson(world, 'cashier')
  bank = await startTestBank({
    shop: 'http://127.0.0.1:9',
    settings: bankSettings,
    register: { key, ikpus: [codes.service.ikpu, codes.goods.ikpu] },
    shopTime: world.clock.now().getTime(),
  })
})
afterAll(() => bank.stop())
beforeEach(async () => {
  await settle()
})

const register = () => httpRegister({ url: `${bank.url}/register`, key })
const now = () => world.clock.now()
const noteDeps = (makeTheirOwn: readonly string[] = []) => ({
  translate: catalogs.translate,
  makeTheirOwn,
  now: now(),
})
const never = new AbortController().signal
const note = (id: number, own: readonly string[] = []) =>
  world.db.transaction((tx) => noteMovement(tx, noteDeps(own), id))
const send = (with_: FiscalCodes = codes) =>
  sendDue({ db: world.db, clock: world.clock, register: register(), codes: with_ }, never)
/** Nothing of another test is left to be noted or sent. */
async function settle(): Promise<void> {
  await noteForgotten(world.db, noteDeps())
  world.clock.advance(24 * 3_600_000)
  await send()
}

const taken = async (): Promise<(Registered & { number: string; sign: string; url: string })[]> =>
  (await fetch(`${bank.url}/register/receipts`)).json()
async function fails(kind: Fault, times: number): Promise<void> {
  const body = new URLSearchParams({ kind, times: String(times) })
  expect((await fetch(`${bank.url}/register/fault`, { method: 'POST', body })).status).toBe(204)
}

type Row = Pick<
  Receipt,
  | 'id'
  | 'key'
  | 'movementId'
  | 'kind'
  | 'originId'
  | 'parts'
  | 'cash'
  | 'card'
  | 'state'
  | 'tries'
  | 'refusal'
  | 'number'
  | 'sign'
>
const receiptsOf = ({ id }: { id: string }) =>
  world.db.many<Row>(sql`
    select id, key, movement_id as "movementId", kind, origin_id as "originId", parts, cash, card, state, tries, refusal,
      number, sign
    from fiscal_receipt where order_id = ${Number(id)} order by id`)
async function receiptOf(order: { id: string }): Promise<Row> {
  const [only, ...others] = await receiptsOf(order)
  if (!only || others.length > 0) throw new Error(`${others.length} receipts beside one`)
  return only
}
const registeredAs = async ({ key: id }: Row) => (await taken()).filter((one) => one.receipt_id === id)

let keys = 0
/** Paid by card, as a provider's callback books it. */
async function paidByCard(order: { id: string }, amount = 52_000, provider = 'click') {
  const name = `fiscal:${++keys}`
  const reference = `order:${order.id}`
  const facts = { provider, amount }
  const posted = await post(world.db, {
    key: name,
    template: 'order_paid_by_provider',
    facts,
    reference,
    at: now(),
  })
  if (!posted.ok) throw new Error('money that comes in was refused')
  return { key: name, movement: posted.value.id }
}

const newOrder = () => world.place(world.people.sender)

async function atDoor(courier: Person, overrides: object): Promise<Shown> {
  const { place, checkout, does, people } = world
  const order = await place(people.sender, { payment_type: 'receiver', ...overrides })
  await checkout(people.sender, [order], 'receiver')
  await does(people.operator, order, 'confirm')
  await does(courier, order, 'accept')
  return does(courier, order, 'pick_up')
}

const proof = { kind: 'signature', signature: 'file-1', passport: 'file-2' }

test('cash at the door is a receipt with delivery and the sender’s goods, and undone a receipt back', async () => {
  const { people, does, db } = world
  await db.run(
    sql`update person set company = 'Sharq MCHJ', stir = '301234567' where id = ${people.sender.id}`,
  )
  const courier = await addPerson(world, 'courier')
  const order = await atDoor(courier, { product_fee: 400_000 })
  await noteForgotten(db, noteDeps())
  expect(await receiptsOf(order)).toEqual([])
  await does(courier, order, 'deliver', { proof, collected: order.to_collect })
  await noteForgotten(db, noteDeps())
  const made = await receiptOf(order)
  expect(made).toMatchObject({ kind: 'sale', state: 'waiting', card: 0, cash: order.to_collect * 100 })
  expect(await send()).toBe(1)
  const [sale] = await registeredAs(made)
  expect(sale).toMatchObject({
    type: 'sale',
    total: order.to_collect * 100,
    items: [
      {
        title: `Posilkani yetkazib berish ${order.tracking_code}`,
        code: codes.service.ikpu,
        vat_percent: 12,
      },
      {
        title: `Tovar puli, ${order.tracking_code}`,
        amount: 40_000_000,
        code: codes.goods.ikpu,
        vat: 0,
        commission: { stir: '301234567' },
      },
    ],
  })
  await does(courier, order, 'undo_delivery')
  await noteForgotten(db, noteDeps())
  await send()
  const [first, back] = await receiptsOf(order)
  expect(back).toMatchObject({ kind: 'refund', originId: first?.id, state: 'sent', cash: made.cash })
  const [refund] = back ? await registeredAs(back) : []
  expect(refund).toMatchObject({ type: 'refund', origin: { number: sale?.number, sign: sale?.sign } })
  expect((await findMarks(db, [made.movementId])).get(made.movementId)).toEqual({
    number: sale?.number,
    sign: sale?.sign,
    url: sale?.url,
  })
})

test('a movement that is told twice, and looked for by night, has one receipt', async () => {
  const order = await newOrder()
  const { movement } = await paidByCard(order)
  const made = await Promise.all([note(movement), note(movement), noteForgotten(world.db, noteDeps())])
  expect(made.filter((one) => one === true || one === 1)).toHaveLength(1)
  expect(await note(movement)).toBe(false)
  expect(await receiptOf(order)).toMatchObject({ card: 5_200_000, cash: 0 })
})

test('a refund that is told before its sale waits for the sale’s number', async () => {
  const order = await newOrder()
  const { key: name } = await paidByCard(order)
  const back = await reverse(world.db, name, { at: now() })
  if (!back.ok) throw new Error('what is there can go back')
  expect(await note(back.value.id)).toBe(true)
  const [sale, refund] = await receiptsOf(order)
  expect([sale?.kind, refund?.kind, refund?.originId]).toEqual(['sale', 'refund', sale?.id])
  await fails('busy', 1)
  await send()
  expect((await receiptsOf(order)).map(({ state, tries, refusal: why }) => [state, tries, why])).toEqual([
    ['waiting', 1, 'busy'],
    ['waiting', 0, 'origin_waiting'],
  ])
  world.clock.advance(60_000)
  expect(await send()).toBe(2)
})

test('money sent back through a provider gives back what was paid there', async () => {
  const order = await newOrder()
  await paidByCard(order)
  const facts = { provider: 'click', amount: 20_000 }
  await post(world.db, {
    ...{ key: `fiscal:${++keys}`, template: 'refund_to_provider', facts },
    ...{ reference: `order:${order.id}`, at: now() },
  })
  await noteForgotten(world.db, noteDeps())
  await send()
  const [sale, refund] = await receiptsOf(order)
  expect(refund).toMatchObject({ kind: 'refund', originId: sale?.id, card: 2_000_000, state: 'sent' })
})

test.each(['busy', 'closed', 'no_paper'] as const)(
  'a register that is %s is asked again later, once',
  async (kind) => {
    const order = await newOrder()
    await note((await paidByCard(order)).movement)
    await fails(kind, 2)
    await send()
    expect(await receiptOf(order)).toMatchObject({ state: 'waiting', tries: 1, refusal: kind })
    // Not before its time.
    expect(await send()).toBe(0)
    world.clock.advance(30_000)
    await send()
    world.clock.advance(60_000)
    expect(await send()).toBe(1)
    const made = await receiptOf(order)
    expect(made).toMatchObject({ state: 'sent', tries: 3, refusal: null })
    expect(await registeredAs(made)).toHaveLength(1)
  },
)

test('a receipt that was taken without an answer is answered as the first time', async () => {
  const order = await newOrder()
  await note((await paidByCard(order)).movement)
  await fails('lost', 1)
  await send()
  const lost = await receiptOf(order)
  expect(lost).toMatchObject({ state: 'waiting', refusal: 'no_answer' })
  const [first] = await registeredAs(lost)
  world.clock.advance(30_000)
  // Other codes are set meanwhile: what the register may have seen is sent as it was.
  const other = { ...codes, service: { ...codes.service, vatPercent: 0 } }
  expect(await send(other)).toBe(1)
  const sent = await receiptOf(order)
  expect([sent.number, sent.sign]).toEqual([first?.number, first?.sign])
  expect(await registeredAs(sent)).toHaveLength(1)
})

test('a wrong code is refused for good, seen at the desk, and sent again once it is put right', async () => {
  const order = await newOrder()
  await note((await paidByCard(order)).movement)
  const wrong = { ...codes, service: { ...codes.service, ikpu: '99999999999999999' } }
  await send(wrong)
  const failed = await receiptOf(order)
  expect(failed).toMatchObject({ state: 'failed', refusal: 'wrong_ikpu' })
  world.clock.advance(24 * 3_600_000)
  expect(await send()).toBe(0)
  const named = { query: { state: 'failed' as const }, headers: cashier.headers }
  const listed = await world.call(fiscalCalls.listFiscalReceipts, named)
  const { items } = listed.body.data as FiscalList
  expect(items).toContainEqual(
    expect.objectContaining({ id: String(failed.id), order_id: order.id, refusal: 'wrong_ikpu' }),
  )
  const again = { params: { id: String(failed.id) }, body: {} }
  const retried = await world.send(cashier, fiscalCalls.retryFiscalReceipt, again)
  expect(retried.body.data).toMatchObject({ state: 'waiting', tries: 0 })
  expect(refusal(await world.send(cashier, fiscalCalls.retryFiscalReceipt, again))).toMatchObject({
    status: 409,
    code: 'receipt_not_failed',
  })
  expect(await send()).toBe(1)
  expect(await registeredAs(failed)).toHaveLength(1)
  const audit = await world.db.many(
    sql`select action from audit_entry where object = ${`fiscal:${failed.id}`}`,
  )
  expect(audit).toEqual([{ action: 'fiscal.retry' }])
})

test('a process that dies with a receipt in its hands leaves it to the next, and two never send the same', async () => {
  const orders = [await newOrder(), await newOrder(), await newOrder(), await newOrder()]
  for (const order of orders) await note((await paidByCard(order)).movement)
  // Killed between the claim and the register.
  const claimed = await claimDue(world.db, now())
  expect(claimed).toBeDefined()
  const [one, other] = await Promise.all([send(), send()])
  expect(one + other).toBe(3)
  expect(await send()).toBe(0)
  world.clock.advance(leaseMs)
  expect(await send()).toBe(1)
  for (const order of orders) expect(await registeredAs(await receiptOf(order))).toHaveLength(1)
})

test('what providers make receipts of themselves is left to them, and so is what goes back', async () => {
  const order = await newOrder()
  const { key: name, movement } = await paidByCard(order, 52_000, 'payme')
  await note(movement, ['payme'])
  const back = await reverse(world.db, name, { at: now() })
  if (back.ok) await note(back.value.id, ['payme'])
  await send()
  expect((await receiptsOf(order)).map(({ state, tries }) => [state, tries])).toEqual([
    ['provider', 0],
    ['provider', 0],
  ])
})

test('money that moved before there were receipts gets none', async () => {
  const order = await newOrder()
  const { movement } = await paidByCard(order)
  const { before } = await world.db.one<{ before: number }>(
    sql`select movement_id as before from fiscal_start`,
  )
  await world.db.run(sql`update fiscal_start set movement_id = ${movement}`)
  expect(await note(movement)).toBe(false)
  expect(await noteForgotten(world.db, noteDeps())).toBe(0)
  await world.db.run(sql`update fiscal_start set movement_id = ${before}`)
})

const work = (fiscal: Parameters<typeof fiscalJobs>[0]['fiscal']) =>
  startJobs({
    ...{ db: world.db, pollSeconds: 0.5, watchSeconds: 1 },
    ...fiscalJobs({ db: world.db, clock: world.clock, catalogs, fiscal, makeTheirOwn: [] }),
  })

test('what was booked while nothing worked has its receipt when it does; without settings it waits', async () => {
  const order = await newOrder()
  await paidByCard(order)
  expect(await receiptsOf(order)).toEqual([])
  const unset = await work(undefined)
  await eventually(
    () => receiptsOf(order),
    (made) => made.length === 1,
  )
  expect(await receiptOf(order)).toMatchObject({ state: 'waiting', tries: 0 })
  await unset.stop(10_000)
  const second = await newOrder()
  await paidByCard(second)
  const set = await work({ register: register(), codes })
  await eventually(
    () => receiptsOf(second),
    (made) => made[0]?.state === 'sent',
  )
  await eventually(
    () => receiptsOf(order),
    (made) => made[0]?.state === 'sent',
  )
  await set.stop(10_000)
  for (const each of [order, second]) expect(await registeredAs(await receiptOf(each))).toHaveLength(1)
})
