import { beforeAll, expect, test } from 'vitest'
import { checkBooks } from '#modules/ledger/index.ts'
import { moneyFaults } from '#modules/orders/life/money-check.service.ts'
import { day, startWorld, type World } from './parcel-world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})

type Detail = { steps: { step: string; state: string }[]; events: { verb: string }[] }
const stepOf = (detail: unknown) => (detail as Detail).steps.find(({ state }) => state === 'current')?.step
const verbsOf = (detail: unknown) => (detail as Detail).events.map(({ verb }) => verb)

test('door to door, paid from the balance: from the draft to the receiver’s hands', async () => {
  const { people, place, checkout, does, read, topUp, balance, receiverCode, money } = world
  const { sender, courier, operator } = people
  await topUp(sender, 100_000)
  const before = await balance(sender)
  const order = await place(sender)
  expect(order).toMatchObject({ status: 'draft', paid: false, custody: { holder: 'sender' } })
  expect(order.allowed_actions).toEqual(['change_address', 'cancel'])
  expect((await checkout(sender, [order], 'balance')).status).toBe(200)
  expect(await balance(sender)).toBe(before - order.price)
  expect(await read(sender, order)).toMatchObject({ status: 'new', paid: true })

  expect((await does(courier, order, 'accept')).status).toBe('accept')
  const carried = await does(courier, order, 'pick_up', { latitude: 41.3, longitude: 69.2 })
  expect(carried).toMatchObject({ status: 'pickup', custody: { holder: 'courier' } })
  expect(stepOf(carried)).toBe('out_for_delivery')

  const delivered = await does(courier, order, 'deliver', { code: await receiverCode(order) })
  expect(delivered).toMatchObject({ status: 'done', custody: { holder: 'receiver' } })
  expect(stepOf(delivered)).toBe('delivered')
  expect(verbsOf(delivered)).toEqual(['place', 'pay', 'accept', 'pick_up', 'deliver', 'complete'])
  expect(await money(order)).toMatchObject({ revenue: order.price })
  expect((await read(operator, order)).allowed_actions).toEqual([])
})

test('point to point in cash, with money for the goods: the agents’ tills hold what people paid', async () => {
  const { people, points, place, checkout, does, read, receiverCode, tillOf, codOwedTo } = world
  const { sender, courier, operator, tashkentAgent, samarkandAgent } = people
  const order = await place(sender, {
    delivery_option: 1,
    payment_type: 'cash',
    product_fee: 150_000,
    from: { region: 14, city: 205, point_id: points.tashkent },
    to: { region: 8, city: 122, point_id: points.samarkand },
  })
  expect((await checkout(sender, [order], 'cash')).body.data).toMatchObject({
    confirm_by: expect.any(String),
  })
  expect((await does(operator, order, 'confirm')).status).toBe('new')

  const handedIn = await does(tashkentAgent, order, 'drop_off')
  expect(handedIn.custody).toMatchObject({ holder: 'origin_point', point_id: points.tashkent })
  expect(stepOf(handedIn)).toBe('sent')
  expect(await tillOf(tashkentAgent)).toBe(order.price)
  expect(await read(sender, order)).toMatchObject({ paid: true })

  await does(courier, order, 'pick_up')
  const arrived = await does(samarkandAgent, order, 'store', { scan: order.tracking_code })
  expect(arrived).toMatchObject({
    status: 'agent_received',
    custody: { holder: 'destination_point', point_id: points.samarkand },
    stored_until: new Date(world.clock.now().getTime() + 7 * day).toISOString(),
  })
  expect(stepOf(arrived)).toBe('awaiting_delivery')
  const code = await receiverCode(order)
  const handedOut = await does(samarkandAgent, order, 'hand_out', { code, collected: 150_000 })
  expect(handedOut.status).toBe('done')
  expect(await tillOf(samarkandAgent)).toBe(150_000)
  expect(await codOwedTo(sender)).toBe(150_000)
})

test('door to point, paid by the receiver at the counter', async () => {
  const { people, points, place, checkout, does, receiverCode, tillOf, money } = world
  const { stranger, courier, operator, samarkandAgent } = people
  const order = await place(stranger, {
    delivery_option: 3,
    payment_type: 'receiver',
    to: { region: 8, city: 122, point_id: points.samarkand },
  })
  await checkout(stranger, [order], 'receiver')
  await does(operator, order, 'confirm')
  await does(courier, order, 'accept')
  await does(courier, order, 'pick_up')
  await does(samarkandAgent, order, 'store')
  const before = await tillOf(samarkandAgent)
  const code = await receiverCode(order)
  const done = await does(samarkandAgent, order, 'hand_out', { code, collected: order.to_collect })
  expect(done).toMatchObject({ status: 'done', paid: true })
  expect(await tillOf(samarkandAgent)).toBe(before + order.price)
  expect(await money(order)).toMatchObject({ revenue: order.price })
})

