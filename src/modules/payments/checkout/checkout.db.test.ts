import { beforeAll, expect, test } from 'vitest'
import type { Call } from '#platform/calls/call.ts'
import { sql } from '#platform/db/sql.ts'
import { addPerson, hour, type Person, refusal } from '../../../../tests/scenarios/parcel-world.ts'
import { bankSettings } from '../../../../tests/scenarios/payment-settings.ts'
import {
  expectBooksRight,
  expectNoDrift,
  type PaymentWorld,
  startPaymentWorld,
} from '../../../../tests/scenarios/payment-world.ts'
import { paymentDeskCalls } from '../desk/payment-desk.calls.ts'
import { paymentsCalls } from './payments.calls.ts'

let world: PaymentWorld
beforeAll(async () => {
  world = await startPaymentWorld()
})

const newCustomer = () => addPerson(world, 'customer')
const post = (who: Person, called: Call, { number }: { number: string }) =>
  world.call(called, { params: { number }, headers: who.headers, body: {} })

test('the way to Payme names the checkout, its amount in tiyin, the language and the way back', async () => {
  const person = await newCustomer()
  const { checkout, total, orders } = await world.basket(person, 'card', 2)
  expect(checkout.number).toMatch(/^[1-9]\d{9}$/)
  expect(orders.map(({ status }) => status)).toEqual(['draft', 'draft'])
  const ids = orders
    .map(({ id }) => id)
    .sort()
    .join(',')
  const link = Buffer.from(checkout.pay_url.split('/').slice(4).join('/'), 'base64').toString()
  expect(link).toBe(
    `m=shop;ac.order_id=${checkout.number};a=${total * 100};l=uz;c=http://localhost:3000/order-thanks?checkout=${checkout.number}&ids=${ids}`,
  )
  const shown = await world.status(person, checkout.number)
  expect(shown).toMatchObject({ status: 'waiting', method: 'card', amount: total, has_link: false })
  expect(shown.pay_url).toBe(checkout.pay_url)
})

test('the way to Click names the service, the amount and the way back', async () => {
  const person = await newCustomer()
  const { checkout, total, orders } = await world.basket(person, 'click')
  const { pathname, searchParams } = new URL(checkout.pay_url)
  expect(pathname).toBe('/click')
  expect(Object.fromEntries(searchParams)).toEqual({
    service_id: bankSettings.click.serviceId,
    merchant_id: '7',
    amount: String(total),
    transaction_param: checkout.number,
    return_url: `http://localhost:3000/order-thanks?checkout=${checkout.number}&ids=${orders[0]?.id}`,
  })
})

test('drafts on a waiting bill are not put on another; the same asked for again is the same', async () => {
  const person = await newCustomer()
  const { drafts, checkout } = await world.basket(person, 'payme', 2)
  const [first] = drafts
  if (!first) throw new Error('an order')
  expect((await world.opened(person, drafts, 'payme')).checkout.number).toBe(checkout.number)
  for (const type of ['click', 'cash', 'balance'])
    expect(refusal(await world.checkout(person, drafts, type)).code).toBe('checkout_waiting')
  const part = await world.checkout(person, [first], 'payme')
  expect(part.body.code).toBe('checkout_waiting')
  expect(part.body.message, 'says which').toContain(checkout.number)

  await post(person, paymentsCalls.cancelCheckout, checkout)
  const next = await world.opened(person, drafts, 'click')
  expect(next.checkout.number).not.toBe(checkout.number)
  expect(refusal(await post(person, paymentsCalls.cancelCheckout, checkout)).code).toBe('checkout_closed')
})

test('a bill that is over, or has lost an order, holds nobody up', async () => {
  const person = await newCustomer()
  const late = await world.basket(person)
  world.clock.advance(12 * hour)
  expect((await world.status(person, late.checkout.number)).status).toBe('expired')
  expect((await world.checkout(person, late.drafts, 'cash')).status).toBe(200)

  const { drafts, checkout } = await world.basket(person, 'payme', 2)
  const [gone, left] = drafts
  if (!gone || !left) throw new Error('two orders')
  await world.does(person, gone, 'cancel')
  expect((await world.status(person, checkout.number)).status).toBe('cancelled')
  expect((await world.opened(person, [left], 'click')).checkout.number).not.toBe(checkout.number)
})

test('what waits for money is listed for its owner alone, until it is paid, taken back or has lost an order', async () => {
  const person = await newCustomer()
  const waiting = async (who = person) => {
    const { body } = await world.call(paymentsCalls.listWaiting, { headers: who.headers })
    return (body.data as { number: string }[]).map(({ number }) => number)
  }
  const paid = await world.basket(person, 'payme')
  const lost = await world.basket(person, 'click')
  const left = await world.basket(person, 'card', 2)
  expect(await waiting()).toEqual([left, lost, paid].map(({ checkout }) => checkout.number))
  expect(await waiting(await newCustomer())).toEqual([])
  const transaction = await world.bank.payme.create(paid.checkout.number, paid.total)
  await world.bank.payme.perform(transaction?.id ?? '')
  if (lost.drafts[0]) await world.does(person, lost.drafts[0], 'cancel')
  expect(await waiting()).toEqual([left.checkout.number])
  await post(person, paymentsCalls.cancelCheckout, left.checkout)
  expect(await waiting()).toEqual([])
})

