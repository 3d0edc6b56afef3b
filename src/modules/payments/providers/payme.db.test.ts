import { beforeAll, expect, test } from 'vitest'
import { sql } from '#platform/db/sql.ts'
import { addPerson, hour, type Person } from '../../../../tests/scenarios/parcel-world.ts'
import {
  expectBooksRight,
  expectNoDrift,
  type PaymentWorld,
  startPaymentWorld,
} from '../../../../tests/scenarios/payment-world.ts'
import { startTestApp } from '../../../../tests/support/test-app.ts'
import { paymentsCalls } from '../checkout/payments.calls.ts'

let world: PaymentWorld
let sender: Person
beforeAll(async () => {
  world = await startPaymentWorld()
  sender = world.people.sender
})

const path = '/api/payments/v1/payme'
const codeOf = ({ error }: { error?: { code: number } }) => error?.code

test("Payme's sandbox, in its order of play", async () => {
  const { bank, basket, read } = world
  const { payme } = bank
  const { drafts, total, checkout } = await basket(sender, 'payme', 2)
  const { number } = checkout

  expect(codeOf(await payme.check(number, total, { forged: true }))).toBe(-32504)
  expect(codeOf(await payme.check(number, total, { amount: total + 1 }))).toBe(-31001)
  const unknown = await payme.check('1000000000', total)
  expect(unknown.error).toMatchObject({ code: -31050, data: 'order_id' })
  expect(Object.keys(unknown.error?.message ?? {}).sort()).toEqual(['en', 'ru', 'uz'])

  const allowed = await payme.check(number, total)
  const { detail } = allowed.result as { detail: { items: { price: number; count: number }[] } }
  expect(allowed.result?.allow).toBe(true)
  expect(detail.items).toHaveLength(2)
  expect(detail.items.reduce((sum, { price, count }) => sum + price * count, 0)).toBe(total * 100)

  const first = await payme.create(number, total)
  if (!first) throw new Error('refused')
  const params = { id: first.id, time: first.time, amount: total * 100, account: { order_id: number } }
  const repeated = await payme.call('CreateTransaction', params)
  expect(repeated.result).toMatchObject({ transaction: first.shopId, state: 1 })
  expect(typeof repeated.result?.transaction).toBe('string')
  const looked = await payme.call('CheckTransaction', { id: first.id })
  expect(looked.result).toEqual({
    ...repeated.result,
    perform_time: 0,
    cancel_time: 0,
    reason: null,
  })
  const other = await payme.call('CreateTransaction', { ...params, id: 'b'.repeat(24) })
  expect(codeOf(other)).toBe(-31051)
  const dropped = await payme.cancel(first.id, 3)
  expect(dropped.result?.state).toBe(-1)
  expect(await payme.cancel(first.id, 3)).toMatchObject({ result: dropped.result })
  expect(codeOf(await payme.call('CreateTransaction', params))).toBe(-31008)
  expect(codeOf(await payme.perform(first.id))).toBe(-31008)

  const second = await payme.create(number, total)
  if (!second) throw new Error('refused')
  const done = await payme.perform(second.id)
  expect(done.result?.state).toBe(2)
  expect(await payme.perform(second.id)).toMatchObject({ result: done.result })
  for (const draft of drafts) expect(await read(sender, draft)).toMatchObject({ status: 'new', paid: true })
  expect(codeOf(await payme.check(number, total))).toBe(-31052)
  world.clock.advance(1_000)
  const back = await payme.cancel(second.id, 5)
  expect(back.result?.state).toBe(-2)
  expect(await payme.cancel(second.id, 5)).toMatchObject({ result: back.result })
  const last = await payme.call('CheckTransaction', { id: second.id })
  expect(last.result).toMatchObject({ state: -2, reason: 5, perform_time: done.result?.perform_time })
  for (const draft of drafts)
    expect(await read(sender, draft)).toMatchObject({ status: 'cancelled', paid: false })
  expect(await world.clearing('payme')).toBe(0)
  await expectNoDrift(world, bank)
  await expectBooksRight(world)
})

test('whoever does not know the key learns nothing, whatever is asked', async () => {
  const { app } = world
  const knock = async (authorization: string | undefined, payload: string) => {
    const headers = { 'content-type': 'application/json', ...(authorization ? { authorization } : {}) }
    const answer = await app.inject({ method: 'POST', url: path, headers, payload })
    expect(answer.statusCode).toBe(200)
    return answer.json().error.code
  }
  const call = JSON.stringify({ id: 1, method: 'GetStatement', params: { from: 0, to: 1 } })
  const basic = (text: string) => `Basic ${Buffer.from(text).toString('base64')}`
  for (const wrong of [undefined, '', 'Basic', basic('Paycom:'), basic('Payme:key-of-the-test-payme')])
    expect(await knock(wrong, call)).toBe(-32504)
  expect(await knock(undefined, '{')).toBe(-32504)
})

