import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { openSession } from '#modules/accounts/session.service.ts'
import { checkBooks } from '#modules/ledger/index.ts'
import { moneyFaults } from '#modules/orders/money-check.service.ts'
import { passcodeOf } from '#modules/tracking/index.ts'
import type { TrackData } from '#modules/tracking/tracking.contract.ts'
import { sql } from '#platform/db/sql.ts'
import {
  addPerson,
  draft,
  hour,
  type Person,
  refusal,
  type Shown,
} from '../../../tests/scenarios/parcel-world.ts'
import {
  expectNoDrift,
  type PaymentWorld,
  startPaymentWorld,
} from '../../../tests/scenarios/payment-world.ts'
import type { CashInHand, CodList, CodParcelView, CodSummary, PayoutList } from './cod.contract.ts'
import { findFaults, findOwedIds } from './cod.repo.ts'
import type { BatchDetail, OwedList, RunAnswer } from './cod-desk.contract.ts'
import { payDueToBalances } from './cod-payout.service.ts'
import type { ComparisonDetail } from './comparison.contract.ts'
import type { RefundList } from './refund-history.contract.ts'

let world: PaymentWorld
let cashier: Person
let colleague: Person
beforeAll(async () => {
  world = await startPaymentWorld()
  cashier = await addPerson(world, 'cashier')
  colleague = await addPerson(world, 'cashier')
})

const signed = { kind: 'signature', signature: 'file-1', passport: 'file-2' }
const goods = 150_000

async function sender(): Promise<Person> {
  const person = await addPerson(world, 'customer')
  await world.topUp(person, 10_000_000)
  return person
}

/** A parcel with money to collect, in the hands of a courier. */
async function carried(
  who: Person,
  courier: Person,
  overrides: Record<string, unknown> = {},
): Promise<Shown> {
  const order = await world.place(who, { product_fee: goods, ...overrides })
  const type = String(overrides.payment_type ?? 'balance')
  await world.checkout(who, [order], type)
  if (type === 'receiver') await world.does(world.people.operator, order, 'confirm')
  await world.does(courier, order, 'accept')
  return world.does(courier, order, 'pick-up')
}

async function delivered(who: Person, courier: Person, overrides: Record<string, unknown> = {}) {
  const order = await carried(who, courier, overrides)
  return world.does(courier, order, 'deliver', { proof: signed, collected: order.to_collect })
}

const inTashkent = { region: 14, city: 198, street: 'Bunyodkor 5' }
/** Inside one region, and the cash comes back. */
const broughtBack = { services: ['cod', 'cod_return'], to: inTashkent }

async function call<T>(who: Person, method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown) {
  const answer = await world.call(method, path, {
    headers: { ...who.headers, ...(method === 'POST' ? { 'idempotency-key': randomUUID() } : {}) },
    ...(body === undefined ? {} : { body }),
  })
  return { status: answer.status, code: answer.body.code, body: answer.body, data: answer.body.data as T }
}

const summary = async (who: Person) => (await call<CodSummary>(who, 'GET', '/api/accounts/v1/cod')).data
const parcels = async (who: Person, query = '') =>
  (await call<CodList>(who, 'GET', `/api/accounts/v1/cod/parcels${query}`)).data
const clockOf = async (who: Person, { id }: { id: string }) =>
  (await parcels(who, `?order_id=${id}`)).items[0] as CodParcelView
const run = (ids?: string[]) =>
  call<RunAnswer>(cashier, 'POST', '/api/desk/v1/cod/runs', ids ? { sender_ids: ids } : {})
const bank = { holder: 'Savdo MCHJ', mfo: '00444', account: '2020 8000 9001 2345 6001' }
const toBank = (who: Person) => call(who, 'PUT', '/api/accounts/v1/cod/choice', { payout_to: 'bank', bank })

async function handIn(courier: Person, amount: number) {
  const told = await call<{ id: string }>(courier, 'POST', '/api/payments/v1/hand-ins', { amount })
  return call(cashier, 'POST', `/api/desk/v1/hand-ins/${told.data.id}/confirm`, {})
}

async function expectAllRight() {
  expect(await findFaults(world.db)).toEqual([])
  expect(await checkBooks(world.db)).toEqual([])
  expect(await moneyFaults(world.db, new Date(0))).toEqual([])
  await expectNoDrift(world, world.bank)
}

