import { beforeAll, expect, test } from 'vitest'
import { handOverCalls } from '#modules/delivery/handovers/hand-overs.calls.ts'
import { codCalls } from '#modules/payments/cod/cod.calls.ts'
import { codDeskCalls } from '#modules/payments/cod/cod-desk.calls.ts'
import { sql } from '#platform/db/sql.ts'
import { type CodWorld, goods, startCodWorld } from '../../../../tests/scenarios/cod-world.ts'
import { addPerson, type Person } from '../../../../tests/scenarios/parcel-world.ts'
import { staffCalls } from './staff.calls.ts'

let world: CodWorld
let admin: Person
beforeAll(async () => {
  world = await startCodWorld()
  admin = await addPerson(world, 'admin')
})

const suspend = ({ id }: Person, status = 'suspended') =>
  world.ask(admin, staffCalls.changeStaff, { params: { id: String(id) }, body: { status } })
const dismiss = ({ id }: Person) => world.ask(admin, staffCalls.dismissStaff, { params: { id: String(id) } })
const heldBy = async ({ id }: Person) =>
  (await world.ask(admin, staffCalls.readHeld, { params: { id: String(id) } })).data
const tellFor = ({ id }: Person, amount: number, by = world.people.operator) =>
  world.ask(by, codDeskCalls.tellHandInFor, { params: { id: String(id) }, body: { amount } })
const confirm = (id: string, by: Person) =>
  world.ask(by, codDeskCalls.confirmHandIn, { params: { id }, body: {} })

test('a courier with parcels and cash in his hands is suspended at once, and leaves when all is handed over', async () => {
  const [who, courier, other] = [await world.sender(), await world.courier(), await world.courier()]
  await world.delivered(who, courier)
  const parcel = await world.carried(who, courier)
  expect((await suspend(courier)).status).toBe(200)
  expect((await world.ask(courier, codCalls.readCash)).status).toBe(401)
  expect(await heldBy(courier)).toMatchObject({
    cash: goods,
    parcel_count: 1,
    parcels: [{ order_id: parcel.id, tracking_code: parcel.tracking_code, status: 'pickup' }],
  })
  expect((await dismiss(courier)).code).toBe('staff_holds_cash')

  const told = await tellFor(courier, goods)
  expect(told.status).toBe(201)
  expect((await confirm(told.data.id, world.cashier)).status).toBe(200)
  expect(await world.cashOf(courier)).toBe(0)
  expect((await dismiss(courier)).code).toBe('staff_holds_parcels')

  await world.does(world.people.operator, parcel, 'reassign', { courier_id: other.id })
  // Said at the desk, but still in the bag of the one who has it.
  expect((await dismiss(courier)).code).toBe('staff_holds_parcels')
  await world.does(other, parcel, 'hand_over', { scan: parcel.tracking_code })
  expect(await heldBy(courier)).toEqual({ cash: 0, parcel_count: 0, parcels: [] })
  expect(await heldBy(other)).toMatchObject({ parcel_count: 1 })
  expect((await dismiss(courier)).status).toBe(200)
  await world.expectAllRight()
})

test('what a suspended courier cannot say an operator says: a parcel that was found again and cash go to a colleague, who scans and counts', async () => {
  const [who, courier, other] = [await world.sender(), await world.courier(), await world.courier()]
  await world.delivered(who, courier)
  const parcel = await world.carried(who, courier)
  await world.does(world.people.operator, parcel, 'write_off', { reason: 'lost' })
  await world.does(courier, parcel, 'report_found', { scan: parcel.tracking_code })
  await suspend(courier)
  const held = await heldBy(courier)
  expect(held).toMatchObject({ cash: goods, parcels: [{ order_id: parcel.id, trip_id: null }] })
  const said = await world.ask(world.people.operator, handOverCalls.giveOver, {
    body: {
      courier_id: other.id,
      from_person_id: courier.id,
      parcels: held.parcels.map(({ tracking_code: code }: { tracking_code: string }) => code),
      cash: held.cash,
    },
  })
  expect(said.status).toBe(201)
  await world.does(other, parcel, 'hand_over', { scan: parcel.tracking_code })
  const id = Number(said.data.id)
  const counted = await world.ask(other, handOverCalls.confirmHandOver, { params: { id }, body: {} })
  expect(counted.data).toMatchObject({ state: 'confirmed', lines: [{ state: 'taken' }] })
  expect(await heldBy(courier)).toEqual({ cash: 0, parcel_count: 0, parcels: [] })
  expect(await world.cashOf(other)).toBe(goods)
  expect((await dismiss(courier)).status).toBe(200)
})

test('parcels in a bag keep their courier in the role; a point that takes them lets them go', async () => {
  const [who, courier] = [await world.sender(), await world.courier()]
  const to = { region: 8, city: 122, point_id: world.points.samarkand }
  const parcel = await world.carried(who, courier, { delivery_option: 3, to })
  const role = { params: { id: String(courier.id) }, body: { role: 'agent' } } as const
  const refused = await world.ask(admin, staffCalls.changeStaff, role)
  expect([refused.status, refused.code]).toEqual([409, 'staff_holds_parcels'])
  await world.does(world.people.samarkandAgent, parcel, 'store', { scan: parcel.tracking_code })
  expect((await world.ask(admin, staffCalls.changeStaff, role)).status).toBe(200)
})

test('the desk speaks for whoever is suspended only, for no more than there is, and somebody else counts it', async () => {
  const [who, courier] = [await world.sender(), await world.courier()]
  await world.delivered(who, courier)
  expect((await tellFor(courier, goods)).code).toBe('hand_in_by_holder')
  await suspend(courier)
  expect((await tellFor(courier, goods + 1)).code).toBe('hand_in_too_big')
  expect((await tellFor(who, 1)).code).toBe('not_found')
  const told = await tellFor(courier, goods, admin)
  // An admin may count as well, but not what they have said themselves.
  expect((await confirm(told.data.id, admin)).code).toBe('hand_in_own')
  expect((await confirm(told.data.id, world.cashier)).status).toBe(200)
  expect(await world.cashOf(courier)).toBe(0)
})

test('a suspension that is over gives everything back to its holder', async () => {
  const [who, courier] = [await world.sender(), await world.courier()]
  await world.carried(who, courier)
  await suspend(courier)
  expect((await suspend(courier, 'active')).status).toBe(200)
  expect(await heldBy(courier)).toMatchObject({ parcel_count: 1 })
})

test('what a courier has only accepted goes back to the others the moment they are stopped or leave', async () => {
  const [who, courier, leaving] = [await world.sender(), await world.courier(), await world.courier()]
  const accepted = async (by: Person) => {
    const order = await world.place(who)
    world.shownIn(await world.checkout(who, [order], 'balance'))
    return world.does(by, order, 'accept')
  }
  const [waiting, other, carried] = [
    await accepted(courier),
    await accepted(leaving),
    await world.carried(who, courier),
  ]
  await suspend(courier)
  expect(await world.read(world.people.operator, waiting)).toMatchObject({ status: 'new' })
  expect(await world.read(world.people.operator, carried)).toMatchObject({ status: 'pickup' })
  expect((await dismiss(leaving)).status).toBe(200)
  expect(await world.read(world.people.operator, other)).toMatchObject({ status: 'new' })
  const [line] = await world.db.many<{ by: number; action: string }>(sql`
    select person_id as by, action from audit_entry where object = ${`order:${other.id}`}`)
  expect(line).toEqual({ by: admin.id, action: 'order.release' })
  expect((await world.does(await world.courier(), waiting, 'accept')).status).toBe('accept')
})
