import { beforeAll, expect, test } from 'vitest'
import { addPerson, hour, type Person } from '../../../../tests/scenarios/parcel-world.ts'
import {
  expectBooksRight,
  expectNoDrift,
  type PaymentWorld,
  startPaymentWorld,
} from '../../../../tests/scenarios/payment-world.ts'
import { startTestApp } from '../../../../tests/support/test-app.ts'

let world: PaymentWorld
let sender: Person
beforeAll(async () => {
  world = await startPaymentWorld()
  sender = world.people.sender
})

const prepared = async (number: string, total: number) => {
  const { answer, transaction } = await world.bank.click.prepare(number, total)
  if (!transaction) throw new Error(answer.error_note)
  return { answer, transaction }
}

test('prepared and completed, a basket is paid', async () => {
  const { bank, basket, read } = world
  const { drafts, total, checkout } = await basket(sender, 'click', 2)
  const { answer, transaction } = await prepared(checkout.number, total)
  expect(answer).toEqual({
    click_trans_id: Number(transaction.id),
    merchant_trans_id: checkout.number,
    merchant_prepare_id: Number(transaction.shopId),
    error: 0,
    error_note: 'Success',
  })
  expect(await bank.click.complete(transaction.id)).toEqual({
    click_trans_id: Number(transaction.id),
    merchant_trans_id: checkout.number,
    merchant_confirm_id: Number(transaction.shopId),
    error: 0,
    error_note: 'Success',
  })
  for (const draft of drafts)
    expect(await read(sender, draft)).toMatchObject({ status: 'new', paid: true, payment_type: 'click' })
  expect(await world.clearing('click')).toBe(total)
  await expectNoDrift(world, bank)
  await expectBooksRight(world)
})

test("Click's error table", async () => {
  // Calls that no honest bank makes are in nobody's record, so this one has a world to itself.
  const { bank, basket, people, status } = await startPaymentWorld()
  const { click } = bank
  const customer = people.sender
  const { total, checkout } = await basket(customer, 'click')
  const { number } = checkout
  const fields = (action: '0' | '1' = '0', error = 0) => click.fieldsOf('5001', number, total, action, error)
  const prepare = async (changed: Record<string, string>, forged = false) =>
    (await click.call('prepare', { ...fields(), ...changed }, { forged })).error

  expect(await prepare({}, true), 'sign').toBe(-1)
  expect(await prepare({ service_id: '10002' }), 'another service').toBe(-1)
  expect(await prepare({ amount: String(total + 1) })).toBe(-2)
  expect(await prepare({ amount: `${total}.01` })).toBe(-2)
  expect(await prepare({ action: '1' })).toBe(-3)
  expect(await prepare({ action: '2' })).toBe(-3)
  expect(await prepare({ merchant_trans_id: '1000000000' })).toBe(-5)
  expect(await prepare({ merchant_trans_id: 'no number' })).toBe(-5)
  expect(await prepare({ amount: 'much' }), 'unreadable').toBe(-8)
  expect(await prepare({ click_trans_id: '' })).toBe(-8)

  const { transaction } = await click.prepare(number, total)
  if (!transaction) throw new Error('refused')
  const again = await click.call('prepare', click.fieldsOf(transaction.id, number, total, '0', 0))
  expect(again, 'a repeated prepare').toMatchObject({
    error: 0,
    merchant_prepare_id: Number(transaction.shopId),
  })
  const complete = async (changed: Record<string, string>) => {
    const asked = click.fieldsOf(transaction.id, number, total, '1', 0)
    const said = { ...asked, merchant_prepare_id: transaction.shopId ?? '', ...changed }
    return (await click.call('complete', said)).error
  }
  expect((await click.call('complete', fields('1'))).error, 'without its number').toBe(-8)
  expect(await complete({ merchant_prepare_id: '999999' })).toBe(-6)
  expect(await complete({ click_trans_id: '5002' })).toBe(-6)
  expect(await complete({ amount: String(total - 1) })).toBe(-2)
  expect(await complete({ action: '0' })).toBe(-3)
  expect((await click.complete(transaction.id, 0, { forged: true })).error).toBe(-1)
  expect(await complete({})).toBe(0)
  expect(await complete({}), 'repeated').toBe(-4)
  expect(await complete({ error: '-5017' }), 'too late to give up').toBe(-4)
  expect(await prepare({}), 'the bill is paid').toBe(-4)

  const next = await basket(customer, 'click')
  const other = (await click.prepare(next.checkout.number, next.total)).transaction?.id ?? ''
  expect((await click.complete(other, -5017)).error).toBe(-9)
  expect((await click.complete(other)).error, 'given up before').toBe(-9)
  expect((await status(customer, next.checkout.number)).status).toBe('waiting')

  for (const [id, amount] of [
    ['6001', String(next.total)],
    ['6002', `${next.total}.0`],
    ['6003', `${next.total}.00`],
  ] as const) {
    const asked = { ...click.fieldsOf(id, next.checkout.number, next.total, '0', 0), amount }
    expect((await click.call('prepare', asked)).error, amount).toBe(0)
  }
})

test('what is no form of Click is told so, unconfigured nobody is Click', async () => {
  const { app } = world
  const post = (payload: string, to = app) =>
    to.inject({
      method: 'POST',
      url: '/api/payments/v1/click/prepare',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload,
    })
  expect((await post('')).json().error).toBe(-8)
  expect((await post('a=1&a=2')).json().error).toBe(-8)
  expect((await post('x'.repeat(20_000))).json().error).toBe(-7)
  const bare = await startTestApp()
  const form = new URLSearchParams({
    ...world.bank.click.fieldsOf('1', '1000000000', 1, '0', 0),
    sign_time: '2026-11-16 07:00:00',
    sign_string: 'd41d8cd98f00b204e9800998ecf8427e',
  })
  expect((await post(String(form), bare.app)).json().error).toBe(-1)
})

test('a person who walks away from the page and comes again pays once', async () => {
  const { bank, basket, balance } = world
  const person = await addPerson(world, 'customer')
  const { total, checkout } = await basket(person, 'click')
  const first = await prepared(checkout.number, total)
  const second = await prepared(checkout.number, total)
  expect((await bank.click.complete(second.transaction.id)).error).toBe(0)
  // Paid on the first page too: the money has left the card, so it is kept for its owner.
  expect((await bank.click.complete(first.transaction.id)).error).toBe(0)
  expect(await balance(person)).toBe(total)
  await expectNoDrift(world, bank)
  await expectBooksRight(world)
})

test('money that comes when the checkout is over still pays what waits for it', async () => {
  const { bank, basket, clock, balance, read } = world
  const person = await addPerson(world, 'customer')
  const { drafts, total, checkout } = await basket(person, 'click')
  const { transaction } = await prepared(checkout.number, total)
  clock.advance(13 * hour)
  expect((await bank.click.prepare(checkout.number, total)).answer.error, 'no new promise').toBe(-9)
  expect((await bank.click.complete(transaction.id)).error).toBe(0)
  const [order] = drafts
  if (!order) throw new Error('an order')
  expect(await read(person, order)).toMatchObject({ status: 'new', paid: true })
  expect(await balance(person)).toBe(0)
  await expectNoDrift(world, bank)
})
