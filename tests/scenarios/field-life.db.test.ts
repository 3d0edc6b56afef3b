import { afterEach, beforeAll, expect, test } from 'vitest'
import { byPhoneCalls } from '#modules/orders/by-phone/by-phone.calls.ts'
import { documentDeskCalls } from '#modules/orders/codes/document-desk.calls.ts'
import { incidentsCalls } from '#modules/orders/incidents/incidents.calls.ts'
import { receiverCalls } from '#modules/orders/receiver/receiver.calls.ts'
import { goods } from './cod-world.ts'
import {
  atEnd,
  begun,
  brought,
  delivered,
  type FieldWorld,
  inTashkent,
  startFieldWorld,
} from './field-world.ts'
import { day, hour } from './parcel-world.ts'

let world: FieldWorld
beforeAll(async () => {
  world = await startFieldWorld()
})

/** What people hear of a parcel that waits at a counter, and of one that could not be handed over. */
const fetched = ['receiver: waiting_at_point', 'sender: order_delivered', 'receiver: handed_out']
const failed = ['sender: delivery_failed', 'receiver: attempt_failed']

/** Whatever happened to a parcel, the money is where the books say. */
afterEach(() => world.expectAllRight())

test('four ways through the country, each told by phones and counters', async () => {
  const { people, points, phone, paid, receiverCode } = world
  const [sender, courier] = [await world.sender(), await world.courier()]
  const story = await world.begin({ sender, courier })
  const bag = phone(courier)
  const [origin, arrival] = [phone(people.tashkentAgent), phone(people.samarkandAgent)]
  const fromPoint = { from: { region: 14, city: 205, point_id: points.tashkent } }
  const toPoint = { to: { region: 8, city: 122, point_id: points.samarkand } }

  const pointToPoint = await paid(sender, { delivery_option: 1, ...fromPoint, ...toPoint })
  await origin.does('drop_off', pointToPoint)
  await bag.does('pick_up', pointToPoint)
  await arrival.does('store', pointToPoint)
  await arrival.does('hand_out', pointToPoint, { code: await receiverCode(pointToPoint) })

  const doorToDoor = await paid(sender, { delivery_option: 2, ...inTashkent })
  await bag.does('accept', doorToDoor)
  await bag.does('pick_up', doorToDoor)
  await bag.does('deliver', doorToDoor, { code: await receiverCode(doorToDoor) })

  const doorToPoint = await paid(sender, { delivery_option: 3, ...toPoint })
  await bag.does('accept', doorToPoint)
  await bag.does('pick_up', doorToPoint)
  await arrival.does('store', doorToPoint)
  await arrival.does('hand_out', doorToPoint, { code: await receiverCode(doorToPoint) })

  const pointToDoor = await paid(sender, { delivery_option: 4, ...fromPoint, ...inTashkent })
  await origin.does('drop_off', pointToDoor)
  await bag.does('pick_up', pointToDoor)
  await bag.does('deliver', pointToDoor, { code: await receiverCode(pointToDoor) })

  const price = [pointToPoint, doorToDoor, doorToPoint, pointToDoor].reduce((sum, one) => sum + one.price, 0)
  await story.expectAfter({
    parcels: {
      pointToPoint: { of: pointToPoint, ...atEnd, notices: [...begun, 'receiver: on_the_way', ...fetched] },
      doorToDoor: { of: doorToDoor, ...atEnd, notices: [...begun, ...brought] },
      doorToPoint: { of: doorToPoint, ...atEnd, notices: [...begun, 'receiver: on_the_way', ...fetched] },
      pointToDoor: { of: pointToDoor, ...atEnd, notices: [...begun, 'receiver: on_the_way', ...brought] },
    },
    ledger: { sender: { customer_balance: -price }, company: { revenue: price } },
    audit: [],
  })
})

