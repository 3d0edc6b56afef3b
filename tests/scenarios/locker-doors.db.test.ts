import { beforeAll, expect, test } from 'vitest'
import { holdBank } from '#modules/lockers/bank.repo.ts'
import { codeFor } from '#modules/lockers/codes/drop-code.service.ts'
import { dropPurpose } from '#modules/lockers/codes/purposes.ts'
import { lockersDeskCalls } from '#modules/lockers/desk/lockers-desk.calls.ts'
import type { DeskLocker } from '#modules/lockers/desk/lockers-desk.contract.ts'
import { findOpenDoor, saveClosed } from '#modules/lockers/doors/opening.repo.ts'
import { missDoors } from '#modules/lockers/doors/shut.service.ts'
import { lockersCalls } from '#modules/lockers/lockers.calls.ts'
import { findByNumbers } from '#modules/orders/index.ts'
import { sql } from '#platform/db/sql.ts'
import { eventually } from '../support/eventually.ts'
import { type LockerWorld, openedIn, startLockerWorld, why } from './locker-world.ts'

const minute = 60_000

let world: LockerWorld
beforeAll(async () => {
  world = await startLockerWorld()
})

async function clear(point: number, number: number, inside: boolean) {
  const { body } = await world.call(lockersDeskCalls.clearLockerFault, {
    params: { id: point, number },
    body: { inside },
    headers: world.people.operator.headers,
  })
  return body.data as DeskLocker
}

const verbsOf = async (order: { id: string }) => (await world.eventsOf(order)).map(({ verb }) => verb)

test('the desk that finds an open door with nothing behind it hands out what was there', async () => {
  const { people, onTheWayTo, comes, brings, receiverCode, clock, db, read, incidentsOf, atDesk } = world
  const { point, bank } = await world.bankIn(122, { small: 1, medium: 0, large: 0 })
  const order = await onTheWayTo(point, people.courier)
  await comes(bank, people.courier, point)
  const cell = await brings(bank, order)
  await bank.type('45566', await receiverCode(order))
  bank.takeOut(cell)
  clock.advance(4 * minute)
  await missDoors(db, clock.now())
  expect((await atDesk(point)).cells[0]).toMatchObject({
    fault: { kind: 'not_closed' },
    opening: { what: 'hand_out', order_id: order.id, tracking_code: order.tracking_code },
  })
  expect((await clear(point, cell, false)).cells[0]).toMatchObject({
    state: 'free',
    parcel: null,
    opening: null,
  })
  expect(await read(people.operator, order)).toMatchObject({
    status: 'done',
    custody: { holder: 'receiver' },
  })
  expect(await incidentsOf(order)).toEqual([{ kind: 'locker_fault', code: 'not_closed', decided: true }])
  // The machine's word comes late, and changes nothing.
  bank.putIn(cell)
  expect(await bank.shut(cell)).toMatchObject({ value: { outcome: 'done' } })
  expect((await atDesk(point)).cells[0]).toMatchObject({ state: 'free', parcel: null })
})

test('the desk that finds a parcel behind an open door stores it, in the last cell of a bank, too', async () => {
  const { people, onTheWayTo, comes, clock, db, read, roomOf, incidentsOf } = world
  const { point, bank } = await world.bankIn(122, { small: 1, medium: 0, large: 0 })
  const order = await onTheWayTo(point, people.courier)
  await comes(bank, people.courier, point)
  const scanned = await bank.scan(order.tracking_code)
  expect(scanned.ok).toBe(true)
  clock.advance(4 * minute)
  await missDoors(db, clock.now())
  expect(await roomOf(point)).toEqual({ capacity: 0, occupied: 0 })
  expect((await clear(point, 1, true)).cells[0]).toMatchObject({
    state: 'taken',
    parcel: { order_id: order.id, is_here: true },
  })
  expect(await read(people.operator, order)).toMatchObject({
    status: 'agent_received',
    custody: { holder: 'locker', point_id: point },
  })
  expect(await roomOf(point)).toEqual({ capacity: 1, occupied: 1 })
  expect((await incidentsOf(order)).every(({ decided }) => decided)).toBe(true)
})