test('what is no call of Payme is told so in its own words', async () => {
  const { app } = world
  const authorization = `Basic ${Buffer.from('Paycom:key-of-the-test-payme').toString('base64')}`
  const say = async (payload: string | Buffer, type = 'application/json') =>
    (
      await app.inject({
        method: 'POST',
        url: path,
        headers: { authorization, 'content-type': type },
        payload,
      })
    ).json()
  expect((await say('{"method":')).error.code).toBe(-32700)
  expect((await say(Buffer.from([0x7b, 0xff]))).error.code).toBe(-32700)
  expect((await say('[]')).error.code).toBe(-32600)
  expect(await say('{"id":7}')).toMatchObject({ id: 7, error: { code: -32600 } })
  expect((await say('{"id":7,"method":"CreateTransaction","params":{}}')).error.code).toBe(-32600)
  expect((await say('{"id":7,"method":"Steal","params":{}}')).error).toMatchObject({
    code: -32601,
    data: 'Steal',
  })
  expect((await say('{"id":7,"method":"toString","params":{}}')).error.code).toBe(-32601)
  expect((await say('{"id":7,"method":"CheckTransaction","params":{"id":"a\\u0000"}}')).error.code).toBe(
    -32600,
  )
  expect((await say(' '.repeat(70_000))).error.code).toBe(-32400)
  const got = await app.inject({ method: 'GET', url: path })
  expect([got.statusCode, got.json().error.code]).toEqual([200, -32300])
  expect((await world.bank.payme.call('PerformTransaction', { id: 'c'.repeat(24) })).error?.code).toBe(-31003)
})

test('unconfigured, nobody is Payme', async () => {
  const { app, call, db } = await startTestApp()
  const answer = await app.inject({
    method: 'POST',
    url: path,
    headers: { authorization: `Basic ${Buffer.from('Paycom:undefined').toString('base64')}` },
    payload: '{"id":1,"method":"CheckTransaction","params":{}}',
  })
  expect(answer.json().error.code).toBe(-32504)
  const methods = await call(paymentsCalls.listMethods)
  expect(methods.body.data).toContainEqual(expect.objectContaining({ type: 'payme', enabled: false }))
  expect(await db.one(sql`select count(*) as n from payment`)).toEqual({ n: 0 })
})

test('after twelve hours a transaction is over, and the bill free for another', async () => {
  const { bank, basket, clock } = world
  const { total, checkout } = await basket(sender)
  const first = await bank.payme.create(checkout.number, total)
  if (!first) throw new Error('refused')
  clock.advance(12 * hour - 1)
  expect((await bank.payme.call('CheckTransaction', { id: first.id })).result?.state).toBe(1)
  clock.advance(1)
  expect(codeOf(await bank.payme.perform(first.id))).toBe(-31008)
  const seen = await bank.payme.call('CheckTransaction', { id: first.id })
  expect(seen.result).toMatchObject({ state: -1, reason: 4 })
  expect(await bank.payme.create(checkout.number, total), 'the checkout is over too').toBeUndefined()
  expect((await world.status(sender, checkout.number)).status).toBe('expired')
  await expectNoDrift(world, bank)
})

test('a transaction that has lived too long makes way for another', async () => {
  const { bank, basket, clock } = world
  const { total, checkout } = await basket(sender)
  const old = await bank.payme.create(checkout.number, total, { time: clock.now().getTime() - 11 * hour })
  if (!old) throw new Error('refused')
  expect(await bank.payme.create(checkout.number, total), 'while it lives').toBeUndefined()
  clock.advance(hour)
  const next = await bank.payme.create(checkout.number, total)
  if (!next) throw new Error('refused')
  const seen = await bank.payme.call('CheckTransaction', { id: old.id })
  expect(seen.result).toMatchObject({ state: -1, reason: 4 })
  expect((await bank.payme.cancel(old.id, 4)).result?.state).toBe(-1)
  expect((await bank.payme.perform(next.id)).result?.state).toBe(2)
  await expectNoDrift(world, bank)
})

test('a transaction that Payme began too long ago is not begun here', async () => {
  const { bank, basket, clock } = world
  const { total, checkout } = await basket(sender)
  const time = clock.now().getTime() - 12 * hour
  expect(await bank.payme.create(checkout.number, total, { time })).toBeUndefined()
})

test('a parcel that is on its way cannot be unpaid', async () => {
  const { bank, basket, does, people, read } = world
  const { drafts, total, checkout } = await basket(sender, 'card', 2)
  const transaction = await bank.payme.create(checkout.number, total)
  if (!transaction) throw new Error('refused')
  await bank.payme.perform(transaction.id)
  const [first, second] = drafts
  if (!first || !second) throw new Error('two orders')
  await does(people.courier, second, 'accept')
  await does(people.courier, second, 'pick_up')
  expect(codeOf(await bank.payme.cancel(transaction.id, 5))).toBe(-31007)
  expect(await read(sender, first), 'all of it or nothing').toMatchObject({ status: 'new', paid: true })
  await expectNoDrift(world, bank)
  await expectBooksRight(world)
})

