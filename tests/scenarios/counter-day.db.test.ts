import { beforeAll, expect, test } from 'vitest'
import { counterCalls } from '#modules/counter/counter.calls.ts'
import { handOverCalls } from '#modules/delivery/handovers/hand-overs.calls.ts'
import { receiverCalls } from '#modules/orders/receiver/receiver.calls.ts'
import type { ReceiverPage } from '#modules/orders/receiver/receiver.contract.ts'
import { goods } from './cod-world.ts'
import { begun, type FieldWorld, startFieldWorld } from './field-world.ts'
import type { Person, Shown } from './parcel-world.ts'

let world: FieldWorld
beforeAll(async () => {
  world = await startFieldWorld()
})

const document = { kind: 'document', passport: 'pasport', name: 'TOSHMATOV BOBUR', word: true }

/** Brought by two couriers, each with as many as one may carry. */
async function broughtBy(couriers: readonly Person[], sender: Person, counter: Person): Promise<Shown[]> {
  const { points, ask, phone, does, inBag } = world
  const toPoint = { delivery_option: 3, to: { region: 8, city: 122, point_id: points.samarkand } }
  const taken: Shown[] = []
  for (const courier of couriers) {
    const [inHand, bag] = [phone(courier), [] as Shown[]]
    for (let made = 0; made < 11; made++)
      // The last three of the second one have money to collect.
      bag.push(
        await inBag(inHand, sender, {
          ...toPoint,
          ...(taken.length + made > 18 ? { product_fee: goods } : {}),
        }),
      )
    const said = await ask(courier, handOverCalls.giveOver, {
      body: { point_id: points.samarkand, parcels: bag.map(({ tracking_code }) => tracking_code) },
    })
    for (const order of bag) await does(counter, { id: order.tracking_code }, 'store')
    const confirmed = await ask(counter, handOverCalls.confirmHandOver, {
      params: { id: Number(said.data.id) },
      body: {},
    })
    expect(confirmed.data.lines.every(({ state }) => state === 'taken')).toBe(true)
    taken.push(...bag)
  }
  return taken
}

/** From senders across the counter: five paid before, three in cash. */
async function broughtBySenders(sender: Person, counter: Person): Promise<Shown[]> {
  const { points, people, paid, place, checkout, does, shownIn } = world
  const fromPoint = {
    delivery_option: 4,
    from: { region: 8, city: 122, point_id: points.samarkand },
    to: { region: 14, city: 205, street: 'Bunyodkor 12' },
  }
  const taken: Shown[] = []
  for (let made = 0; made < 8; made++) {
    const isCash = made >= 5
    const order = isCash ? await place(sender, fromPoint) : await paid(sender, fromPoint)
    if (isCash) {
      shownIn(await checkout(sender, [order], 'cash'))
      await does(people.operator, order, 'confirm')
    }
    taken.push(await does(counter, { id: order.tracking_code }, 'drop_off'))
  }
  return taken
}

