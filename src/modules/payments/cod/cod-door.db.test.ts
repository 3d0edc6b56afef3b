import { beforeAll, expect, test } from 'vitest'
import { passcodeOf } from '#modules/tracking/index.ts'
import { trackingCalls } from '#modules/tracking/tracking.calls.ts'
import type { TrackData } from '#modules/tracking/tracking.contract.ts'
import { sql } from '#platform/db/sql.ts'
import { type CodWorld, goods, signed, startCodWorld } from '../../../../tests/scenarios/cod-world.ts'
import { addPerson, hour, type Shown } from '../../../../tests/scenarios/parcel-world.ts'
import { paymentsCalls } from '../checkout/payments.calls.ts'
import { paymentDeskCalls } from '../desk/payment-desk.calls.ts'
import { paymentSearchCalls } from '../desk/payment-search.calls.ts'

let world: CodWorld
beforeAll(async () => {
  world = await startCodWorld()
})

/** What the receiver reads behind the link we sent. */
async function trackedDue({ tracking_code: code }: Shown): Promise<number | undefined> {
  const pass = passcodeOf(world.secrets, code, 'receiver')
  const { body } = await world.call(trackingCalls.trackParcel, {
    params: { trackId: code },
    query: { p: pass },
  })
  return (body.data as TrackData).personal?.to_collect
}

test.each(['payme', 'click'] as const)(
  'the receiver pays by a link of %s, and the courier takes no cash',
  async (provider) => {
    const [who, courier] = [await world.sender(), await world.courier()]
    const order = await world.carried(who, courier, { payment_type: 'receiver' })
    const { data } = await world.door(courier, order)
    expect(data.amount).toBe(order.to_collect)
    expect(order.to_collect).toBe(order.price + goods)
    expect(await trackedDue(order)).toBe(order.to_collect)
    await world.payIn(provider, data)
    const paid = await world.read(courier, order)
    expect([paid.to_collect, await trackedDue(order)]).toEqual([0, 0])
    // Open pages and kept answers go by the version.
    expect(paid.version).toBe(order.version + 1)
    expect(await world.clockOf(who, order)).toMatchObject({ collected_by: 'provider', stage: 'handed_in' })
    // Not the sender's for good until the parcel is handed over.
    expect((await world.run([String(who.id)])).code).toBe('nothing_owed')
    expect((await world.door(courier, order)).code).toBe('not_at_the_door')
    const cash = await world.verb(courier, order, 'deliver', { proof: signed, collected: order.to_collect })
    expect(cash.body.code).toBe('collected_amount_differs')
    await world.does(courier, order, 'deliver', { proof: signed, collected: 0 })
    expect(await world.cashOf(courier)).toBe(0)
    expect((await world.run([String(who.id)])).status).toBe(201)
    await world.expectAllRight()
  },
)

test('cash that was taken first closes the link, and a payment under way goes back to whoever paid', async () => {
  const [who, courier] = [await world.sender(), await world.courier()]
  const order = await world.carried(who, courier)
  const { data } = await world.door(courier, order)
  const { payme, click } = world.bank
  const begun = [
    await payme.create(data.number, goods),
    (await click.prepare(data.number, goods)).transaction,
  ]
  await world.does(courier, order, 'deliver', { proof: signed, collected: goods })
  expect(await payme.perform(begun[0]?.id ?? '')).toMatchObject({ error: { code: -31008 } })
  await click.complete(begun[1]?.id ?? '')
  const bill = await world.call(paymentsCalls.readPublicBill, {
    params: { token: data.link.split('/').at(-1) },
  })
  expect((bill.body.data as { status: string }).status).toBe('cancelled')
  expect(await world.codOwedTo(who)).toBe(goods)
  await world.expectAllRight()
})