test('money for a checkout that was taken back is refused, and if it was promised before, goes to the balance', async () => {
  const { bank, basket, balance, call, read } = world
  const person = await addPerson(world, 'customer')
  const { drafts, total, checkout } = await basket(person)
  const [order] = drafts
  if (!order) throw new Error('an order')
  const promised = await bank.payme.create(checkout.number, total)
  if (!promised) throw new Error('refused')
  const taken = await call(paymentsCalls.cancelCheckout, {
    params: { number: checkout.number },
    headers: person.headers,
  })
  expect(taken.body.data).toMatchObject({ status: 'cancelled', pay_url: null })
  expect((await bank.payme.perform(promised.id)).result?.state).toBe(2)
  expect(await balance(person)).toBe(total)
  expect(await read(person, order)).toMatchObject({ status: 'draft', paid: false })
  expect(await world.status(person, checkout.number)).toMatchObject({
    status: 'cancelled',
    to_balance: total,
  })
  expect(codeOf(await bank.payme.check(checkout.number, total))).toBe(-31052)
  await expectNoDrift(world, bank)

  // Spent, it cannot be given back.
  await world.checkout(person, [order], 'balance')
  expect(codeOf(await bank.payme.cancel(promised.id, 5))).toBe(-31007)
  await expectNoDrift(world, bank)
  await expectBooksRight(world)
})

test('money from the balance goes back to Payme while it is there', async () => {
  const { bank, basket, balance, does } = world
  const person = await addPerson(world, 'customer')
  const { drafts, total, checkout } = await basket(person, 'payme', 2)
  const [kept, left] = drafts
  if (!kept || !left) throw new Error('two orders')
  const promised = await bank.payme.create(checkout.number, total)
  if (!promised) throw new Error('refused')
  await does(person, left, 'cancel')
  await bank.payme.perform(promised.id)
  expect(await balance(person), 'what its order could not use').toBe(left.price)
  expect(await world.read(person, kept)).toMatchObject({ status: 'new', paid: true })
  await expectNoDrift(world, bank)
  expect((await bank.payme.cancel(promised.id, 5)).result?.state).toBe(-2)
  expect(await balance(person)).toBe(0)
  expect(await world.read(person, kept)).toMatchObject({ status: 'cancelled', paid: false })
  await expectNoDrift(world, bank)
  await expectBooksRight(world)
})

test('the statement is by the clock of Payme, both ends included', async () => {
  const { bank, basket, clock } = world
  clock.advance(1_000)
  const { total, checkout } = await basket(sender)
  const time = clock.now().getTime() - 5
  const made = await bank.payme.create(checkout.number, total, { time })
  if (!made) throw new Error('refused')
  const ask = async (from: number, to: number) =>
    (await bank.payme.call('GetStatement', { from, to })).result?.transactions
  expect(await ask(time, time)).toEqual([
    {
      id: made.id,
      time,
      amount: total * 100,
      account: { order_id: checkout.number },
      create_time: clock.now().getTime(),
      perform_time: 0,
      cancel_time: 0,
      transaction: made.shopId,
      state: 1,
      reason: null,
    },
  ])
  expect(await ask(time + 1, time + 1)).toEqual([])
  expect(await ask(time - 1, time - 1)).toEqual([])
  expect(await ask(8e15, 8e15)).toEqual([])
})

test('the tax receipt is kept with its payment', async () => {
  const { bank, basket, db } = world
  const { total, checkout } = await basket(sender)
  const made = await bank.payme.create(checkout.number, total)
  if (!made) throw new Error('refused')
  await bank.payme.perform(made.id)
  const receipt = { receipt_id: 121, status_code: 0, qr_code_url: 'https://ofd.example/check' }
  const kept = await bank.payme.call('SetFiscalData', { id: made.id, type: 'PERFORM', fiscal_data: receipt })
  expect(kept.result).toEqual({ success: true })
  const row = await db.one(sql`select fiscal from payment where external_id = ${made.id}`)
  expect(row).toEqual({ fiscal: { PERFORM: receipt } })
  world.log.length = 0
  for (const broken of [{ qr: '\ud800' }, { '\udfff': 1 }, { deep: [{ text: 'x\ud800y' }] }]) {
    const half = await bank.payme.call('SetFiscalData', { id: made.id, type: 'PERFORM', fiscal_data: broken })
    expect(codeOf(half)).toBe(-32600)
  }
  expect(world.log.filter((line) => JSON.parse(line).level >= 50)).toEqual([])
  const missing = { id: 'd'.repeat(24), type: 'CANCEL', fiscal_data: {} }
  expect(codeOf(await bank.payme.call('SetFiscalData', missing))).toBe(-31003)
})