test('a late word of the last cell of a bank is done as well', async () => {
  const { people, onTheWayTo, comes, clock, db, roomOf } = world
  const { point, bank } = await world.bankIn(122, { small: 1, medium: 0, large: 0 })
  const order = await onTheWayTo(point, people.courier)
  await comes(bank, people.courier, point)
  await bank.scan(order.tracking_code)
  bank.putIn(1)
  clock.advance(4 * minute)
  await missDoors(db, clock.now())
  expect(await bank.shut(1)).toMatchObject({ value: { outcome: 'done' } })
  expect(await roomOf(point)).toEqual({ capacity: 1, occupied: 1 })
})

test('the desk that finds everything as it was has changed nothing', async () => {
  const { people, toDrop, dropCode, read, auditOf } = world
  const { point, bank } = await world.bankIn(205, { small: 1, medium: 0, large: 0 })
  const order = await toDrop(point)
  const { code } = await dropCode(people.sender, order)
  const cell = openedIn(await bank.type('12233', String(code)))
  await bank.report(cell, 'sensor')
  expect((await clear(point, cell, false)).cells[0]).toMatchObject({ state: 'free', opening: null })
  expect(await verbsOf(order)).toEqual(['place', 'pay'])
  expect(await read(people.sender, order)).toMatchObject({ status: 'new', custody: { holder: 'sender' } })
  expect((await auditOf(point)).at(-1)).toBe('locker.clear-fault')
})

test('what was handed out by the desk and taken from an open door is handed out once', async () => {
  const { people, onTheWayTo, comes, brings, receiverCode, does, incidentsOf } = world
  const { point, bank } = await world.bankIn(122, { small: 1, medium: 0, large: 0 })
  const order = await onTheWayTo(point, people.courier)
  await comes(bank, people.courier, point)
  const cell = await brings(bank, order)
  const code = await receiverCode(order)
  await bank.type('45566', code)
  await does(people.operator, order, 'hand_out', { code })
  expect((await clear(point, cell, false)).cells[0]).toMatchObject({ state: 'free', parcel: null })
  expect((await verbsOf(order)).filter((verb) => verb === 'hand_out')).toHaveLength(1)
  expect(await incidentsOf(order)).toEqual([])
})

test('a door that gets stuck while it is open has its parcel taken in, or handed out', async () => {
  const { people, toDrop, dropCode, read, atDesk, onTheWayTo, comes, brings, receiverCode } = world
  const { point, bank } = await world.bankIn(205, { small: 1, medium: 0, large: 0 })
  const dropped = await toDrop(point)
  const { code } = await dropCode(people.sender, dropped)
  const cell = openedIn(await bank.type('12233', String(code)))
  bank.putIn(cell)
  await bank.report(cell, 'stuck')
  expect((await read(people.sender, dropped)).custody).toMatchObject({
    holder: 'origin_point',
    point_id: point,
  })
  expect((await atDesk(point)).cells[0]).toMatchObject({
    fault: { kind: 'stuck' },
    parcel: { order_id: dropped.id, is_here: true },
    opening: null,
  })

  const other = await world.bankIn(122, { small: 1, medium: 0, large: 0 })
  const stored = await onTheWayTo(other.point, people.courier)
  await comes(other.bank, people.courier, other.point)
  await brings(other.bank, stored)
  await other.bank.type('45566', await receiverCode(stored))
  other.bank.takeOut(1)
  await other.bank.report(1, 'stuck')
  expect((await read(people.operator, stored)).status).toBe('done')
  expect((await atDesk(other.point)).cells[0]).toMatchObject({ fault: { kind: 'stuck' }, parcel: null })
})

test('a door that is called stuck only after its time stays open until somebody looks', async () => {
  const { people, onTheWayTo, comes, brings, receiverCode, clock, db, read, incidentsOf } = world
  const { point, bank, key } = await world.bankIn(122, { small: 1, medium: 0, large: 0 })
  const order = await onTheWayTo(point, people.courier)
  await comes(bank, people.courier, point)
  const cell = await brings(bank, order)
  await bank.type('45566', await receiverCode(order))
  clock.advance(4 * minute)
  await missDoors(db, clock.now())
  const { body } = await world.call(lockersCalls.signInLocker, { body: key })
  await world.call(lockersCalls.reportFault, {
    params: { number: cell },
    body: { kind: 'stuck' },
    headers: { authorization: `Token ${(body.data as { access_token: string }).access_token}` },
  })
  await clear(point, cell, false)
  expect((await read(people.operator, order)).status).toBe('done')
  expect((await incidentsOf(order)).map(({ code, decided }) => [code, decided])).toEqual([
    ['not_closed', true],
    ['stuck', false],
  ])
})