test('a parcel that was paid by a link and never handed over gives the money back the way it came', async () => {
  const [who, courier] = [await world.sender(), await world.courier()]
  const order = await world.carried(who, courier, { payment_type: 'receiver' })
  const { data } = await world.door(courier, order)
  await world.payIn('payme', data)
  await world.does(world.people.operator, order, 'write_off', { reason: 'lost' })
  expect(await world.codOwedTo(who)).toBe(0)
  expect((await world.refunds()).filter(({ order_id }) => order_id === Number(order.id))).toMatchObject([
    { provider: 'payme', amount: data.amount, is_done: false },
  ])
  expect((await world.parcels(who)).items).toEqual([])
  await world.expectAllRight()
})

/** The price paid by Payme, the goods by a link at the door; then the parcel is lost. */
async function lostAfterBoth(provider: 'payme' | 'click') {
  const [who, courier] = [await addPerson(world, 'customer'), await world.courier()]
  const order = await world.place(who, { product_fee: goods })
  const { checkout, total } = await world.opened(who, [order], 'payme')
  await world.payIn('payme', { number: checkout.number, amount: total })
  await world.does(courier, order, 'accept')
  await world.does(courier, order, 'pick_up')
  const { data } = await world.door(courier, order)
  await world.payIn(provider, data)
  const idOf = (number: string) => world.bank.record().find((known) => known.number === number)?.id ?? ''
  const ids = { price: idOf(checkout.number), door: idOf(data.number) }
  const early = provider === 'payme' ? await world.bank.payme.cancel(ids.door, 5) : undefined
  await world.does(world.people.operator, order, 'write_off', { reason: 'lost' })
  return { who, order, total, ids, early, link: data.link }
}

const refundsOf = async ({ id }: Shown, status: string) =>
  (await world.ask(world.cashier, paymentDeskCalls.listRefunds, { query: { q: id, status } })).data.items

async function differing(provider: string): Promise<number> {
  const day = new Date(world.clock.now().getTime() + 5 * hour).toISOString().slice(0, 10)
  const made = await world.ask(world.cashier, paymentSearchCalls.runComparison, {
    body: { provider, day },
  })
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
    await world.expectAllRight()
  },
)

test('Payme gives back what was paid by a link once its order has let it go, and not before', async () => {
  const { order, ids, early, link } = await lostAfterBoth('payme')
  expect(early, 'the courier is at the door').toMatchObject({ error: { code: -31007 } })
  expect(await world.bank.payme.cancel(ids.door, 5)).toMatchObject({ result: { state: -2 } })
  expect((await refundsOf(order, 'done')).map(({ transaction }) => transaction)).toEqual([ids.door])
  expect((await refundsOf(order, 'open')).map(({ transaction }) => transaction)).toEqual([ids.price])
  const bill = await world.call(paymentsCalls.readPublicBill, { params: { token: link.split('/').at(-1) } })
  expect((bill.body.data as { status: string }).status).toBe('cancelled')
  expect(await world.bank.payme.cancel(ids.door, 5), 'asked again').toMatchObject({ result: { state: -2 } })
  expect(await differing('payme')).toBe(0)
  await world.expectAllRight()
})

test('a link needs a method that is switched on', async () => {
  const [who, courier] = [await world.sender(), await world.courier()]
  const orders = [await world.carried(who, courier), await world.carried(who, courier)] as const
  const methodOf = async (order: Shown) => {
    const { data } = await world.door(courier, order)
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
    expect((await world.door(courier, orders[0])).code).toBe('payment_unavailable')
  } finally {
    await world.db.run(on)
    await world.db.run(sql`
      update payment_method set switched_off_at = now() where type = any (${before.map(({ type }) => type)}::text[])`)
  }
})

test('whoever does not stand at the door opens no link, and nobody reads another’s money', async () => {
  const [who, courier, other] = [await world.sender(), await world.courier(), await world.courier()]
  const order = await world.carried(who, courier)
  expect((await world.door(other, order)).code).toBe('not_found')
  expect((await world.door(who, order)).code).toBe('forbidden')
  await world.does(courier, order, 'deliver', { proof: signed, collected: goods })
  const stranger = await world.sender()
  expect((await world.parcels(stranger)).items).toEqual([])
  expect((await world.parcels(stranger, { order_id: order.id })).items).toEqual([])
})
