import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { personalLinkCalls } from '#modules/accounts/personal-link/personal-link.calls.ts'
import { profileCalls } from '#modules/accounts/profile/profile.calls.ts'
import { sql } from '#platform/db/sql.ts'
import {
  addPerson,
  draft,
  type Person,
  type Shown,
  startWorld,
  type World,
} from '../../../../tests/scenarios/parcel-world.ts'
import { ordersCalls } from '../orders.calls.ts'
import { receiverCalls } from '../receiver/receiver.calls.ts'
import { receiverLinkOf } from '../receiver/receiver-link.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
  await world.topUp(world.people.sender, 10_000_000)
  await world.topUp(world.people.stranger, 10_000_000)
})

/** In Samarkand, some steps outside of it, farther, and in another region. */
const inside = { latitude: 39.655, longitude: 66.96 }
const near = { latitude: 39.6, longitude: 66.95 }
const far = { latitude: 39.4, longitude: 67.25 }
const elsewhere = { latitude: 41.31, longitude: 69.28 }

const samarkand = { region: 8, city: 122, street: 'Registon 7, 15-uy' }
function place({ headers }: Person, to: object, lang = 'en') {
  world.clock.advance(1000)
  return world.call(ordersCalls.createOrder, {
    body: draft({ to: { ...samarkand, ...to } }),
    headers: { ...headers, 'accept-language': lang, 'idempotency-key': randomUUID() },
  })
}

test('a pin outside its district is taken near the border, confirmed farther away, and never in another region', async () => {
  const { sender } = world.people
  expect((await place(sender, inside)).status).toBe(201)
  expect((await place(sender, near)).status).toBe(201)
  const refused = await place(sender, far)
  expect(refused).toMatchObject({
    status: 422,
    body: {
      code: 'pin_outside_district',
      errors: [{ path: 'to.latitude', code: 'outside_district' }],
      can_confirm: true,
    },
  })
  const { km, message } = refused.body as unknown as { km: number; message: string }
  expect(km).toBeGreaterThan(20)
  expect(message).toBe(`The pin lies ${km} km outside Samarkand City. Move it or choose another district.`)
  expect((await place(sender, far, 'uz')).body.message).toContain(`Samarqand shahri chegarasidan ${km} km`)
  expect((await place(sender, far, 'uz-Cyrl')).body.message).toContain('Самарқанд шаҳри')
  expect((await place(sender, far, 'ru')).body.message).toContain(`город Самарканд — в ${km} км`)
  const sure = await place(sender, { ...far, pin_confirmed: true, pin_source: 'dragged' })
  expect(sure).toMatchObject({ status: 201, body: { data: { to: { ...far, pin_source: 'dragged' } } } })
  expect(await place(sender, { ...elsewhere, pin_confirmed: true })).toMatchObject({
    status: 422,
    body: { code: 'pin_outside_district', errors: [{ code: 'other_region' }], can_confirm: false },
  })
})

test('a changed address is asked the same, by whoever changes it; what stays is asked nothing', async () => {
  const { sender, operator } = world.people
  const order = world.shownIn(await place(sender, { ...far, pin_confirmed: true, flat: '15' }))
  await world.checkout(sender, [order], 'balance')
  const params = { id: order.id }
  for (const who of [sender, operator]) {
    const change = (body: object) => world.send(who, ordersCalls.changeReceiverAddress, { params, body })
    expect((await change({ ...far, longitude: 67.26 })).body.code).toBe('pin_outside_district')
    expect((await change({ note: `${who.id}` })).status).toBe(200)
  }
  const link = receiverLinkOf(world.secrets, Number(order.id))
  const choose = (body: object) => world.call(receiverCalls.changeAddress, { params: { link }, body })
  expect((await choose({ ...elsewhere, pin_confirmed: true })).body.code).toBe('pin_outside_district')
  const moved = await choose({
    ...inside,
    pin_source: 'location',
    entrance: '2',
    floor: ' 3 ',
    intercom: '15B',
  })
  expect(moved.body.data).toMatchObject({
    to: { ...inside, pin_source: 'location', entrance: '2', floor: '3', flat: '15', intercom: '15B' },
  })
  // Another street has other doors.
  expect((await choose({ street: 'Universitet 5-uy' })).body.data).toMatchObject({
    to: { latitude: null, pin_source: null, entrance: null, floor: null, flat: null, intercom: null },
  })
})

test('an address of the profile is asked the same, and an old pin stays as it was', async () => {
  const me = await addPerson(world, 'customer')
  const { headers } = me
  const home = { label: 'Uy', ...samarkand, entrance: '1', flat: '9', intercom: '9#', pin_source: 'found' }
  const add = (body: object) => world.call(profileCalls.addAddress, { headers, body: { ...home, ...body } })
  expect((await add(far)).body.code).toBe('pin_outside_district')
  expect((await add({ ...elsewhere, pin_confirmed: true })).body.code).toBe('pin_outside_district')
  const added = await add(inside)
  expect(added).toMatchObject({ status: 201, body: { data: { ...home, ...inside, floor: null } } })
  const { id } = added.body.data as { id: string }
  const params = { id }
  const change = (body: object) => world.call(profileCalls.changeAddress, { headers, params, body })
  expect((await change({ ...far, pin_confirmed: true })).status).toBe(200)
  expect((await change({ flat: '10', ...far })).body.data).toMatchObject({ flat: '10', ...far })
  // Another street has another door, and nobody can claim a courier's.
  expect((await change({ street: 'Universitet 5-uy' })).body.data).toMatchObject({
    ...{ entrance: null, flat: null, intercom: null, latitude: null, longitude: null, pin_source: null },
  })
  expect((await change({ ...inside, pin_source: 'door' })).body.data).toMatchObject({ pin_source: 'found' })
  expect((await change({ ...home, flat: '10', ...far, pin_confirmed: true })).status).toBe(200)
  // By the personal link all of it goes into the order, and none of it to whoever orders.
  const made = await world.call(personalLinkCalls.makeLink, { headers, body: {} })
  const { code } = made.body.data as { code: string }
  const { receiver_name: _, receiver_phone: __, ...rest } = draft()
  const sent = await world.send(world.people.sender, ordersCalls.createOrder, {
    body: { ...rest, to: { link: code } },
  })
  const order = world.shownIn(sent)
  expect(order).toMatchObject({ to: { flat: null, intercom: null, latitude: null, pin_source: null } })
  expect(await world.read(world.people.operator, order)).toMatchObject({
    to: { entrance: '1', flat: '10', intercom: '9#', ...far },
  })
})