test('point to door: a failed attempt, a call card, another attempt, a neighbour', async () => {
  const { people, points, place, checkout, does, topUp } = world
  const { sender, courier, operator, tashkentAgent } = people
  await topUp(sender, 100_000)
  const order = await place(sender, {
    delivery_option: 4,
    from: { region: 14, city: 205, point_id: points.tashkent },
  })
  await checkout(sender, [order], 'balance')
  await does(tashkentAgent, order, 'drop_off')
  const out = await does(courier, order, 'pick_up')
  expect(stepOf(out)).toBe('on_the_way')
  const failed = await does(courier, order, 'fail_delivery', { reason: 'nobody_home' })
  expect(failed).toMatchObject({ status: 'failed_delivery', attempts: { pickup: 0, delivery: 1 } })
  expect(failed.call_card).toMatch(/^[1-9]\d{7}$/)
  expect((await does(operator, order, 'redeliver')).status).toBe('pickup')
  const proof = { kind: 'neighbour', name: 'Karim aka', signature: 'file-1' }
  expect((await does(courier, order, 'deliver', { proof })).status).toBe('executor_done')
})

test('refused at the door: the parcel goes back at half the transport price, which the sender owes', async () => {
  const { people, place, checkout, does, read, owedBy, list } = world
  const { stranger, courier, operator } = people
  const order = await place(stranger, { payment_type: 'receiver' })
  await checkout(stranger, [order], 'receiver')
  await does(operator, order, 'confirm')
  await does(courier, order, 'accept')
  await does(courier, order, 'pick_up')
  await does(courier, order, 'fail_delivery', { reason: 'refused' })
  const before = await owedBy(stranger)
  expect((await does(operator, order, 'expire')).status).toBe('expired')
  const [back] = (await list(stranger, { status: 'new' })).items.filter(
    ({ return_of }) => return_of === order.id,
  )
  expect(back).toMatchObject({ price: 10_000, receiver_name: 'Dilnoza Karimova', return_of: order.id })
  expect(await owedBy(stranger)).toBe(before + order.price + 10_000)
  expect((await read(operator, order)).allowed_actions).toEqual([])
  if (!back) return
  await does(courier, back, 'accept')
  await does(courier, back, 'pick_up')
  const proof = { kind: 'signature', signature: 'file-1', passport: 'file-2' }
  expect((await does(courier, back, 'deliver', { proof })).status).toBe('executor_done')
})

test('three pickups in vain cancel the order and give the money back', async () => {
  const { people, place, checkout, does, topUp, balance } = world
  const { sender, courier } = people
  await topUp(sender, 100_000)
  const before = await balance(sender)
  const order = await place(sender)
  await checkout(sender, [order], 'balance')
  for (const expected of ['new', 'new', 'cancelled']) {
    await does(courier, order, 'accept')
    expect((await does(courier, order, 'fail_pickup', { reason: 'phone_off' })).status).toBe(expected)
  }
  expect(await balance(sender)).toBe(before)
})

test('a parcel that turns up after it was declared lost is sent on, and the sender owes its price again', async () => {
  const { people, place, checkout, does, read, topUp, balance, owedBy } = world
  const { sender, courier, operator, samarkandAgent } = people
  await topUp(sender, 100_000)
  const order = await place(sender)
  await checkout(sender, [order], 'balance')
  await does(courier, order, 'accept')
  await does(courier, order, 'pick_up')
  const before = await balance(sender)
  const lost = await does(operator, order, 'write_off', { reason: 'lost' })
  expect(lost).toMatchObject({ status: 'cancelled', custody: { holder: 'nobody' } })
  expect(lost.claims).toMatchObject([{ kind: 'lost', status: 'open' }])
  expect(await balance(sender)).toBe(before + order.price)
  await does(samarkandAgent, order, 'report_found', { scan: order.tracking_code })
  expect((await read(operator, order)).allowed_actions).toEqual(['report_found', 'reinstate', 'hand_back'])
  const owed = await owedBy(sender)
  const again = await does(operator, order, 'reinstate', { courier_id: courier.id })
  expect(again).toMatchObject({ status: 'pickup', custody: { holder: 'courier' } })
  expect(await owedBy(sender)).toBe(owed + order.price)
  await does(operator, order, 'write_off', { reason: 'lost' })
  expect(await owedBy(sender), 'nobody pays for a lost parcel').toBe(owed)
  expect(await balance(sender)).toBe(before + order.price)
})

test('a parcel that is lost on its way back is not paid for either', async () => {
  const { people, place, checkout, does, topUp, owedBy, list } = world
  const { sender, courier, operator } = people
  await topUp(sender, 100_000)
  const order = await place(sender)
  await checkout(sender, [order], 'balance')
  await does(courier, order, 'accept')
  await does(courier, order, 'pick_up')
  await does(courier, order, 'fail_delivery', { reason: 'refused' })
  const before = await owedBy(sender)
  await does(operator, order, 'expire')
  const [back] = (await list(sender, { status: 'new' })).items.filter(
    ({ return_of }) => return_of === order.id,
  )
  if (!back) throw new Error('it goes back')
  expect(await owedBy(sender)).toBe(before + back.price)
  await does(courier, back, 'accept')
  await does(courier, back, 'pick_up')
  await does(operator, back, 'write_off', { reason: 'lost' })
  expect(await owedBy(sender)).toBe(before)
})

test('after all of it the books add up', async () => {
  expect(await checkBooks(world.db)).toEqual([])
  expect(await moneyFaults(world.db, new Date(0))).toEqual([])
})