test('a payment that was given up at the bank is told from one that nobody has begun', async () => {
  const person = await newCustomer()
  const { checkout, total } = await world.basket(person, 'payme')
  const last = async () => (await world.status(person, checkout.number)).last_payment
  expect(await last()).toBeNull()
  const first = await world.bank.payme.create(checkout.number, total)
  expect(await last()).toBe('open')
  await world.bank.payme.cancel(first?.id ?? '', 3)
  expect(await world.status(person, checkout.number)).toMatchObject({
    status: 'waiting',
    last_payment: 'dropped',
  })
  const second = await world.bank.payme.create(checkout.number, total)
  await world.bank.payme.perform(second?.id ?? '')
  expect(await world.status(person, checkout.number)).toMatchObject({
    status: 'paid',
    last_payment: 'taken',
  })
})

test('two ways to pay chosen at the same moment: one of them is', async () => {
  const person = await newCustomer()
  const order = await world.place(person)
  const answers = await Promise.all(
    ['payme', 'click', 'card', 'cash'].map((type) => world.checkout(person, [order], type)),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
})

test('taken back at the moment it is paid: either it is paid, or the money is on the balance', async () => {
  for (let round = 0; round < 8; round++) {
    const person = await newCustomer()
    const { checkout, total, drafts } = await world.basket(person)
    const [order] = drafts
    if (!order) throw new Error('an order')
    const transaction = await world.bank.payme.create(checkout.number, total)
    const [taken] = await Promise.all([
      post(person, paymentsCalls.cancelCheckout, checkout),
      world.bank.payme.perform(transaction?.id ?? ''),
    ])
    const isTakenBack = taken.status === 200
    const { status } = await world.status(person, checkout.number)
    expect(status).toBe(isTakenBack ? 'cancelled' : 'paid')
    expect(await world.balance(person)).toBe(isTakenBack ? total : 0)
    expect((await world.read(person, order)).paid).toBe(!isTakenBack)
  }
})

test('somebody else pays by a link that shows the amount and nothing of the parcel', async () => {
  const person = await newCustomer()
  const { checkout, total, drafts } = await world.basket(person, 'payme')
  const made = await post(person, paymentsCalls.makeLink, checkout)
  const { token } = made.body.data as { token: string }
  expect(made.status).toBe(201)
  expect(token).toMatch(/^[0-9A-Za-z]{22}$/)
  const look = (which = token) => world.call(paymentsCalls.readPublicBill, { params: { token: which } })
  const seen = (await look()).body.data as { methods: { type: string; pay_url: string }[] }
  expect(seen).toMatchObject({ amount: total, parcels: 1, status: 'waiting' })
  expect(JSON.stringify(seen.methods), 'and the way back to the link').toContain(`%2Fpay%2F${token}`)
  expect(seen.methods.map(({ type }) => type)).toEqual(['card', 'payme', 'click'])
  const [order] = drafts
  for (const word of ['Dilnoza', 'Bobur', '901112233', '934445566', order?.id, order?.tracking_code])
    expect(JSON.stringify(seen)).not.toContain(word)

  const next = (await post(person, paymentsCalls.makeLink, checkout)).body.data as { token: string }
  expect((await look()).status, 'a new link takes the place of the last').toBe(404)
  await world.call(paymentsCalls.revokeLink, { params: { number: checkout.number }, headers: person.headers })
  expect((await look(next.token)).status).toBe(404)

  const last = (await post(person, paymentsCalls.makeLink, checkout)).body.data as { token: string }
  // Whoever has the link may take another way than the owner chose.
  const { transaction } = await world.bank.click.prepare(checkout.number, total)
  await world.bank.click.complete(transaction?.id ?? '')
  expect((await look(last.token)).body.data).toMatchObject({ status: 'paid', methods: [] })
  if (order) expect(await world.read(person, order)).toMatchObject({ paid: true, payment_type: 'click' })
})

test('a way to pay is switched off at the desk, with a line in the log', async () => {
  const person = await newCustomer()
  const admin = await addPerson(world, 'admin')
  const put = (enabled: boolean) =>
    world.call(paymentDeskCalls.setMethod, {
      params: { type: 'click' },
      headers: admin.headers,
      body: { enabled, reason: 'Click yangilanmoqda' },
    })
  const order = await world.place(person)
  expect((await put(false)).body.data).toMatchObject({
    enabled: false,
    off: 'switched_off',
    note: 'Click yangilanmoqda',
  })
  expect((await world.checkout(person, [order], 'click')).body.code).toBe('payment_unavailable')
  const methods = await world.call(paymentsCalls.listMethods, { query: { lang: 'en' } })
  const { body } = methods
  expect(body.data).toContainEqual({
    type: 'click',
    enabled: false,
    reason: 'This payment type is currently unavailable.',
  })
  expect(JSON.stringify(body), 'the note is for the desk').not.toContain('yangilanmoqda')
  expect((await put(true)).body.data).toMatchObject({ enabled: true, reason: null })
  expect((await world.checkout(person, [order], 'click')).status).toBe(200)
  const lines = await world.db.many<{ after: unknown }>(sql`
    select after from audit_entry where object = 'payment-method:click' order by id`)
  expect(lines.map(({ after }) => after)).toEqual([
    { enabled: false, reason: 'Click yangilanmoqda' },
    { enabled: true, reason: 'Click yangilanmoqda' },
  ])
})

async function paidBy(person: Person, type: 'payme' | 'click', drafts = 1) {
  const basket = await world.basket(person, type, drafts)
  const { number } = basket.checkout
  if (type === 'click') {
    const { transaction } = await world.bank.click.prepare(number, basket.total)
    await world.bank.click.complete(transaction?.id ?? '')
    return { ...basket, transaction }
  }
  const transaction = await world.bank.payme.create(number, basket.total)
  await world.bank.payme.perform(transaction?.id ?? '')
  return { ...basket, transaction }
}

test('cancelled, the money goes back the way it came, and somebody at the desk sends it', async () => {
  const person = await newCustomer()
  const cashier = await addPerson(world, 'cashier')
  const { drafts, total, transaction } = await paidBy(person, 'click')
  const [order] = drafts
  if (!order) throw new Error('an order')
  await world.does(person, order, 'cancel')
  expect(await world.balance(person)).toBe(0)
  expect(await world.money(order)).toEqual({ clearing: 0, revenue: 0 })
  const due = async () => {
    const { body } = await world.call(paymentDeskCalls.listRefunds, { headers: cashier.headers })
    const { items } = body.data as { items: { id: string; order_id: string; amount: number }[] }
    return items.find(({ order_id }) => order_id === order.id)
  }
  const refund = await due()
  expect(refund).toMatchObject({ amount: total, provider: 'click', transaction: transaction?.id })
  await expectNoDrift(world, world.bank)
  const close = () =>
    world.call(paymentDeskCalls.closeRefund, {
      params: { id: refund?.id },
      headers: cashier.headers,
      body: { note: 'Click kabinetida' },
    })
  world.bank.sendBack(transaction?.id ?? '', total)
  expect((await close()).body.data).toMatchObject({ note: 'Click kabinetida' })
  expect((await close()).status, 'once').toBe(404)
  expect(await due()).toBeUndefined()
  await expectNoDrift(world, world.bank)
  await expectBooksRight(world)
})

test('whoever would rather have it at once gets it on the balance', async () => {
  const person = await newCustomer()
  const { drafts, total, transaction } = await paidBy(person, 'payme')
  const [order] = drafts
  if (!order) throw new Error('an order')
  await world.does(person, order, 'cancel', { refund_to: 'balance' })
  expect(await world.balance(person)).toBe(total)
  expect((await world.refunds()).filter(({ order_id }) => String(order_id) === order.id)).toEqual([])
  const { error } = await world.bank.payme.cancel(transaction?.id ?? '', 5)
  expect(error?.code, 'it cannot go back twice').toBe(-31007)
  await expectNoDrift(world, world.bank)
  await expectBooksRight(world)
})

test('Payme gives back what was cancelled here before: the refund that waited is done', async () => {
  const person = await newCustomer()
  const { drafts, transaction } = await paidBy(person, 'payme', 2)
  const [first, second] = drafts
  if (!first || !second) throw new Error('two orders')
  await world.does(person, first, 'cancel')
  await expectNoDrift(world, world.bank)
  expect((await world.bank.payme.cancel(transaction?.id ?? '', 5)).result?.state).toBe(-2)
  expect(await world.read(person, second)).toMatchObject({ status: 'cancelled', paid: false })
  const mine = (await world.refunds()).filter(({ order_id }) =>
    [first.id, second.id].includes(String(order_id)),
  )
  expect(mine.map(({ is_done }) => is_done)).toEqual([true, true])
  await expectNoDrift(world, world.bank)
  await expectBooksRight(world)
})

test('weighed again and cheaper, the difference goes to the balance at once, however it was paid', async () => {
  const person = await newCustomer()
  const heavy = await world.place(person, { parcel_size: { weight: 4 } })
  const { checkout, total } = await world.opened(person, [heavy], 'payme')
  const transaction = await world.bank.payme.create(checkout.number, total)
  await world.bank.payme.perform(transaction?.id ?? '')
  await world.does(world.people.courier, heavy, 'accept')
  const light = await world.does(world.people.courier, heavy, 'pick_up', {
    weight: 0.5,
    photos: ['tarozi'],
  })
  expect(light.price).toBeLessThan(total)
  expect((await world.refunds()).filter(({ order_id }) => String(order_id) === heavy.id)).toEqual([])
  expect(await world.balance(person)).toBe(total - light.price)
  await expectNoDrift(world, world.bank)
  await expectBooksRight(world)
})