/** Carried to the receiver and handed over there. */
async function deliver(order: Shown, place: object, proof: object = {}): Promise<void> {
  const { courier } = world.people
  await world.checkout(world.people.sender, [order], 'balance')
  await world.does(courier, order, 'accept')
  await world.does(courier, order, 'pick_up')
  await world.does(courier, order, 'deliver', { code: await world.receiverCode(order), ...place, ...proof })
}

test('the door that a courier confirmed wins, for whoever knows the address', async () => {
  const { sender, stranger } = world.people
  const door = { latitude: 39.6571, longitude: 66.9612 }
  const address = { street: 'Dagbitskaya 12', flat: '4', entrance: '2', floor: '1', intercom: '4K' }
  const placed = world.shownIn(await place(sender, { ...address, ...inside, pin_source: 'found' }))
  await deliver(placed, door)
  world.clock.advance(60_000)

  // The receiver is offered again with the door; nothing in the order that was changes.
  const offered = await world.call(ordersCalls.lastReceivers, { headers: sender.headers })
  expect((offered.body.data as Shown[])[0]).toMatchObject({ ...address, ...door, pin_source: 'door' })
  expect(await world.read(world.people.operator, placed)).toMatchObject({
    to: { ...inside, pin_source: 'found' },
  })

  // Somebody else gets the pin for the same address in other letters, and nothing of the flat.
  const same = { street: 'Дагбитская 12', flat: '4' }
  expect((await place(stranger, same)).body.data).toMatchObject({
    to: { ...door, pin_source: 'door', entrance: null, intercom: null },
  })
  const found = await place(stranger, { ...same, ...inside, pin_source: 'found' })
  expect(found.body.data).toMatchObject({ to: { ...door, pin_source: 'door' } })
  // Another flat may have another entrance; by hand is by hand.
  expect((await place(stranger, { ...same, flat: '40' })).body.data).toMatchObject({ to: { latitude: null } })
  const dragged = await place(stranger, { ...same, ...inside, pin_source: 'dragged' })
  expect(dragged.body.data).toMatchObject({ to: { ...inside, pin_source: 'dragged' } })
  // Nobody can claim a courier's door.
  const claimed = await place(stranger, { street: 'Boshqa 1-uy', ...inside, pin_source: 'door' })
  expect(claimed.body.data).toMatchObject({ to: { ...inside, pin_source: 'found' } })

  // In the book of addresses too, until its owner shows another place.
  const { headers } = sender
  const body = { label: 'Uy', ...samarkand, ...address, ...inside, pin_source: 'found' }
  await world.call(profileCalls.addAddress, { headers, body })
  const listed = async () =>
    ((await world.call(profileCalls.listAddresses, { headers })).body.data as Shown[])[0]
  expect(await listed()).toMatchObject({ ...door, pin_source: 'door' })
  const params = { id: (await listed())?.id ?? '' }
  const shown = { ...near, pin_source: 'dragged' }
  await world.call(profileCalls.changeAddress, { headers, params, body: shown })
  expect(await listed()).toMatchObject(shown)
})

test('a hand-over that was not at the door, or reported from afar, teaches no door', async () => {
  const { sender } = world.people
  const known = async () =>
    (await world.db.one<{ doors: number }>(sql`select count(*)::int as doors from confirmed_door`)).doors
  const before = await known()
  const from = async (street: string) => world.shownIn(await place(sender, { street }))
  await deliver(await from('Uzoq 1-uy'), elsewhere)
  await deliver(await from('Uzoq 2-uy'), {})
  expect(await known()).toBe(before)
  // Their own hand on the map, and the courier two kilometres away from it.
  const shown = world.shownIn(
    await place(sender, { street: 'Uzoq 3-uy', ...inside, latitude: 39.675, pin_source: 'dragged' }),
  )
  await deliver(shown, inside)
  expect(await known()).toBe(before)
  await deliver(await from('Yaqin 1-uy'), inside)
  expect(await known()).toBe(before + 1)
})

test('a delivery that is undone teaches nothing, and the one that stands does', async () => {
  const { sender, courier, operator } = world.people
  const order = world.shownIn(await place(sender, { street: 'Xato 1-uy' }))
  await world.checkout(sender, [order], 'balance')
  const signed = { proof: { kind: 'signature', signature: 'imzo', passport: 'pasport' } }
  await world.does(courier, order, 'accept')
  await world.does(courier, order, 'pick_up')
  await world.does(courier, order, 'deliver', { ...signed, ...near })
  await world.does(courier, order, 'undo_delivery')
  await world.does(courier, order, 'deliver', { ...signed, ...inside })
  const next = async () => (await place(sender, { street: 'Xato 1-uy' })).body.data
  expect(await next()).toMatchObject({ to: { latitude: null, pin_source: null } })
  await world.does(operator, order, 'complete')
  expect(await next()).toMatchObject({ to: { ...inside, pin_source: 'door' } })
})