test('a day at the counter: thirty in, twenty out in every way there is, and a drawer that is short', async () => {
  const { people, cashier, ask, does, verb, receiverCode, wrongCode, linkOf } = world
  const [first, second, evening] = [await world.courier(), await world.courier(), await world.courier()]
  const counter = people.samarkandAgent
  const sender = await world.sender()
  const story = await world.begin({ first, second, evening, sender })
  const brought = await broughtBy([first, second], sender, counter)
  const dropped = await broughtBySenders(sender, counter)
  expect(brought.length + dropped.length, 'in').toBe(30)
  expect(await story.standsAt(brought[0] as Shown)).toEqual(['agent_received', 'point Samarkand'])
  expect(await story.standsAt(dropped[0] as Shown)).toEqual(['agent_received', 'point Samarkand, on its way'])

  const waiting = [...brought]
  const next = () => waiting.shift() as Shown
  const handOut = (order: Shown, input: object = {}) => does(counter, order, 'hand_out', input)
  const out: Shown[] = []
  for (let given = 0; given < 13; given++) {
    const order = next()
    out.push(await handOut(order, { code: await receiverCode(order) }))
  }

  const locked = next()
  const wrong = { code: await wrongCode(locked) }
  for (let tries = 0; tries < 5; tries++) await verb(counter, locked, 'hand_out', wrong)
  expect((await verb(counter, locked, 'send_code')).body.code).toBe('receiver_code_locked')
  await world.call(receiverCalls.renewCode, { params: { link: linkOf(locked) }, body: {} })
  await does(counter, locked, 'send_code')
  out.push(await handOut(locked, { code: await receiverCode(locked) }))

  const lost = next()
  await does(counter, lost, 'send_code')
  out.push(await handOut(lost, { code: await receiverCode(lost) }))
  out.push(await handOut(next(), { proof: document }))

  const delegated = next()
  const page = await world.call(receiverCalls.sendDelegate, {
    params: { link: linkOf(delegated) },
    body: { name: 'Malika Karimova', phone: '901234568' },
  })
  const code = (page.body.data as ReceiverPage).chosen.delegate?.code
  out.push(await handOut(delegated, { code }))

  const refused = await does(counter, next(), 'refuse')
  const stays = next()
  const cod = waiting.splice(0)
  expect(cod.map(({ to_collect }) => to_collect)).toEqual([goods, goods, goods])
  const [byLink, ...inCash] = cod as [Shown, Shown, Shown]
  const { data: link } = await world.door(counter, byLink)
  await world.payIn('payme', link)
  out.push(await handOut(byLink, { code: await receiverCode(byLink), collected: 0 }))
  for (const order of inCash) {
    const short = { code: await receiverCode(order), collected: goods - 1_000 }
    expect((await verb(counter, order, 'hand_out', short)).body.code).toBe('collected_amount_differs')
    out.push(await handOut(order, { code: await receiverCode(order), collected: goods }))
  }
  expect(out.length, 'out').toBe(20)
  expect(out.map(({ custody }) => custody.holder)).toEqual(out.map(() => 'receiver'))
  expect(await story.standsAt(refused)).toEqual(['agent_received', 'point Samarkand'])
  expect(await story.standsAt(stays)).toEqual(['agent_received', 'point Samarkand'])

  const till = 2 * goods + dropped.slice(5).reduce((sum, { price }) => sum + price, 0)
  expect(await world.tillOf(counter)).toBe(till)
  const given = await ask(counter, handOverCalls.giveOver, {
    body: {
      courier_id: evening.id,
      parcels: dropped.map(({ tracking_code }) => tracking_code),
      cash: 200_000,
    },
  })
  const params = { id: Number(given.data.id) }
  for (const order of dropped) await does(evening, { id: order.tracking_code }, 'pick_up')
  const both = await ask(evening, handOverCalls.confirmHandOver, { params, body: { counted: 200_000 } })
  expect(both.data.lines.map(({ state }) => state)).toEqual(dropped.map(() => 'taken'))
  expect([await world.tillOf(counter), await world.cashOf(evening)]).toEqual([till - 200_000, 200_000])
  for (const order of dropped) expect(await story.standsAt(order)).toEqual(['pickup', 'bag of evening'])

  const drawer = (await ask(counter, counterCalls.readDrawer)).data
  expect(drawer).toMatchObject({
    opening: 0,
    expected: till - 200_000,
    parcels: { taken_in: 8, stored: 22, handed_out: 20, given_on: 8 },
    commission: { day: { parcels: 58 } },
  })
  const counted = till - 200_000 - 12_000
  expect((await ask(counter, counterCalls.closeDrawer, { body: { counted } })).code).toBe(
    'drawer_note_needed',
  )
  const note = 'Qaytimni ortiq berdim'
  const closed = await ask(counter, counterCalls.closeDrawer, { body: { counted, note } })
  expect(closed.data).toMatchObject({ expected: till - 200_000, difference: -12_000, state: 'open' })
  expect((await ask(counter, counterCalls.closeDrawer, { body: { counted, note } })).code).toBe(
    'drawer_closed',
  )
  expect(await world.tillOf(counter), 'in the agent’s name until somebody decides').toBe(till - 200_000)
  const booked = await ask(cashier, counterCalls.reviewClosing, {
    params: { id: closed.data.id },
    body: { decision: 'book', note: 'Topilmadi' },
  })
  expect(booked.data).toMatchObject({ state: 'booked' })
  expect(await world.tillOf(counter)).toBe(counted)

  const shelf = (await ask(counter, counterCalls.listShelf)).data
  expect(shelf.items.map(({ order_id }) => order_id).toSorted()).toEqual([refused.id, stays.id].toSorted())
  const statement = (await ask(counter, counterCalls.readStatement)).data
  expect([statement.parcels, statement.amount]).toEqual([58, drawer.commission.day.amount])
  await world.expectAllRight()
  const paidBefore = [...brought, ...dropped.slice(0, 5)]
  const sumOf = (orders: readonly Shown[]) => orders.reduce((sum, { price }) => sum + price, 0)
  const inCashNames = ['cash one', 'cash two', 'cash three'] as const
  const onTheirWay = { state: 'pickup', custody: 'bag of evening' }
  await story.expectAfter({
    parcels: Object.fromEntries(
      inCashNames.map((name, index) => [
        name,
        { of: dropped[5 + index] as Shown, ...onTheirWay, notices: [...begun, 'receiver: on_the_way'] },
      ]),
    ),
    ledger: {
      samarkandAgent: { agent_cash: counted },
      evening: { courier_cash: 200_000 },
      sender: { customer_balance: -sumOf(paidBefore), cod_owed: 3 * goods },
      company: { cash_difference: 12_000, clearing: goods, revenue: sumOf([...brought, ...dropped]) },
    },
    audit: [
      ...inCashNames.map((name) => `operator: order.confirm ${name}`),
      'samarkandAgent: drawer.close',
      'cashier: drawer.book-difference',
    ],
  })
})
