import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { shiftCalls } from '#modules/delivery/shifts/shifts.calls.ts'
import { sql } from '#platform/db/sql.ts'
import {
  addPerson,
  day,
  hour,
  type Person,
  startWorld,
  type World,
} from '../../../../tests/scenarios/parcel-world.ts'
import { phonesIn } from '../../../../tests/support/field-phone.ts'
import { formBody, formType } from '../../../../tests/support/form-body.ts'
import { fieldCalls } from './field.calls.ts'
import type { FileReceived, Offer } from './field.contract.ts'
import { tellOverdueFiles } from './incidents.service.ts'
import { courierOnMap } from './positions.service.ts'
import { sweepField } from './sweep.service.ts'

let world: World
let phones: ReturnType<typeof phonesIn>
beforeAll(async () => {
  world = await startWorld()
  phones = phonesIn(world)
})

const photo = await sharp({ create: { width: 60, height: 40, channels: 3, background: 'navy' } })
  .jpeg()
  .toBuffer()

async function sendsFile({ headers }: Person, clientId: string, kind: string | undefined = 'photo') {
  const response = await world.app.inject({
    method: 'POST',
    url: fieldCalls.sendFile.path,
    headers: { ...headers, 'content-type': formType },
    payload: formBody([
      { name: 'client_id', value: clientId },
      ...(kind === '' ? [] : [{ name: 'kind', value: kind }]),
      { name: 'file', value: photo, fileName: 'surat.jpg', type: 'image/jpeg' },
    ]),
  })
  return { status: response.statusCode, data: (response.json() as { data?: FileReceived }).data }
}

const filesOf = async ({ id }: { id: string }) =>
  (
    await world.db.many<{ purpose: string }>(
      sql`select purpose from stored_file where owner = ${`order:${id}`} order by purpose`,
    )
  ).map(({ purpose }) => purpose)

test('a signature and a passport that follow later belong to the delivery that named them', async () => {
  const { courier } = world.people
  const order = await phones.carriedOrder(courier)
  const [signature, passport] = [randomUUID(), randomUUID()]
  const proof = { kind: 'signature', signature, passport }
  const answer = await phones.sends(courier, [
    { verb: 'deliver', parcel: order.id, input: { proof, collected: 0 } },
  ])
  expect(answer.results[0]?.state).toBe('done')
  expect(await filesOf(order)).toEqual([])
  expect(await sendsFile(courier, signature, 'signature')).toMatchObject({
    status: 201,
    data: { repeated: false },
  })
  expect(await sendsFile(courier, passport, 'passport')).toMatchObject({
    status: 201,
    data: { repeated: false },
  })
  expect(await sendsFile(courier, passport, 'passport')).toMatchObject({ data: { repeated: true } })
  expect(await filesOf(order)).toEqual(['proof_passport', 'proof_signature'])
})

test('all pages of a passport go with the delivery, those before it and those after it', async () => {
  const { courier } = world.people
  const order = await phones.carriedOrder(courier)
  const [signature, passport, ...pages] = Array.from({ length: 4 }, () => randomUUID())
  await sendsFile(courier, String(pages[0]), 'passport')
  const proof = { kind: 'signature', signature, passport, pages }
  const answer = await phones.sends(courier, [
    { verb: 'deliver', parcel: order.id, input: { proof, collected: 0 } },
  ])
  expect(answer.results).toMatchObject([{ state: 'done' }])
  for (const name of [signature, passport, pages[1]])
    expect(
      await sendsFile(courier, String(name), name === signature ? 'signature' : 'passport'),
    ).toMatchObject({
      status: 201,
    })
  expect(await filesOf(order)).toEqual([
    'proof_passport',
    'proof_passport',
    'proof_passport',
    'proof_signature',
  ])
})

