import { beforeAll, expect, test } from 'vitest'
import { checkBooks } from '#modules/ledger/index.ts'
import { issueDropCode, readDropCodeToSend } from '#modules/lockers/codes/drop-code.service.ts'
import { lockersDeskCalls } from '#modules/lockers/desk/lockers-desk.calls.ts'
import { missDoors } from '#modules/lockers/doors/shut.service.ts'
import { lockersCalls } from '#modules/lockers/lockers.calls.ts'
import { runClocks } from '#modules/orders/life/clock.service.ts'
import { moneyFaults } from '#modules/orders/life/money-check.service.ts'
import { ordersCalls } from '#modules/orders/orders.calls.ts'
import { sql } from '#platform/db/sql.ts'
import { type LockerWorld, openedIn, startLockerWorld, why } from './locker-world.ts'
import { day } from './parcel-world.ts'

const minute = 60_000
const bigBox = { weight: 4, length: 40, width: 30, height: 25 }

let world: LockerWorld
beforeAll(async () => {
  world = await startLockerWorld()
})

test('a sender drops a parcel with their code, and a courier carries it on', async () => {
  const { people, toDrop, dropCode, eventsOf, comes, read, roomOf } = world
  const { sender, courier } = people
  const { point, bank } = await world.bankIn(205, { small: 2, medium: 1, large: 1 })
  expect(await roomOf(point)).toEqual({ capacity: 4, occupied: 0 })
  const order = await toDrop(point)
  const code = await dropCode(sender, order)
  expect(code).toMatchObject({ state: 'open', number: '12233', code: expect.stringMatching(/^\d{6}$/) })
  expect(await dropCode(sender, order)).toEqual(code)

  const cell = openedIn(await bank.type('12233', String(code.code)))
  expect(bank.doors[cell - 1]).toMatchObject({ size: 'small', state: 'reserved', isOpen: true })
  expect((await read(sender, order)).custody.holder).toBe('sender')
  bank.putIn(cell)
  expect(await bank.shut(cell)).toMatchObject({ ok: true, value: { outcome: 'done' } })
  expect((await read(sender, order)).custody).toMatchObject({ holder: 'origin_point', point_id: point })
  expect(await dropCode(sender, order)).toMatchObject({ state: 'none', code: null })
  expect(await roomOf(point)).toEqual({ capacity: 4, occupied: 1 })

  expect(await comes(bank, courier, point)).toMatchObject({
    ok: true,
    value: { kind: 'courier', opening: null },
  })
  const collected = await bank.collect()
  expect(collected).toMatchObject({ ok: true, value: [{ cell, what: 'collect' }] })
  bank.takeOut(cell)
  await bank.shut(cell)
  expect(await read(courier, order)).toMatchObject({ status: 'pickup', custody: { holder: 'courier' } })
  expect(await roomOf(point)).toEqual({ capacity: 4, occupied: 0 })
  expect((await eventsOf(order)).slice(-2)).toEqual([
    { verb: 'drop_off', actor: 'agent', point, person: null },
    { verb: 'pick_up', actor: 'courier', point: null, person: courier.id },
  ])
})

test('a courier brings a parcel, and the receiver takes it with the pickup code', async () => {
  const { people, onTheWayTo, brings, comes, read, receiverCode, roomOf, eventsOf } = world
  const { courier, operator } = people
  const { point, bank } = await world.bankIn(122, { small: 1, medium: 1, large: 1 })
  const order = await onTheWayTo(point, courier)
  expect(why(await bank.scan(order.tracking_code))).toBe('locker_visit_over')
  await comes(bank, courier, point)
  const cell = await brings(bank, order)
  expect(await read(operator, order)).toMatchObject({
    status: 'agent_received',
    custody: { holder: 'locker', point_id: point },
    stored_until: expect.any(String),
  })
  expect(await roomOf(point)).toEqual({ capacity: 3, occupied: 1 })

  const code = await receiverCode(order)
  expect(openedIn(await bank.type('45566', code))).toBe(cell)
  // Looked at and left where it was.
  expect(await bank.shut(cell)).toMatchObject({ value: { outcome: 'nothing' } })
  expect((await read(operator, order)).custody.holder).toBe('locker')

  expect(openedIn(await bank.type(order.id, code))).toBe(cell)
  bank.takeOut(cell)
  expect(await bank.shut(cell)).toMatchObject({ value: { outcome: 'done' } })
  expect(await read(operator, order)).toMatchObject({ status: 'done', custody: { holder: 'receiver' } })
  expect(await roomOf(point)).toEqual({ capacity: 3, occupied: 0 })
  expect((await eventsOf(order)).map(({ verb }) => verb).slice(-3)).toEqual(['store', 'hand_out', 'complete'])
  expect(why(await bank.type('45566', code))).toBe('locker_code_wrong')
})