test('failed, failed, delivered: two slips, and the receiver hears of each', async () => {
  const { people, phone, paid, receiverCode } = world
  const [sender, courier] = [await world.sender(), await world.courier()]
  const story = await world.begin({ sender, courier })
  const bag = phone(courier)
  const order = await paid(sender, inTashkent)
  await bag.does('accept', order)
  await bag.does('pick_up', order)
  const cards = new Set<string | null>()
  for (const reason of ['nobody_home', 'phone_off']) {
    await bag.does('fail_delivery', order, { reason, latitude: 41.28, longitude: 69.2 })
    cards.add((await world.read(people.operator, order)).call_card)
    world.clock.advance(2 * hour)
    await world.does(people.operator, order, 'redeliver')
  }
  expect(cards.size, 'a slip of its own at each attempt').toBe(2)
  await bag.does('deliver', order, { code: await receiverCode(order) })
  await story.expectAfter({
    parcels: {
      parcel: {
        of: order,
        ...atEnd,
        notices: [
          ...begun,
          'receiver: out_for_delivery',
          ...failed,
          'receiver: out_for_delivery',
          ...failed,
          'receiver: out_for_delivery',
          ...delivered,
        ],
      },
    },
    ledger: { sender: { customer_balance: -order.price }, company: { revenue: order.price } },
    audit: ['operator: order.redeliver parcel', 'operator: order.redeliver parcel'],
  })
})

test('sent to a point by its receiver while the courier was out of reach: the door is a conflict, the point hands it out', async () => {
  const { people, points, phone, inBag, receiverCode } = world
  const [sender, courier] = [await world.sender(), await world.courier()]
  const story = await world.begin({ sender, courier })
  const bag = phone(courier)
  const order = await inBag(bag, sender, inTashkent)
  await bag.does('fail_delivery', order, { reason: 'nobody_home' })
  const chosen = await world.call(receiverCalls.choosePoint, {
    params: { link: world.linkOf(order) },
    body: { point_id: points.tashkent },
  })
  expect(chosen.status).toBe(200)
  world.clock.advance(hour)
  // Ticked off in the stairwell by mistake: the phone had not heard of the point.
  bag.keep({ verb: 'deliver', parcel: order.id, input: { code: await receiverCode(order) } })
  const [told] = await bag.tell()
  expect(told).toMatchObject({
    state: 'conflict',
    message: expect.any(String),
    incident_id: expect.any(String),
  })
  expect(await story.standsAt(order)).toEqual(['failed_delivery', 'bag of courier'])

  const counter = phone(people.tashkentAgent)
  await counter.does('store', order)
  expect(await story.standsAt(order)).toEqual(['agent_received', 'point Tashkent'])
  const decided = await world.ask(people.operator, incidentsCalls.decideIncident, {
    params: { id: told?.incident_id ?? '' },
    body: { decision: 'settled' },
  })
  expect(decided.status).toBe(200)
  await counter.does('hand_out', order, { code: await receiverCode(order) })
  await story.expectAfter({
    parcels: {
      parcel: {
        of: order,
        ...atEnd,
        notices: [...begun, 'receiver: out_for_delivery', ...failed, ...fetched],
      },
    },
    ledger: { sender: { customer_balance: -order.price }, company: { revenue: order.price } },
    incidents: ['courier: impossible_report of parcel, settled'],
    audit: ['operator: incident.decide parcel'],
  })
})

test('nobody wanted it: it stays on the list of whose bag it is in until it is handed in, and comes back to its sender, who owes for the way', async () => {
  const { phone, field, paid, receiverCode } = world
  const [sender, courier, bringer] = [await world.sender(), await world.courier(), await world.courier()]
  const story = await world.begin({ sender, courier, bringer })
  const bag = phone(courier)
  const order = await paid(sender, inTashkent)
  await bag.does('accept', order)
  await bag.does('pick_up', order)
  await bag.does('fail_delivery', order, { reason: 'refused' })
  await world.clocks()
  const onList = async () => (await bag.today()).stops.filter(({ state }) => state === 'open')
  expect((await onList()).map(({ kind }) => kind)).toEqual(['hand_in'])
  const back = (await world.list(sender, {})).items.find(({ return_of }) => return_of === order.id)
  if (!back) throw new Error('it goes back')
  expect(await story.standsAt(order)).toEqual(['expired', 'nobody'])
  expect(await story.standsAt(back)).toEqual(['new', 'bag of courier'])

  // The label is still the old one.
  await phone(field.tashkentDepot).does('store', order)
  expect(await onList()).toEqual([])
  expect(await story.standsAt(back)).toEqual(['agent_received', 'depot Tashkent'])
  const wayBack = phone(bringer)
  await wayBack.does('pick_up', order)
  expect(await story.standsAt(back)).toEqual(['pickup', 'bag of bringer'])
  const [lastStop] = (await wayBack.today()).stops
  expect(lastStop, 'to the door of whoever sent it').toMatchObject({ order_id: back.id, kind: 'deliver' })
  await wayBack.does('deliver', back, { code: await receiverCode(back) })
  expect(back.price).toBeGreaterThan(0)
  await story.expectAfter({
    parcels: {
      parcel: {
        of: order,
        state: 'expired',
        custody: 'nobody',
        notices: [...begun, 'receiver: out_for_delivery', 'sender: order_refused', 'sender: order_returning'],
      },
      // Of a way back its receiver is whoever sent it.
      wayBack: { of: back, ...atEnd, notices: ['receiver: out_for_delivery', 'receiver: delivered'] },
    },
    ledger: {
      sender: { customer_balance: -order.price, receivable: back.price },
      company: { revenue: order.price + back.price },
    },
    audit: [],
  })
})