test('a wrong code that is told again is one try, and is answered the same', async () => {
  const { toDrop, dropCode, people, call, clock, db, atDesk } = world
  const { point, key } = await world.bankIn(205, { small: 1, medium: 0, large: 0 })
  const order = await toDrop(point)
  const { code } = await dropCode(people.sender, order)
  const { body } = await call(lockersCalls.signInLocker, { body: key })
  const headers = { authorization: `Token ${(body.data as { access_token: string }).access_token}` }
  const wrong = code === '000000' ? '000001' : '000000'
  const type = async (eventId: string) => {
    const asked = { event_id: eventId, number: order.id, code: wrong }
    const { body: said } = await call(lockersCalls.typeCode, { body: asked, headers })
    return { ...said, request_id: undefined }
  }
  const first = await type('bank-wrong-1')
  expect(first).toMatchObject({ code: 'locker_code_wrong' })
  for (let told = 0; told < 5; told++) expect(await type('bank-wrong-1')).toEqual(first)
  expect((await atDesk(point)).keypad_locked_until).toBeNull()
  const { tries } = await db.one<{ tries: number }>(sql`
    select wrong_tries as tries from locker_drop_code where order_id = ${Number(order.id)}`)
  expect(tries).toBe(1)

  for (const press of [2, 3, 4]) await type(`bank-wrong-${press}`)
  const locked = await type('bank-wrong-5')
  expect(locked).toMatchObject({ code: 'locker_keypad_locked' })
  clock.advance(10 * minute)
  expect(await type('bank-wrong-5')).toEqual(locked)
  expect((await atDesk(point)).keypad_locked_until).toBeNull()
})

/** Whether a statement of ours waits for somebody else's transaction to end. */
const isWaiting = async () =>
  (
    await world.db.many(sql`
      select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)
  ).length > 0

test('a door that is being shut is not missed', async () => {
  const { people, toDrop, dropCode, clock, db, atDesk } = world
  const { point, bank } = await world.bankIn(205, { small: 1, medium: 0, large: 0 })
  const order = await toDrop(point)
  const { code } = await dropCode(people.sender, order)
  openedIn(await bank.type('12233', String(code)))
  clock.advance(4 * minute)
  let isOver = false
  const missing = await db.transaction(async (tx) => {
    await holdBank(tx, point)
    const missed = missDoors(db, clock.now()).finally(() => {
      isOver = true
    })
    await eventually(isWaiting, (waits) => waits || isOver)
    const open = await findOpenDoor(tx, point, 1)
    await saveClosed(tx, open?.id ?? 0, 'nothing', clock.now())
    return { missed }
  })
  await missing.missed
  expect((await atDesk(point)).cells[0]).toMatchObject({ state: 'free', fault: null, opening: null })
})

test('first readers of a drop code that come at once read the same one', async () => {
  const { people, toDrop, dropCode, db, secrets, clock } = world
  const { point, bank } = await world.bankIn(205, { small: 1, medium: 0, large: 0 })
  const placed = await toDrop(point)
  const [order] = await findByNumbers(db, [Number(placed.id)])
  if (!order) throw new Error('it was placed')
  const { first, asked } = await db.transaction(async (tx) => {
    const first = await codeFor({ db: tx, secrets, now: clock.now() }, order)
    const asked = dropCode(people.sender, placed)
    await eventually(isWaiting, (waits) => waits)
    return { first: secrets.open(dropPurpose, first?.sealed ?? Buffer.of()), asked }
  })
  const second = await asked
  expect(second).toMatchObject({ state: 'open', code: first })
  expect(await dropCode(people.sender, placed)).toEqual(second)
  expect(openedIn(await bank.type(placed.id, String(first)))).toBe(1)
})

test('a courier who goes away, or stays too long, leaves nobody their visit', async () => {
  const { people, onTheWayTo, comes, clock } = world
  const { point, bank } = await world.bankIn(122, { small: 1, medium: 0, large: 0 })
  const order = await onTheWayTo(point, people.courier)
  await comes(bank, people.courier, point)
  expect(bank.hasVisit).toBe(true)
  bank.leave()
  expect(bank.hasVisit).toBe(false)
  expect(why(await bank.scan(order.tracking_code))).toBe('locker_visit_over')
  await comes(bank, people.courier, point)
  clock.advance(31 * minute)
  expect(why(await bank.collect())).toBe('locker_visit_over')
  expect(bank.hasVisit).toBe(false)
})