test('every call may be told again: what happened happened once', async () => {
  const { people, toDrop, dropCode, eventsOf, atDesk, call, courierCode } = world
  const { point, bank, key } = await world.bankIn(205, { small: 2, medium: 0, large: 0 })
  const order = await toDrop(point)
  const { code } = await dropCode(people.sender, order)
  const cell = openedIn(await bank.type('12233', String(code)))
  expect(await bank.repeat()).toMatchObject({ ok: true })
  // Typed once more while the door stands open: it is the same door.
  expect(openedIn(await bank.type('12233', String(code)))).toBe(cell)
  bank.putIn(cell)
  const seen = await bank.start()
  const opening = seen.ok ? seen.value.openings[0] : undefined
  await bank.shut(cell)

  const signedIn = await call(lockersCalls.signInLocker, { body: key })
  const headers = { authorization: `Bearer ${(signedIn.body.data as { access_token: string }).access_token}` }
  const shut = await call(lockersCalls.shutDoor, {
    params: { id: opening?.id },
    // Whatever it says now: the door was shut once.
    body: { inside: false },
    headers,
  })
  expect(shut.body.data).toMatchObject({ outcome: 'done' })
  expect((await eventsOf(order)).filter(({ verb }) => verb === 'drop_off')).toHaveLength(1)
  expect((await atDesk(point)).cells.filter(({ state }) => state === 'taken')).toHaveLength(1)

  const typed = await courierCode(people.courier, point)
  const body = { event_id: 'bank-same-event', number: typed.number, code: typed.code }
  const first = await call(lockersCalls.typeCode, { body, headers })
  expect(first.body.data).toMatchObject({ kind: 'courier' })
  expect((await call(lockersCalls.typeCode, { body, headers })).body.data).toEqual(first.body.data)
  expect(why(await bank.type(typed.number, typed.code))).toBe('locker_code_wrong')
})

test('a door that is shut on nothing has done nothing, and its cell is free again', async () => {
  const { people, toDrop, dropCode, read, eventsOf } = world
  const { point, bank } = await world.bankIn(205, { small: 1, medium: 0, large: 0 })
  const order = await toDrop(point)
  const { code } = await dropCode(people.sender, order)
  const cell = openedIn(await bank.type('12233', String(code)))
  expect(await bank.shut(cell)).toMatchObject({ value: { outcome: 'nothing' } })
  expect(bank.doors[0]).toMatchObject({ state: 'free', isOpen: false })
  expect(await read(people.sender, order)).toMatchObject({ status: 'new', custody: { holder: 'sender' } })
  expect((await eventsOf(order)).map(({ verb }) => verb)).toEqual(['place', 'pay'])
  // The code holds until the parcel is here.
  expect(openedIn(await bank.type('12233', String(code)))).toBe(cell)
})

test('five wrong codes lock the keypad for ten minutes, also for who has the right one', async () => {
  const { people, toDrop, dropCode, clock, atDesk } = world
  const { point, bank } = await world.bankIn(205, { small: 3, medium: 0, large: 0 })
  const order = await toDrop(point)
  const { code } = await dropCode(people.sender, order)
  const wrong = code === '000000' ? '000001' : '000000'
  for (const number of ['12233', '99999', order.id, '12234'])
    expect(why(await bank.type(number, wrong))).toBe('locker_code_wrong')
  expect(why(await bank.type('99998', String(code)))).toBe('locker_keypad_locked')
  expect(why(await bank.type('12233', String(code)))).toBe('locker_keypad_locked')
  expect((await atDesk(point)).keypad_locked_until).not.toBeNull()
  clock.advance(10 * minute)
  expect(openedIn(await bank.type('12233', String(code)))).toBe(1)
})

test('five wrong codes for one parcel lock its pickup code, as at a counter', async () => {
  const { people, onTheWayTo, brings, comes, clock, receiverCode, db } = world
  const { point, bank } = await world.bankIn(122, { small: 3, medium: 0, large: 0 })
  const order = await onTheWayTo(point, people.courier)
  await comes(bank, people.courier, point)
  await brings(bank, order)
  const code = await receiverCode(order)
  const wrong = code === '000000' ? '000001' : '000000'
  for (let tried = 0; tried < 5; tried++) await bank.type(order.id, wrong)
  clock.advance(10 * minute)
  expect(why(await bank.type(order.id, code))).toBe('locker_code_wrong')
  const { tries } = await db.one<{ tries: number }>(sql`
    select code_tries as tries from customer_order where id = ${Number(order.id)}`)
  expect(tries).toBe(5)
})