test('the way back was in vain as well: for thirty days whoever sent it can still come for it', async () => {
  const { people, phone, inBag, clocks, ask, read, verb } = world
  const { tashkentAgent, operator } = people
  const [sender, courier] = [await world.sender(), await world.courier()]
  const story = await world.begin({ sender, courier })
  const bag = phone(courier)
  const order = await inBag(bag, sender, { ...inTashkent, parcel_value: 900_000 })
  await bag.does('fail_delivery', order, { reason: 'refused' })
  await clocks()
  const back = (await world.list(sender, {})).items.find(({ return_of }) => return_of === order.id)
  if (!back) throw new Error('it goes back')
  await bag.does('accept', back)
  await bag.does('pick_up', back)
  await bag.does('fail_delivery', back, { reason: 'refused' })
  await clocks()
  expect(await story.standsAt(back)).toEqual(['expired', 'bag of courier'])
  expect((await bag.today()).stops.find(({ order_id }) => order_id === back.id)?.kind).toBe('hand_in')
  await phone(tashkentAgent).does('store', back)
  expect(await story.standsAt(back)).toEqual(['expired', 'point Tashkent, on its way'])
  world.clock.advance(12 * day)
  await clocks()
  expect((await read(tashkentAgent, back)).allowed_actions).toContain('hand_out')
  // The code is long forgotten, and the parcel is dear.
  const proof = { kind: 'document', passport: 'passport', name: 'KARIMOVA DILNOZA', word: true }
  const handsOut = () => verb(tashkentAgent, back, 'hand_out', { proof })
  expect((await handsOut()).body.code).toBe('operator_yes_required')
  const asked = (await ask(operator, documentDeskCalls.listDocumentAsks)).data
  const file = asked.find(({ id }) => id === back.id)?.file ?? ''
  const body = { file, decision: 'yes' } as const
  await ask(operator, documentDeskCalls.decideDocument, { params: { id: back.id }, body })
  expect((await handsOut()).status).toBe(200)
  await story.expectAfter({
    parcels: {
      parcel: {
        of: order,
        state: 'expired',
        custody: 'nobody',
        notices: [...begun, 'receiver: out_for_delivery', 'sender: order_refused', 'sender: order_returning'],
      },
      wayBack: {
        of: back,
        state: 'executor_done',
        custody: 'receiver',
        notices: [
          'receiver: out_for_delivery',
          'receiver: kept_for_sender',
          'receiver: handed_out_by_document',
        ],
      },
    },
    ledger: {
      sender: { customer_balance: -order.price, receivable: back.price },
      company: { revenue: order.price + back.price },
    },
    audit: ['operator: order.document-yes wayBack'],
  })
})