test('what a picture shows is said by the report that names it, whether it comes before or after', async () => {
  const { courier } = world.people
  const order = await phones.carriedOrder(courier)
  const [signature, passport] = [randomUUID(), randomUUID()]
  await sendsFile(courier, signature, '')
  const proof = { kind: 'signature', signature, passport }
  const answer = await phones.sends(courier, [
    { verb: 'deliver', parcel: order.id, input: { proof, collected: 0 } },
  ])
  expect(answer.results).toMatchObject([{ state: 'done' }])
  await sendsFile(courier, passport, '')
  expect(await filesOf(order)).toEqual(['proof_passport', 'proof_signature'])
})

test('a delivery that was undone and done again keeps the pictures of both', async () => {
  const { courier } = world.people
  const order = await phones.carriedOrder(courier)
  for (const isLast of [false, true]) {
    const proof = { kind: 'signature', signature: randomUUID(), passport: randomUUID() }
    await phones.sends(courier, [{ verb: 'deliver', parcel: order.id, input: { proof, collected: 0 } }])
    await sendsFile(courier, proof.signature, 'signature')
    await sendsFile(courier, proof.passport, 'passport')
    world.clock.advance(60_000)
    if (!isLast) await phones.sends(courier, [{ verb: 'undo_delivery', parcel: order.id }])
    world.clock.advance(60_000)
  }
  expect(await filesOf(order)).toEqual([
    'proof_passport',
    'proof_passport',
    'proof_signature',
    'proof_signature',
  ])
})

test('a photo that is there before its report is the order’s once it is told', async () => {
  const { courier } = world.people
  const order = await phones.carriedOrder(courier)
  const name = randomUUID()
  await sendsFile(courier, name)
  const answer = await phones.sends(courier, [
    { verb: 'fail_delivery', parcel: order.id, input: { reason: 'nobody_home', photos: [name] } },
  ])
  expect(answer.results[0]?.state).toBe('done')
  expect(await filesOf(order)).toEqual(['delivery_photo'])
})

test('a picture that does not come in two hours stands at the desk until it comes', async () => {
  const { courier } = world.people
  const order = await phones.carriedOrder(courier)
  const name = randomUUID()
  await phones.sends(courier, [
    { verb: 'fail_delivery', parcel: order.id, input: { reason: 'nobody_home', photos: [name] } },
  ])
  const pending = async () =>
    (await phones.today(courier)).incidents.filter(
      ({ kind, order_id, decided }) => kind === 'proof_pending' && order_id === order.id && decided === null,
    ).length
  world.clock.advance(hour)
  await tellOverdueFiles(world.db, world.clock.now())
  expect(await pending()).toBe(0)
  world.clock.advance(2 * hour)
  await tellOverdueFiles(world.db, world.clock.now())
  expect(await pending()).toBe(1)
  await sendsFile(courier, name)
  expect(await pending()).toBe(0)
})

const offers = async ({ headers }: Person) =>
  (await world.call(fieldCalls.listOffers, { headers })).body.data as Offer[]

test('offers show district, size and money, and nothing of the people', async () => {
  const courier = await addPerson(world, 'courier')
  const order = await phones.paidOrder()
  const offer = (await offers(courier)).find(({ order_id }) => order_id === order.id)
  expect(offer).toMatchObject({ size_class: 'small', weight: 0.8, price: order.price, to_collect: 0 })
  expect(JSON.stringify(offer)).not.toMatch(/Bobur|Dilnoza|934445566|901112233|Registon|TB\d/)
  await world.does(courier, order, 'accept')
  expect((await offers(courier)).map(({ order_id }) => order_id)).not.toContain(order.id)
})

test('a courier who holds all the cash they may is offered nothing with money', async () => {
  const courier = await addPerson(world, 'courier')
  await world.db.run(sql`
    insert into courier_profile (courier_id, vehicle, capacity_kg, district_id, cash_limit, changed_at)
    values (${courier.id}, 'scooter', 30, 205, 0, now())`)
  const paid = await phones.paidOrder()
  const cod = await phones.paidOrder({ product_fee: 150_000, services: ['cod'] })
  const offered = (await offers(courier)).map(({ order_id }) => order_id)
  expect(offered).toContain(paid.id)
  expect(offered).not.toContain(cod.id)
})