test('five wrong drop codes lock it, and its sender makes a new one', async () => {
  const { people, toDrop, dropCode, clock, send } = world
  const { point, bank } = await world.bankIn(205, { small: 1, medium: 0, large: 0 })
  const order = await toDrop(point)
  const { code } = await dropCode(people.sender, order)
  const wrong = code === '000000' ? '000001' : '000000'
  for (let tried = 0; tried < 5; tried++) await bank.type(order.id, wrong)
  clock.advance(10 * minute)
  expect(why(await bank.type(order.id, String(code)))).toBe('locker_code_wrong')
  expect(await dropCode(people.sender, order)).toMatchObject({ state: 'locked', code: null })
  const { body } = await send(people.sender, lockersCalls.renewDropCode, {
    params: { id: order.id },
    body: {},
  })
  const renewed = body.data as { code: string }
  expect(openedIn(await bank.type(order.id, renewed.code))).toBe(1)
})

test('a bank without a cell for it says so before a door opens', async () => {
  const { people, toDrop, dropCode, dropsOff, onTheWayTo, comes } = world
  const { point, bank } = await world.bankIn(205, { small: 1, medium: 1, large: 0 })
  const big = await toDrop(point, { parcel_size: { ...bigBox, length: 60 } })
  const { code: codeOfBig } = await dropCode(people.sender, big)
  expect(why(await bank.type(big.id, String(codeOfBig)))).toBe('locker_full')
  const [one, two, third] = [await toDrop(point), await toDrop(point), await toDrop(point)]
  await dropsOff(bank, one)
  await dropsOff(bank, two)
  const { code } = await dropCode(people.sender, third)
  expect(why(await bank.type(third.id, String(code)))).toBe('locker_full')
  expect(bank.doors.every(({ isOpen }) => !isOpen)).toBe(true)

  const other = await world.bankIn(122, { small: 1, medium: 0, large: 0 })
  const courier = await world.newCourier()
  const [first, second] = [await onTheWayTo(other.point, courier), await onTheWayTo(other.point, courier)]
  await comes(other.bank, courier, other.point)
  await world.brings(other.bank, first)
  expect(why(await other.bank.scan(second.tracking_code))).toBe('locker_full')
})

test('money is never taken: neither cash from the sender nor for the goods', async () => {
  const { people, place, checkout, does, dropCode, comes, newCourier, tillOf } = world
  const { sender, operator } = people
  const { point, bank } = await world.bankIn(205, { small: 2, medium: 0, large: 0 })
  const cash = await place(sender, {
    delivery_option: 4,
    payment_type: 'cash',
    from: { region: 14, city: 205, point_id: point },
  })
  await checkout(sender, [cash], 'cash')
  await does(operator, cash, 'confirm')
  expect(await dropCode(sender, cash)).toMatchObject({ state: 'cash', code: null })

  const target = await world.bankIn(122, { small: 2, medium: 0, large: 0 })
  const courier = await newCourier()
  const cod = await world.onTheWayTo(target.point, courier, {
    delivery_option: 2,
    to: { region: 8, city: 122, street: 'Registon 7, 15-uy' },
    product_fee: 90_000,
  })
  await does(courier, cod, 'fail_delivery', { reason: 'nobody_home' })
  await comes(target.bank, courier, target.point)
  expect(why(await target.bank.scan(cod.tracking_code))).toBe('point_cannot_take')
  expect((await world.read(courier, cod)).custody.holder).toBe('courier')
  expect(await tillOf(sender)).toBe(0)
  expect(bank.doors.every(({ isOpen }) => !isOpen)).toBe(true)
})