test('a pickup code that is locked: an operator who is rung up sends a new one after the five digits, and reads it nowhere', async () => {
  const { people, points, phone, inBag, verb, read, receiverCode, ask } = world
  const { tashkentAgent, operator } = people
  const [sender, courier] = [await world.sender(), await world.courier()]
  const story = await world.begin({ sender, courier })
  const toPoint = { to: { region: 14, city: 205, point_id: points.tashkent } }
  const order = await inBag(phone(courier), sender, { delivery_option: 3, ...toPoint })
  const counter = phone(tashkentAgent)
  await counter.does('store', order)
  const code = await world.wrongCode(order)
  for (let tries = 0; tries < 5; tries++) await verb(tashkentAgent, order, 'hand_out', { code })
  const asks = (digits: string) =>
    ask(operator, byPhoneCalls.newCode, { params: { id: order.id }, body: { digits } })
  expect((await asks('12345')).code).toBe('caller_digits_wrong')
  expect((await read(tashkentAgent, order)).allowed_actions).not.toContain('hand_out')
  const renewed = await asks('45566')
  expect(renewed.status).toBe(200)
  const fresh = await receiverCode(order)
  expect(JSON.stringify(renewed.data).replaceAll(order.tracking_code, '')).not.toContain(fresh)
  await counter.does('hand_out', order, { code: fresh })
  await story.expectAfter({
    parcels: {
      parcel: {
        of: order,
        ...atEnd,
        notices: [
          ...begun,
          'receiver: on_the_way',
          'receiver: waiting_at_point',
          'receiver: new_code',
          'sender: order_delivered',
          'receiver: handed_out',
        ],
      },
    },
    ledger: { sender: { customer_balance: -order.price }, company: { revenue: order.price } },
    audit: ['operator: order.renew_code parcel'],
  })
})

test('money for goods from the door to the sender, taken without a line and told once though it is sent three times', async () => {
  const { phone, inBag } = world
  const [sender, courier] = [await world.sender(), await world.courier()]
  const story = await world.begin({ sender, courier })
  const bag = phone(courier)
  const order = await inBag(bag, sender, { product_fee: goods, ...inTashkent })
  world.clock.advance(hour)
  bag.keep({
    verb: 'deliver',
    parcel: order.tracking_code,
    input: { code: await world.receiverCode(order), collected: goods },
    minutesAgo: 5,
  })
  const sent = [...bag.kept]
  const states = async (actions: object[]) => (await bag.send(actions)).results.map(({ state }) => state)
  expect((await bag.tell()).map(({ state }) => state)).toEqual(['done'])
  expect(await states(sent)).toEqual(['repeated'])
  expect(await states([...sent, ...sent])).toEqual(['repeated', 'repeated'])
  expect([await world.cashOf(courier), await world.codOwedTo(sender)]).toEqual([goods, goods])
  expect((await world.handIn(courier, goods)).status).toBe(200)
  expect((await world.run()).status).toBe(201)
  await story.expectAfter({
    parcels: { parcel: { of: order, ...atEnd, notices: [...begun, ...brought] } },
    ledger: {
      sender: { customer_balance: goods - order.price },
      company: { cash_desk: goods, revenue: order.price },
    },
    audit: ['cashier: hand-in.confirm', 'cashier: cod.run'],
  })
})

test('a phone whose clock is two hours wrong tells the time of happening right', async () => {
  const { phone, inBag, receiverCode } = world
  const [sender, slow, fast] = [await world.sender(), await world.courier(), await world.courier()]
  const story = await world.begin({ sender, slow, fast })
  const tellsWith = async (clockMs: number, courier: typeof slow) => {
    const bag = phone(courier, { clockMs })
    const order = await inBag(bag, sender, inTashkent)
    world.clock.advance(10 * 60_000)
    const delivered = world.clock.now().toISOString()
    bag.keep({ verb: 'deliver', parcel: order.id, input: { code: await receiverCode(order) } })
    world.clock.advance(hour)
    expect(await bag.tell()).toMatchObject([{ state: 'done' }])
    const { events } = (await world.read(world.people.operator, order)) as unknown as {
      events: { verb: string; happened_at: string; recorded_at: string }[]
    }
    expect(events.find(({ verb }) => verb === 'deliver')?.happened_at).toBe(delivered)
    return order
  }
  const behind = await tellsWith(-2 * hour, slow)
  const ahead = await tellsWith(2 * hour, fast)
  await story.expectAfter({
    parcels: {
      behind: { of: behind, ...atEnd, notices: [...begun, ...brought] },
      ahead: { of: ahead, ...atEnd, notices: [...begun, ...brought] },
    },
    ledger: {
      sender: { customer_balance: -behind.price - ahead.price },
      company: { revenue: behind.price + ahead.price },
    },
    audit: [],
  })
})
