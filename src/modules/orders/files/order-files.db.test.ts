import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import type { Call } from '#platform/calls/call.ts'
import { sql } from '#platform/db/sql.ts'
import {
  day,
  draft,
  type Person,
  refusal,
  startWorld,
  type World,
} from '../../../../tests/scenarios/parcel-world.ts'
import { uploadPhoto } from '../../../../tests/support/picture.ts'
import { ordersCalls } from '../orders.calls.ts'
import { orderFilesCalls } from './order-files.calls.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})

const { uploadOrderPhoto, uploadDeliveryPhoto } = orderFilesCalls

async function upload(who: Person, call: Call = uploadOrderPhoto): Promise<string> {
  const { status, body } = await uploadPhoto(world, who, call)
  expect(status).toBe(201)
  return body.data?.id ?? ''
}

const place = (who: Person, images: readonly string[], key = randomUUID()) =>
  world.send(who, ordersCalls.createOrder, { body: draft({ images }) }, key)

const look = (who: Person, order: { id: string }, file: string) =>
  world.call(orderFilesCalls.readPicture, { params: { id: order.id, file }, headers: who.headers })

test('a photo uploaded before the order is the order’s afterwards, and is seen by those who may', async () => {
  const { sender, stranger, operator } = world.people
  const images = [await upload(sender)]
  world.clock.advance(1)
  images.push(await upload(sender))
  const answer = await place(sender, images)
  const order = world.shownIn(answer)
  expect(order.files).toEqual(images.map((id) => ({ id, purpose: 'order_photo', at: expect.any(String) })))
  for (const who of [sender, operator]) {
    const seen = await look(who, order, images[0] ?? '')
    expect([seen.status, seen.headers['content-type']]).toEqual([200, 'image/jpeg'])
  }
  const missing = await look(sender, order, 'A'.repeat(22))
  expect(await look(stranger, order, images[0] ?? '')).toMatchObject({ status: 404 })
  expect(missing).toMatchObject({ status: 404, body: { code: 'not_found' } })
})

test('a photo that is another’s, of another kind, used already or unknown is told at its field, and nothing is written', async () => {
  const { sender, stranger, courier } = world.people
  const used = await upload(sender)
  world.shownIn(await place(sender, [used]))
  const good = await upload(sender)
  const wrong = [await upload(stranger), await upload(courier, uploadDeliveryPhoto), used, 'A'.repeat(22)]
  const before = (await world.list(sender, { limit: 100 })).items.length
  for (const id of wrong) {
    const refused = refusal(await place(sender, [good, id]))
    expect(refused).toEqual({ status: 422, code: 'invalid_input', fields: ['images'] })
  }
  expect((await world.list(sender, { limit: 100 })).items).toHaveLength(before)
  expect((await place(sender, [good])).status).toBe(201)
})

test('a call repeated with its key finds its photos taken by itself', async () => {
  const { sender } = world.people
  const images = [await upload(sender)]
  const key = randomUUID()
  const first = await place(sender, images, key)
  const again = await place(sender, images, key)
  expect(again.body).toEqual(first.body)
})

test('the passport is for the desk, the signature also for the sender, and looks at them are on record', async () => {
  const { sender, courier, operator } = world.people
  await world.topUp(sender, 100_000)
  const order = await world.place(sender)
  await world.checkout(sender, [order], 'balance')
  await world.does(courier, order, 'accept')
  await world.does(courier, order, 'pick_up')
  const proof = { kind: 'signature', signature: 'imzo', passport: 'pasport' }
  await world.does(courier, order, 'deliver', { proof })
  const purposes = async (who: Person) =>
    ((await world.read(who, order)).files as { purpose: string }[]).map(({ purpose }) => purpose).sort()
  expect(await purposes(sender)).toEqual(['proof_signature'])
  expect(await purposes(operator)).toEqual(['proof_passport', 'proof_signature'])
  const [passport] = ((await world.read(operator, order)).files as { id: string; purpose: string }[]).filter(
    ({ purpose }) => purpose === 'proof_passport',
  )
  const id = passport?.id ?? ''
  expect((await look(sender, order, id)).status).toBe(404)
  expect((await look(operator, order, id)).status).toBe(200)
  const looks = await world.db.many<{ who: string }>(sql`select who from file_access where file_id = ${id}`)
  expect(looks).toEqual([{ who: `person:${operator.id}` }])
})

test('what nothing names is gone after three days, what an order names stays', async () => {
  const { stranger } = world.people
  const kept = await upload(stranger)
  const left = await upload(stranger)
  world.shownIn(await place(stranger, [kept]))
  const soon = new Date(world.clock.now().getTime() + 4 * day)
  const rows = await world.db.many<{ id: string }>(
    sql`select id from stored_file where id = any (${[kept, left]}) and delete_after > ${soon}`,
  )
  expect(rows).toEqual([{ id: kept }])
})

test('only the newest thirty wait', async () => {
  const { otherCourier } = world.people
  const ids: string[] = []
  for (let count = 0; count < 32; count++) {
    ids.push(await upload(otherCourier, uploadDeliveryPhoto))
    world.clock.advance(1)
  }
  const rows = await world.db.many<{ id: string }>(sql`select id from stored_file where id = any (${ids})`)
  expect(new Set(rows.map(({ id }) => id))).toEqual(new Set(ids.slice(2)))
})