test('the sender sees the clock go from collected over handed in to paid, and the balance gets the money', async () => {
  const [who, courier] = [await sender(), await addPerson(world, 'courier')]
  const before = await world.balance(who)
  const order = await delivered(who, courier)
  const price = before - (await world.balance(who))
  const collected = await clockOf(who, order)
  expect(collected).toMatchObject({
    stage: 'collected',
    amount: goods,
    collected_by: 'courier',
    goes_to: 'balance',
  })
  expect(Date.parse(collected.due_at) - Date.parse(collected.collected_at)).toBe(24 * hour)
  expect(await summary(who)).toMatchObject({
    owed: goods,
    parcels: 1,
    paid: 0,
    next_due_at: collected.due_at,
  })
  expect(await payDueToBalances(world.db, world.clock.now())).toBe(0)

  expect((await handIn(courier, goods)).status).toBe(200)
  expect(await world.cashOf(courier)).toBe(0)
  expect((await clockOf(who, order)).stage).toBe('handed_in')
  expect(await payDueToBalances(world.db, world.clock.now())).toBe(1)
  expect(await payDueToBalances(world.db, world.clock.now())).toBe(0)
  expect(await clockOf(who, order)).toMatchObject({ stage: 'paid', late: false, goes_to: 'balance' })
  expect(await world.balance(who)).toBe(before - price + goods)
  expect(await summary(who)).toMatchObject({ owed: 0, paid: goods })
  await expectAllRight()
})

test('nobody waits longer than promised for a courier who does not come', async () => {
  const [who, courier] = [await sender(), await addPerson(world, 'courier')]
  const order = await delivered(who, courier)
  const now = world.clock.now().getTime()
  await payDueToBalances(world.db, new Date(now + 20 * hour - 1))
  expect((await clockOf(who, order)).stage).toBe('collected')
  await payDueToBalances(world.db, new Date(now + 20 * hour))
  expect((await clockOf(who, order)).stage).toBe('paid')
})

test('a sender who cannot be paid does not keep the others waiting, and the run is seen to fail', async () => {
  const [bad, good, courier] = [await sender(), await sender(), await addPerson(world, 'courier')]
  const wrong = await delivered(bad, courier)
  world.clock.advance(1_000)
  const right = await delivered(good, courier)
  const add = (amount: number) =>
    world.db.run(sql`update cod_parcel set amount = amount + ${amount} where order_id = ${Number(wrong.id)}`)
  const later = new Date(world.clock.now().getTime() + 20 * hour)
  await add(1)
  const failure = await payDueToBalances(world.db, later).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(AggregateError)
  expect((failure as AggregateError).message).toContain(`person ${bad.id}: `)
  expect((await clockOf(good, right)).stage).toBe('paid')
  expect((await clockOf(bad, wrong)).stage).toBe('collected')
  await add(-1)
  await payDueToBalances(world.db, later)
  expect((await clockOf(bad, wrong)).stage).toBe('paid')
  await expectAllRight()
})

test('what cannot be paid out takes no place among what can', async () => {
  const [who, courier] = [await sender(), await addPerson(world, 'courier')]
  const waiting = await carried(who, courier)
  await payIn('click', (await door(courier, waiting)).data)
  world.clock.advance(1_000)
  const back = await delivered(who, courier, broughtBack)
  world.clock.advance(1_000)
  const free = await delivered(who, courier)
  const first = async (kind: 'all' | 'free') => (await findOwedIds(world.db, who.id, kind, 1))[0]?.orderId
  expect(await first('all')).toBe(Number(back.id))
  expect(await first('free')).toBe(Number(free.id))
})

test('an undone delivery takes the collection back, but not once it is paid out', async () => {
  const [who, courier] = [await sender(), await addPerson(world, 'courier')]
  const order = await delivered(who, courier)
  await world.does(courier, order, 'undo-delivery')
  expect((await parcels(who)).items).toEqual([])
  expect(await world.codOwedTo(who)).toBe(0)
  await world.does(courier, order, 'deliver', { proof: signed, collected: goods })
  await run([String(who.id)])
  const refused = await world.verb(courier, order, 'undo-delivery')
  expect([refused.status, refused.body.code]).toEqual([409, 'cod_paid_out'])
  await expectAllRight()
})

test('what is handed in covers the oldest parcels first', async () => {
  const [who, courier] = [await sender(), await addPerson(world, 'courier')]
  const first = await delivered(who, courier)
  world.clock.advance(60_000)
  const second = await delivered(who, courier)
  await handIn(courier, goods)
  expect((await clockOf(who, first)).stage).toBe('handed_in')
  expect((await clockOf(who, second)).stage).toBe('collected')
})