test('a door that is stuck is passed over, and one with a parcel behind it is an incident', async () => {
  const { people, toDrop, dropCode, dropsOff, incidentsOf, roomOf, atDesk, auditOf, call } = world
  const { point, bank } = await world.bankIn(205, { small: 2, medium: 0, large: 0 })
  const order = await toDrop(point)
  const { code } = await dropCode(people.sender, order)
  bank.jam(1, true)
  await bank.type('12233', String(code))
  expect(bank.doors[0]).toMatchObject({ state: 'fault', fault: 'stuck', isOpen: false })
  expect(await roomOf(point)).toEqual({ capacity: 1, occupied: 0 })
  expect(await dropsOff(bank, order)).toBe(2)
  expect(await incidentsOf(order)).toEqual([])

  await bank.report(2, 'stuck')
  await bank.report(2, 'stuck')
  expect(await incidentsOf(order)).toEqual([{ kind: 'locker_fault', code: 'stuck', decided: false }])
  expect(await roomOf(point)).toEqual({ capacity: 1, occupied: 1 })
  expect((await atDesk(point)).cells[1]).toMatchObject({
    fault: { kind: 'stuck' },
    parcel: { tracking_code: order.tracking_code, is_here: true },
  })
  for (const number of [1, 2])
    await call(lockersDeskCalls.clearLockerFault, {
      params: { id: point, number },
      body: { inside: number === 2 },
      headers: people.operator.headers,
    })
  expect((await atDesk(point)).cells.map(({ state }) => state)).toEqual(['free', 'taken'])
  expect(await roomOf(point)).toEqual({ capacity: 2, occupied: 1 })
  expect(await auditOf(point)).toEqual([
    'locker.cells',
    'locker.key',
    'locker.clear-fault',
    'locker.clear-fault',
  ])
})

test('a door that nobody shuts is broken, the desk hears of what lay behind it, and a late word puts it right', async () => {
  const { people, onTheWayTo, brings, comes, clock, db, receiverCode, incidentsOf, atDesk, read } = world
  const { point, bank } = await world.bankIn(122, { small: 2, medium: 0, large: 0 })
  const order = await onTheWayTo(point, people.courier)
  await comes(bank, people.courier, point)
  const cell = await brings(bank, order)
  await bank.type('45566', await receiverCode(order))
  bank.takeOut(cell)
  clock.advance(2 * minute)
  await missDoors(db, clock.now())
  expect(await incidentsOf(order)).toEqual([])
  clock.advance(2 * minute)
  await missDoors(db, clock.now())
  await missDoors(db, clock.now())
  expect(await incidentsOf(order)).toEqual([{ kind: 'locker_fault', code: 'not_closed', decided: false }])
  expect((await atDesk(point)).cells[cell - 1]).toMatchObject({ fault: { kind: 'not_closed' } })

  expect(await bank.shut(cell)).toMatchObject({ value: { outcome: 'done' } })
  expect(await incidentsOf(order)).toEqual([{ kind: 'locker_fault', code: 'not_closed', decided: true }])
  expect((await atDesk(point)).cells[cell - 1]).toMatchObject({ state: 'free', fault: null })
  expect((await read(people.operator, order)).status).toBe('done')
})

test('what is put in although its order has changed stays behind the door, and the desk decides', async () => {
  const { people, toDrop, dropCode, does, incidentsOf, atDesk } = world
  const { point, bank } = await world.bankIn(205, { small: 1, medium: 0, large: 0 })
  const order = await toDrop(point)
  const { code } = await dropCode(people.sender, order)
  const cell = openedIn(await bank.type('12233', String(code)))
  await does(people.sender, order, 'cancel')
  bank.putIn(cell)
  expect(await bank.shut(cell)).toMatchObject({ value: { outcome: 'kept' } })
  expect((await incidentsOf(order)).map(({ kind }) => kind).sort()).toEqual([
    'found_after_end',
    'locker_fault',
  ])
  expect((await atDesk(point)).cells[0]).toMatchObject({
    state: 'taken',
    parcel: { tracking_code: order.tracking_code },
  })
})

test('what nobody fetched goes back with a courier who has accepted its way back', async () => {
  const { people, onTheWayTo, brings, comes, clock, db, secrets, does, read } = world
  const { courier } = people
  const { point, bank } = await world.bankIn(122, { small: 1, medium: 0, large: 0 })
  const order = await onTheWayTo(point, courier)
  await comes(bank, courier, point)
  const cell = await brings(bank, order)
  clock.advance(8 * day)
  await runClocks({ db, secrets }, clock.now())
  expect((await read(people.operator, order)).status).toBe('expired')
  const { number } = await db.one<{ number: number }>(sql`
    select id as number from customer_order where return_of = ${Number(order.id)}`)
  const back = { id: String(number) }
  await comes(bank, courier, point)
  expect(await bank.collect()).toMatchObject({ ok: true, value: [] })
  await does(courier, back, 'accept')
  await comes(bank, courier, point)
  expect(await bank.collect()).toMatchObject({ ok: true, value: [{ cell }] })
  bank.takeOut(cell)
  expect(await bank.shut(cell)).toMatchObject({ value: { outcome: 'done' } })
  expect(await read(courier, back)).toMatchObject({ status: 'pickup', custody: { holder: 'courier' } })
  expect(bank.doors[0]).toMatchObject({ state: 'free' })
})