const isAt = (latitude: number, longitude: number, agoMs: number) => ({
  at: new Date(world.clock.now().getTime() - agoMs).toISOString(),
  latitude,
  longitude,
  accuracy: 10,
})

async function tellsPlace({ headers }: Person, positions: object[]): Promise<number> {
  const { body } = await world.call(fieldCalls.sendPositions, {
    headers,
    body: { device_id: 'phone-one', sent_at: world.clock.now().toISOString(), positions },
  })
  return (body.data as { kept: number }).kept
}

const starts = ({ headers }: Person) =>
  world.call(shiftCalls.startShift, { headers, body: { device_id: 'phone-one', bags: 1 } })

test('places are kept only in a shift with a parcel out for delivery', async () => {
  const courier = await addPerson(world, 'courier')
  const here = () => [isAt(41.3, 69.2, 0)]
  expect(await tellsPlace(courier, here())).toBe(0)
  await starts(courier)
  expect(await tellsPlace(courier, here())).toBe(0)
  await phones.carriedOrder(courier)
  expect(await tellsPlace(courier, here())).toBe(1)
  expect(await tellsPlace(courier, here())).toBe(0)
})

test('the way of a shift is what lies between the places told', async () => {
  const courier = await addPerson(world, 'courier')
  await starts(courier)
  await phones.carriedOrder(courier)
  world.clock.advance(hour)
  await tellsPlace(courier, [isAt(41.3, 69.2, 60_000), isAt(41.31, 69.2, 0)])
  const { shift } = await phones.today(courier)
  expect(shift?.metres).toBeGreaterThan(1_000)
  expect(shift?.metres).toBeLessThan(1_300)
})

test('places of hours without a line are kept for the time when a parcel was out, and no longer', async () => {
  const courier = await addPerson(world, 'courier')
  await starts(courier)
  const order = await phones.carriedOrder(courier)
  world.clock.advance(3 * hour)
  await phones.sends(courier, [
    { verb: 'fail_delivery', parcel: order.id, input: { reason: 'nobody_home' }, agoMs: hour },
  ])
  const told = [isAt(41.3, 69.2, 2 * hour), isAt(41.31, 69.2, 1.5 * hour), isAt(41.5, 69.2, 0)]
  expect(await tellsPlace(courier, told)).toBe(2)
  const { shift } = await phones.today(courier)
  expect(shift?.metres).toBeGreaterThan(1_000)
  expect(shift?.metres).toBeLessThan(1_300)
})

test('the courier is on the map of the next stop only, and not for long after the last word', async () => {
  const courier = await addPerson(world, 'courier')
  await starts(courier)
  const first = await phones.carriedOrder(courier)
  const second = await phones.carriedOrder(courier)
  await world.call(fieldCalls.arrangeStops, {
    headers: courier.headers,
    body: { order_ids: [second.id, first.id] },
  })
  await tellsPlace(courier, [isAt(41.3, 69.2, 0)])
  const seen = ({ id }: { id: string }) => courierOnMap(world.db, Number(id), world.clock.now())
  expect(await seen(second)).toMatchObject({ latitude: 41.3, longitude: 69.2 })
  expect(await seen(first)).toBeNull()
  await world.does(courier, second, 'fail_delivery', { reason: 'nobody_home' })
  expect(await seen(first)).toMatchObject({ latitude: 41.3 })
  world.clock.advance(hour)
  expect(await seen(first)).toBeNull()
})

test('places are gone after seven days', async () => {
  const courier = await addPerson(world, 'courier')
  await starts(courier)
  await phones.carriedOrder(courier)
  await tellsPlace(courier, [isAt(41.3, 69.2, 0)])
  const kept = async () =>
    (
      await world.db.one<{ count: number }>(
        sql`select count(*) as count from courier_position where courier_id = ${courier.id}`,
      )
    ).count
  await sweepField(world.db, new Date(world.clock.now().getTime() + 6 * day))
  expect(await kept()).toBe(1)
  await sweepField(world.db, new Date(world.clock.now().getTime() + 8 * day))
  expect(await kept()).toBe(0)
})