test('cash is handed in with two confirmations: never more than there is, once, and not by oneself', async () => {
  const [who, courier] = [await sender(), await addPerson(world, 'courier')]
  await delivered(who, courier)
  const tell = (amount: number) =>
    call<{ id: string }>(courier, 'POST', '/api/payments/v1/hand-ins', { amount })
  expect((await tell(goods + 1)).code).toBe('hand_in_too_big')
  const { data } = await tell(goods)
  expect((await tell(1)).code).toBe('hand_in_too_big')
  const cash = await call<CashInHand>(courier, 'GET', '/api/payments/v1/hand-ins')
  expect(cash.data).toMatchObject({ cash: goods, told: goods })
  expect(await world.cashOf(courier)).toBe(goods)
  const confirm = (by: Person) => call(by, 'POST', `/api/desk/v1/hand-ins/${data.id}/confirm`, {})
  const answers = await Promise.all([confirm(cashier), confirm(colleague)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await world.cashOf(courier)).toBe(0)
  const other = await delivered(who, courier)
  const wrong = await tell(goods)
  await call(cashier, 'POST', `/api/desk/v1/hand-ins/${wrong.data.id}/reject`, { reason: 'Kam chiqdi' })
  expect((await clockOf(who, other)).stage).toBe('collected')
  expect(await world.cashOf(courier)).toBe(goods)
  await expectAllRight()
})

test('a bank account is shown by its last digits, and refused when it is none', async () => {
  const who = await sender()
  expect((await call(who, 'PUT', '/api/accounts/v1/cod/choice', { payout_to: 'bank' })).status).toBe(422)
  const wrong = { ...bank, account: '20208840900123456001' }
  const refused = await call(who, 'PUT', '/api/accounts/v1/cod/choice', { payout_to: 'bank', bank: wrong })
  expect([refused.status, (refused.body.errors as { path: string }[])[0]?.path]).toEqual([
    422,
    'bank.account',
  ])
  expect((await toBank(who)).status).toBe(200)
  expect((await summary(who)).bank).toEqual({ holder: 'Savdo MCHJ', mfo: '00444', account: '•••• 6001' })
  const kept = await world.db.one<{ text: string }>(sql`
    select cod_choice::text as text from cod_choice where person_id = ${who.id}`)
  expect(kept.text).not.toContain(Buffer.from('20208000900123456001').toString('hex'))
})

test('a change of the account leaves a trace without the account or a name, and is told', async () => {
  const who = await sender()
  await toBank(who)
  await call(who, 'PUT', '/api/accounts/v1/cod/choice', { payout_to: 'balance' })
  const lines = await world.db.many(sql`
    select action, full_name, before, after from audit_entry where object = ${`person:${who.id}`} order by id`)
  const [balance, account] = [{ payout_to: 'balance' }, '•••• 6001']
  expect(lines).toEqual([
    {
      action: 'cod.choose',
      full_name: '',
      before: { ...balance, account: null },
      after: { payout_to: 'bank', account },
    },
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
  const body = { payout_to: 'bank', bank: { ...bank, holder } }
  const refused = await call(await sender(), 'PUT', '/api/accounts/v1/cod/choice', body)
  expect([refused.status, (refused.body.errors as { path: string }[])[0]?.path]).toEqual([422, 'bank.holder'])
})

test('an account that does not open stops the file instead of being left out of it', async () => {
  const [who, courier] = [await sender(), await addPerson(world, 'courier')]
  await toBank(who)
  await delivered(who, courier)
  const { data } = await run([String(who.id)])
  const file = () =>
    world.call('GET', `/api/desk/v1/cod/batches/${data.batch?.id}/file`, { headers: cashier.headers })
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

test('staff do not pay themselves what they are owed', async () => {
  const [who, courier] = [await sender(), await addPerson(world, 'courier')]
  const order = await delivered(who, courier, broughtBack)
  // Taken on since.
  await world.db.run(sql`update person set role = 'cashier' where id = ${who.id}`)
  const here = { address: '10.0.0.1', userAgent: '', now: world.clock.now() }
  const token = await openSession(world.db, { id: who.id, role: 'cashier' }, here)
  const taken = { id: who.id, headers: { authorization: `Token ${token}` } }
  const own = [
    await call(taken, 'POST', `/api/desk/v1/cod/senders/${who.id}/pay-cash`, { amount: goods }),
    await call(taken, 'POST', `/api/payments/v1/cod/${order.id}/carried-back`, {}),
  ]
  expect(own.map(({ status, code }) => [status, code])).toEqual([
    [409, 'payout_own'],
    [409, 'payout_own'],
  ])
  expect(await world.codOwedTo(who)).toBe(goods)
  const byAnother = await call(cashier, 'POST', `/api/payments/v1/cod/${order.id}/carried-back`, {})
  expect(byAnother.status).toBe(200)
})

test('cash that the desk took over a counter is handed in like an agent’s', async () => {
  const [who, courier, operator] = [
    await sender(),
    await addPerson(world, 'courier'),
    await addPerson(world, 'operator'),
  ]
  const to = { region: 8, city: 122, point_id: world.points.samarkand }
  const order = await carried(who, courier, { delivery_option: 3, to })
  await world.does(world.people.samarkandAgent, order, 'store', { scan: order.tracking_code })
  const code = await world.receiverCode(order)
  await world.does(operator, order, 'hand-out', { code, collected: goods })
  const cash = await call<CashInHand>(operator, 'GET', '/api/payments/v1/hand-ins')
  expect(cash.data).toMatchObject({ cash: goods, told: 0 })
  expect((await handIn(operator, goods)).status).toBe(200)
  expect(await world.tillOf(operator)).toBe(0)
  expect((await clockOf(who, order)).stage).toBe('handed_in')
  await expectAllRight()
})

test('a run pays balances at once and lists bank accounts: made, sent, confirmed or returned', async () => {
  const [one, other, courier] = [await sender(), await sender(), await addPerson(world, 'courier')]
  await toBank(one)
  const order = await delivered(one, courier)
  await delivered(one, courier)
  await delivered(other, courier)
  const { data, status } = await run([String(one.id), String(other.id)])
  expect(status).toBe(201)
  expect(data).toMatchObject({
    to_balances: { senders: 1, amount: goods },
    batch: { payouts: 1, amount: 2 * goods, sent_at: null },
  })
  const batch = `/api/desk/v1/cod/batches/${data.batch?.id}`
  expect(await clockOf(one, order)).toMatchObject({ stage: 'on_the_way', goes_to: 'bank', paid_at: null })
  expect(await world.codOwedTo(one)).toBe(2 * goods)

  const file = async (format: string) =>
    world.app.inject({ method: 'GET', url: `${batch}/file?format=${format}`, headers: cashier.headers })
  const csv = (await file('csv')).body
  expect(csv.trim().split('\r\n')).toHaveLength(2)
  expect(csv).toContain(`Savdo MCHJ;00444;20208000900123456001;${2 * goods};`)
  const text = new TextDecoder('windows-1251').decode((await file('txt')).rawPayload)
  expect(text).toContain(`Сумма=${2 * goods}.00`)

  const sent = await Promise.all([
    call<BatchDetail>(cashier, 'POST', `${batch}/sent`),
    call(colleague, 'POST', `${batch}/sent`),
  ])
  expect(sent.map((answer) => answer.status).sort()).toEqual([200, 409])
  expect(await world.codOwedTo(one)).toBe(0)
  expect((await clockOf(one, order)).stage).toBe('paid')
  const { items } = (await call<PayoutList>(one, 'GET', '/api/accounts/v1/cod/payouts')).data
  expect(items).toMatchObject([
    { how: 'bank', state: 'sent', amount: 2 * goods, parcels: 2, account: '•••• 6001' },
  ])

  const payout = `/api/desk/v1/cod/payouts/${items[0]?.id}`
  expect((await call(cashier, 'POST', `${payout}/return`, { note: 'Hisob yopilgan' })).status).toBe(200)
  expect(await world.codOwedTo(one)).toBe(2 * goods)
  expect((await clockOf(one, order)).stage).toBe('collected')
  expect((await call(cashier, 'POST', `${payout}/confirm`, {})).code).toBe('payout_closed')

  const again = await run([String(one.id)])
  const next = `/api/desk/v1/cod/batches/${again.data.batch?.id}`
  const detail = await call<BatchDetail>(cashier, 'POST', `${next}/sent`)
  await call(cashier, 'POST', `/api/desk/v1/cod/payouts/${detail.data.items[0]?.id}/confirm`, {})
  expect(await world.codOwedTo(one)).toBe(0)
  const books = await call<PayoutList>(one, 'GET', '/api/accounts/v1/cod/payouts')
  expect(books.data.items.map(({ state, note }) => [state, note])).toEqual([
    ['confirmed', null],
    ['returned', 'Hisob yopilgan'],
  ])
  await expectAllRight()
})

test('the registry has a line a parcel, for its sender and for nobody else', async () => {
  const [who, stranger, courier] = [await sender(), await sender(), await addPerson(world, 'courier')]
  const orders = [await delivered(who, courier), await delivered(who, courier)]
  await run([String(who.id)])
  const { items } = (await call<PayoutList>(who, 'GET', '/api/accounts/v1/cod/payouts')).data
  const read = (person: Person, format: string) =>
    world.app.inject({
      method: 'GET',
      url: `/api/accounts/v1/cod/payouts/${items[0]?.id}/registry?format=${format}`,
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

test('of two runs at once one pays', async () => {
  const [who, courier] = [await sender(), await addPerson(world, 'courier')]
  const before = await world.balance(who)
  const order = await delivered(who, courier)
  const price = order.price
  const pay = (by: Person) => call(by, 'POST', '/api/desk/v1/cod/runs', { sender_ids: [String(who.id)] })
  const cash = call(cashier, 'POST', `/api/desk/v1/cod/senders/${who.id}/pay-cash`, { amount: goods })
  const answers = await Promise.all([
    pay(cashier),
    pay(colleague),
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
  await expectAllRight()
})

test('over the counter all that is owed is paid, and only what was counted', async () => {
  const [who, courier] = [await sender(), await addPerson(world, 'courier')]
  await delivered(who, courier)
  const pay = (amount: number) =>
    call(cashier, 'POST', `/api/desk/v1/cod/senders/${who.id}/pay-cash`, { amount })
  expect((await pay(goods - 1)).code).toBe('owed_changed')
  expect((await pay(goods)).status).toBe(200)
  expect((await pay(goods)).code).toBe('nothing_owed')
  await expectAllRight()
})

test('cash that goes back is carried by its courier, for the sender’s digits', async () => {
  const [who, courier, other] = [
    await sender(),
    await addPerson(world, 'courier'),
    await addPerson(world, 'courier'),
  ]
  const order = await delivered(who, courier, broughtBack)
  const clock = await clockOf(who, order)
  expect(clock).toMatchObject({ goes_to: 'cash', cash_code: expect.stringMatching(/^\d{6}$/) })
  expect((await run([String(who.id)])).code).toBe('nothing_owed')
  const bring = (by: Person, code?: string) =>
    call<CodParcelView>(by, 'POST', `/api/payments/v1/cod/${order.id}/carried-back`, code ? { code } : {})
  const wrong = clock.cash_code === '000000' ? '000001' : '000000'
  expect((await bring(other, clock.cash_code ?? '')).code).toBe('not_found')
  expect((await bring(courier, wrong)).code).toBe('wrong_cash_code')
  const done = await bring(courier, clock.cash_code ?? '')
  expect(done.data).toMatchObject({ stage: 'paid', goes_to: 'cash', cash_code: null })
  expect(await world.cashOf(courier)).toBe(0)
  expect((await bring(courier, clock.cash_code ?? '')).code).toBe('nothing_owed')

  const second = await delivered(who, courier, broughtBack)
  for (let tried = 0; tried < 5; tried++)
    await call(courier, 'POST', `/api/payments/v1/cod/${second.id}/carried-back`, {})
  const right = (await clockOf(who, second)).cash_code ?? ''
  const locked = await call(courier, 'POST', `/api/payments/v1/cod/${second.id}/carried-back`, {
    code: right,
  })
  expect(locked.code).toBe('cash_code_locked')
  expect((await call(cashier, 'POST', `/api/payments/v1/cod/${second.id}/carried-back`, {})).status).toBe(200)
  await expectAllRight()
})

test('the digits are only for cash that a courier has', async () => {
  const [who, courier] = [await sender(), await addPerson(world, 'courier')]
  const order = await delivered(who, courier, broughtBack)
  expect((await clockOf(who, order)).cash_code).not.toBeNull()
  await world.db.run(sql`update cod_parcel set collected_by = 'agent' where order_id = ${Number(order.id)}`)
  expect(await clockOf(who, order)).toMatchObject({ goes_to: 'cash', cash_code: null })
})

test('what stands on a list that nobody has sent is owed still, and late in its time', async () => {
  const [who, courier] = [await sender(), await addPerson(world, 'courier')]
  await toBank(who)
  const totals = async () => (await call<OwedList>(cashier, 'GET', '/api/desk/v1/cod')).data.totals
  const before = await totals()
  const order = await delivered(who, courier)
  await world.db.run(sql`
    update cod_parcel set collected_at = collected_at - interval '25 hours' where order_id = ${Number(order.id)}`)
  const { data } = await run([String(who.id)])
  const listed = {
    amount: before.amount + goods,
    late: before.late + 1,
    late_amount: before.late_amount + goods,
  }
  expect(await totals()).toMatchObject(listed)
  await call(cashier, 'POST', `/api/desk/v1/cod/batches/${data.batch?.id}/sent`)
  expect(await totals()).toEqual(before)
})

test('late ones come first at the desk', async () => {
  const [late, fresh, courier] = [await sender(), await sender(), await addPerson(world, 'courier')]
  const old = await delivered(late, courier, broughtBack)
  await world.db.run(sql`
    update cod_parcel set collected_at = collected_at - interval '400 days' where order_id = ${Number(old.id)}`)
  await delivered(fresh, courier)
  const { data } = await call<OwedList>(cashier, 'GET', '/api/desk/v1/cod')
  expect(data.items[0]).toMatchObject({ id: String(late.id), late: 1, late_amount: goods, cash_back: goods })
  expect(data.items.find(({ id }) => id === String(fresh.id))).toMatchObject({ late: 0 })
  expect(data.totals.late).toBeGreaterThanOrEqual(1)
})

const door = (by: Person, { id }: { id: string }) =>
  call<{ number: string; amount: number; link: string }>(by, 'POST', '/api/payments/v1/door-payments', {
    order_id: id,
  })

/** What the receiver reads behind the link we sent. */
async function trackedDue({ tracking_code: code }: Shown): Promise<number | undefined> {
  const pass = passcodeOf(world.secrets, code, 'receiver')
  const { body } = await world.call('GET', `/api/orders/v1/tarck-order/${code}?p=${pass}`)
  return (body.data as TrackData).personal?.to_collect
}

test.each(['payme', 'click'] as const)(
  'the receiver pays by a link of %s, and the courier takes no cash',
  async (provider) => {
    const [who, courier] = [await sender(), await addPerson(world, 'courier')]
    const order = await carried(who, courier, { payment_type: 'receiver' })
    const { data } = await door(courier, order)
    expect(data.amount).toBe(order.to_collect)
    expect(order.to_collect).toBe(order.price + goods)
    expect(await trackedDue(order)).toBe(order.to_collect)
    await payIn(provider, data)
    const paid = await world.read(courier, order)
    expect([paid.to_collect, await trackedDue(order)]).toEqual([0, 0])
    // Open pages and kept answers go by the version.
    expect(paid.version).toBe(order.version + 1)
    expect(await clockOf(who, order)).toMatchObject({ collected_by: 'provider', stage: 'handed_in' })
    // Not the sender's for good until the parcel is handed over.
    expect((await run([String(who.id)])).code).toBe('nothing_owed')
    expect((await door(courier, order)).code).toBe('not_at_the_door')
    const cash = await world.verb(courier, order, 'deliver', { proof: signed, collected: order.to_collect })
    expect(cash.body.code).toBe('collected_amount_differs')
    await world.does(courier, order, 'deliver', { proof: signed, collected: 0 })
    expect(await world.cashOf(courier)).toBe(0)
    expect((await run([String(who.id)])).status).toBe(201)
    await expectAllRight()
  },
)

async function payIn(provider: 'payme' | 'click', { number, amount }: { number: string; amount: number }) {
  const { payme, click } = world.bank
  if (provider === 'payme') await payme.perform((await payme.create(number, amount))?.id ?? '')
  else await click.complete((await click.prepare(number, amount)).transaction?.id ?? '')
}

test('cash that was taken first closes the link, and a payment under way goes back to whoever paid', async () => {
  const [who, courier] = [await sender(), await addPerson(world, 'courier')]
  const order = await carried(who, courier)
  const { data } = await door(courier, order)
  const { payme, click } = world.bank
  const begun = [
    await payme.create(data.number, goods),
    (await click.prepare(data.number, goods)).transaction,
  ]
  await world.does(courier, order, 'deliver', { proof: signed, collected: goods })
  expect(await payme.perform(begun[0]?.id ?? '')).toMatchObject({ error: { code: -31008 } })
  await click.complete(begun[1]?.id ?? '')
  const bill = await world.call('GET', `/api/payments/v1/pay/${data.link.split('/').at(-1)}`)
  expect((bill.body.data as { status: string }).status).toBe('cancelled')
  expect(await world.codOwedTo(who)).toBe(goods)
  await expectAllRight()
})

test('a parcel that was paid by a link and never handed over gives the money back the way it came', async () => {
  const [who, courier] = [await sender(), await addPerson(world, 'courier')]
  const order = await carried(who, courier, { payment_type: 'receiver' })
  const { data } = await door(courier, order)
  await payIn('payme', data)
  await world.does(world.people.operator, order, 'write-off', { reason: 'lost' })
  expect(await world.codOwedTo(who)).toBe(0)
  expect((await world.refunds()).filter(({ order_id }) => order_id === Number(order.id))).toMatchObject([
    { provider: 'payme', amount: data.amount, is_done: false },
  ])
  expect((await parcels(who)).items).toEqual([])
  await expectAllRight()
})

/** The price paid by Payme, the goods by a link at the door; then the parcel is lost. */
async function lostAfterBoth(provider: 'payme' | 'click') {
  const [who, courier] = [await addPerson(world, 'customer'), await addPerson(world, 'courier')]
  const order = await world.place(who, { product_fee: goods })
  const { checkout, total } = await world.opened(who, [order], 'payme')
  await payIn('payme', { number: checkout.number, amount: total })
  await world.does(courier, order, 'accept')
  await world.does(courier, order, 'pick-up')
  const { data } = await door(courier, order)
  await payIn(provider, data)
  const idOf = (number: string) => world.bank.record().find((known) => known.number === number)?.id ?? ''
  const ids = { price: idOf(checkout.number), door: idOf(data.number) }
  const early = provider === 'payme' ? await world.bank.payme.cancel(ids.door, 5) : undefined
  await world.does(world.people.operator, order, 'write-off', { reason: 'lost' })
  return { who, order, total, ids, early, link: data.link }
}

const refundsOf = async ({ id }: Shown, status: string) =>
  (await call<RefundList>(cashier, 'GET', `/api/desk/v1/refunds?q=${id}&status=${status}`)).data.items

async function differing(provider: string): Promise<number> {
  const day = new Date(world.clock.now().getTime() + 5 * hour).toISOString().slice(0, 10)
  const made = await call<ComparisonDetail>(cashier, 'POST', '/api/desk/v1/comparisons', { provider, day })
  return made.data.differing
}

test.each(['payme', 'click'] as const)(
  'the price by Payme and the goods by a link of %s go back each on its own',
  async (provider) => {
    const { who, order, total, ids } = await lostAfterBoth(provider)
    const open = await refundsOf(order, 'open')
    expect(new Map(open.map(({ transaction, amount }) => [transaction, amount]))).toEqual(
      new Map([
        [ids.price, total],
        [ids.door, goods],
      ]),
    )
    const told = await world.read(who, order)
    expect(told.refund, 'of the sender’s money').toMatchObject({
      amount: total,
      provider: 'payme',
      done: false,
    })

    expect(await world.bank.payme.cancel(ids.price, 5)).toMatchObject({ result: { state: -2 } })
    expect((await refundsOf(order, 'done')).map(({ transaction }) => transaction)).toEqual([ids.price])
    expect((await refundsOf(order, 'open')).map(({ transaction }) => transaction)).toEqual([ids.door])
    expect((await world.read(who, order)).refund).toMatchObject({ amount: total, done: true })
    expect([await differing('payme'), await differing('click')]).toEqual([0, 0])
    await expectAllRight()
  },
)

test('Payme gives back what was paid by a link once its order has let it go, and not before', async () => {
  const { order, ids, early, link } = await lostAfterBoth('payme')
  expect(early, 'the courier is at the door').toMatchObject({ error: { code: -31007 } })
  expect(await world.bank.payme.cancel(ids.door, 5)).toMatchObject({ result: { state: -2 } })
  expect((await refundsOf(order, 'done')).map(({ transaction }) => transaction)).toEqual([ids.door])
  expect((await refundsOf(order, 'open')).map(({ transaction }) => transaction)).toEqual([ids.price])
  const bill = await world.call('GET', `/api/payments/v1/pay/${link.split('/').at(-1)}`)
  expect((bill.body.data as { status: string }).status).toBe('cancelled')
  expect(await world.bank.payme.cancel(ids.door, 5), 'asked again').toMatchObject({ result: { state: -2 } })
  expect(await differing('payme')).toBe(0)
  await expectAllRight()
})

test('a link needs a method that is switched on', async () => {
  const [who, courier] = [await sender(), await addPerson(world, 'courier')]
  const orders = [await carried(who, courier), await carried(who, courier)] as const
  const methodOf = async (order: Shown) => {
    const { data } = await door(courier, order)
    const { method } = await world.db.one<{ method: string }>(sql`
      select method from checkout where number = ${data.number}`)
    return method
  }
  const first = await methodOf(orders[0])
  const off = sql`update payment_method set switched_off_at = now() where switched_off_at is null`
  const on = sql`update payment_method set switched_off_at = null`
  const before = await world.db.many<{ type: string }>(sql`
    select type from payment_method where switched_off_at is not null`)
  try {
    await world.db.run(sql`update payment_method set switched_off_at = now() where type = ${first}`)
    expect(await methodOf(orders[1])).not.toBe(first)
    await world.db.run(off)
    expect((await door(courier, orders[0])).code).toBe('payment_unavailable')
  } finally {
    await world.db.run(on)
    await world.db.run(sql`
      update payment_method set switched_off_at = now() where type = any (${before.map(({ type }) => type)}::text[])`)
  }
})

test('whoever does not stand at the door opens no link, and nobody reads another’s money', async () => {
  const [who, courier, other] = [
    await sender(),
    await addPerson(world, 'courier'),
    await addPerson(world, 'courier'),
  ]
  const order = await carried(who, courier)
  expect((await door(other, order)).code).toBe('not_found')
  expect((await door(who, order)).code).toBe('forbidden')
  await world.does(courier, order, 'deliver', { proof: signed, collected: goods })
  const stranger = await sender()
  expect((await parcels(stranger)).items).toEqual([])
  expect((await parcels(stranger, `?order_id=${order.id}`)).items).toEqual([])
})

test('inspecting before paying costs nothing, is shown to whoever hands over, and needs something to pay', async () => {
  const [who, courier] = [await sender(), await addPerson(world, 'courier')]
  const plain = await carried(who, courier, { services: ['cod'] })
  const order = await carried(who, courier, { services: ['cod', 'inspect_before_paying'] })
  expect(order.price).toBe(plain.price)
  expect((await world.read(courier, order)).services).toContain('inspect_before_paying')
  const body = draft({ services: ['inspect_before_paying'] })
  const refused = await world.send('POST', '/orders', who, body)
  expect(refusal(refused)).toEqual({ status: 422, code: 'invalid_input', fields: ['product_fee'] })
})

test('what was collected before there was a clock got one with the table', async () => {
  const [who, courier] = [await sender(), await addPerson(world, 'courier')]
  const order = await delivered(who, courier)
  const undone = await delivered(who, courier)
  await world.does(courier, undone, 'undo-delivery')
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
    orders.push(await delivered(who, courier, { product_fee: 1_000 * (1 + roll(300)) })),
  async ({ who, courier, orders }) => {
    const order = await carried(who, courier)
    const { data } = await door(courier, order)
    await payIn('payme', data)
    orders.push(order)
  },
  async ({ courier, orders, roll }) => {
    const order = orders[roll(orders.length)]
    if (order) await world.verb(courier, order, 'undo-delivery')
  },
  async ({ courier, orders, roll }) => {
    const order = orders[roll(orders.length)]
    if (!order) return
    const { to_collect } = await world.read(world.people.operator, order)
    await world.verb(courier, order, 'deliver', { proof: signed, collected: to_collect })
  },
  async ({ courier, roll }) => {
    const cash = await world.cashOf(courier)
    if (cash > 0) await handIn(courier, 1 + roll(cash))
  },
  async ({ who }) => run([String(who.id)]),
  async ({ who, roll }) =>
    roll(2) ? toBank(who) : call(who, 'PUT', '/api/accounts/v1/cod/choice', { payout_to: 'balance' }),
  async ({ roll }) => payDueToBalances(world.db, new Date(world.clock.now().getTime() + roll(30) * hour)),
  async ({ who }) =>
    call(cashier, 'POST', `/api/desk/v1/cod/senders/${who.id}/pay-cash`, {
      amount: await world.codOwedTo(who),
    }),
  async ({ who, roll }) => {
    const { items } = (await call<PayoutList>(who, 'GET', '/api/accounts/v1/cod/payouts')).data
    const payout = items.find(({ how }) => how === 'bank')
    if (!payout) return
    const { batchId } = await world.db.one<{ batchId: number }>(sql`
      select batch_id as "batchId" from cod_payout where id = ${Number(payout.id)}`)
    await call(cashier, 'POST', `/api/desk/v1/cod/batches/${batchId}/sent`)
    const said = roll(2) ? ['confirm', {}] : ['return', { note: 'Hisob yopilgan' }]
    if (roll(3) > 0) await call(cashier, 'POST', `/api/desk/v1/cod/payouts/${payout.id}/${said[0]}`, said[1])
  },
]

test.each([7, 2026])(
  'whatever happens, what is owed is what was collected and not paid out: seed %i',
  async (seed) => {
    const roll = dice(seed)
    const table: Table = { who: await sender(), courier: await addPerson(world, 'courier'), orders: [], roll }
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
    await expectAllRight()
  },
)