test('a courier brings only what is in their own bag, and is let in only with their own code in time', async () => {
  const { people, onTheWayTo, comes, courierCode, clock, newCourier } = world
  const { point, bank } = await world.bankIn(122, { small: 2, medium: 0, large: 0 })
  const stranger = await newCourier()
  const order = await onTheWayTo(point, people.courier)
  await comes(bank, stranger, point)
  expect(why(await bank.scan(order.tracking_code))).toBe('locker_not_yours')
  expect(why(await bank.scan('TB00000000000000'))).toBe('not_found')
  const late = await courierCode(stranger, point)
  clock.advance(10 * minute)
  expect(why(await bank.type(late.number, late.code))).toBe('locker_code_wrong')
  clock.advance(30 * minute)
  expect(why(await bank.scan(order.tracking_code))).toBe('locker_visit_over')
})

test('a key opens the doors of its own bank and nothing else, until the desk ends it', async () => {
  const { people, call, send, machine, keyFor, toDrop, dropCode, place } = world
  const { point, bank, key } = await world.bankIn(205, { small: 1, medium: 0, large: 0 })
  expect(why(await machine({ ...key, key: 'x'.repeat(43) }).start())).toBe('locker_key_wrong')
  expect(why(await machine({ ...key, device: 'TBL-AAAAAAAA' }).start())).toBe('locker_key_wrong')
  const { body } = await call(lockersCalls.signInLocker, { body: key })
  const headers = { authorization: `Token ${(body.data as { access_token: string }).access_token}` }
  expect((await call(ordersCalls.listOrders, { headers })).status).toBe(403)
  expect((await call(lockersDeskCalls.readLocker, { params: { id: point }, headers })).status).toBe(403)

  const order = await toDrop(point)
  const elsewhere = await world.bankIn(205, { small: 1, medium: 0, large: 0 })
  const { code } = await dropCode(people.sender, order)
  expect(why(await elsewhere.bank.type('12233', String(code)))).toBe('locker_code_wrong')
  const draftOnly = await place(people.sender, {
    delivery_option: 4,
    from: { region: 14, city: 205, point_id: point },
  })
  expect(await dropCode(people.sender, draftOnly)).toMatchObject({ state: 'none' })
  const foreign = await call(lockersCalls.readDropCode, {
    params: { id: order.id },
    headers: people.stranger.headers,
  })
  expect(foreign.status).toBe(404)

  const renewed = await keyFor(point)
  expect(why(await bank.start())).toBe('locker_key_wrong')
  const fresh = machine(renewed)
  expect(why(await fresh.start())).toBe('nothing')
  const ended = await call(lockersDeskCalls.endLockerDevice, {
    params: { id: point },
    headers: people.operator.headers,
  })
  expect(ended.body.data).toMatchObject({ device: null })
  expect(why(await fresh.start())).toBe('locker_key_wrong')
  await send(people.operator, lockersDeskCalls.makeLockerKey, { params: { id: point }, body: {} })
})

test('a sender is told their code as soon as the order is agreed, and no more once it is handed in', async () => {
  const { people, toDrop, dropCode, dropsOff, db, secrets, clock } = world
  const { point, bank } = await world.bankIn(205, { small: 1, medium: 0, large: 0 })
  const order = await toDrop(point)
  const deps = { db, secrets, now: clock.now() }
  await issueDropCode(deps, Number(order.id))
  const { code } = await dropCode(people.sender, order)
  const told = { phone: '901112233', number: '12233', code, ownerId: people.sender.id }
  expect(await readDropCodeToSend(deps, Number(order.id))).toEqual(told)
  const { topic } = await db.one<{ topic: string }>(sql`
    select topic from outbox where topic like '%drop-code-issued' and key = ${`order:${order.id}`}`)
  expect(topic).toBe('event:lockers.drop-code-issued')
  await dropsOff(bank, order)
  expect(await readDropCodeToSend(deps, Number(order.id))).toBeUndefined()
})

test('a wall with something in it stays as it is', async () => {
  const { people, call, toDrop, dropsOff } = world
  const { point, bank } = await world.bankIn(205, { small: 1, medium: 0, large: 0 })
  await dropsOff(bank, await toDrop(point))
  const rebuilt = await call(lockersDeskCalls.setLockerCells, {
    params: { id: point },
    body: { small: 2, medium: 2, large: 2 },
    headers: people.operator.headers,
  })
  expect([rebuilt.status, rebuilt.body.code]).toEqual([409, 'locker_in_use'])
})

test('after all of it the books add up', async () => {
  expect(await checkBooks(world.db)).toEqual([])
  expect(await moneyFaults(world.db, new Date(0))).toEqual([])
})
