import { beforeAll, expect, test } from 'vitest'
import { personalLinkCalls } from '#modules/accounts/personal-link/personal-link.calls.ts'
import { profileCalls } from '#modules/accounts/profile/profile.calls.ts'
import { addPerson, type Person, startWorld, type World } from '../../../../tests/scenarios/parcel-world.ts'
import { ordersCalls } from '../orders.calls.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})

async function receiversOf(who: Person) {
  const answer = await world.call(ordersCalls.lastReceivers, { headers: who.headers })
  return answer.body.data as Record<string, unknown>[]
}

async function placeFor(who: Person, phone: string, overrides: Record<string, unknown> = {}) {
  world.clock.advance(1_000)
  return world.place(who, { receiver_phone: phone, ...overrides })
}

test('whom a person sent to comes back with everything an address needs', async () => {
  const who = await addPerson(world, 'customer')
  expect(await receiversOf(who)).toEqual([])
  await placeFor(who, '934445566', {
    to: {
      region: 8,
      city: 122,
      street: 'Registon 7, 15-uy',
      mahalla: 'Registon',
      landmark: 'Maktab yonida',
      ...{ entrance: '2', floor: '3', flat: '15', intercom: '15B' },
      latitude: 39.65,
      longitude: 66.97,
      pin_source: 'dragged',
      additional_phone: '+998 91 111 22 33',
      note: 'Shu safar orqa eshikdan',
    },
  })
  expect(await receiversOf(who)).toEqual([
    {
      full_name: 'Bobur Toshmatov',
      phone_number: '934445566',
      additional_phone: '911112233',
      region: 8,
      city: 122,
      mahalla: 'Registon',
      street: 'Registon 7, 15-uy',
      landmark: 'Maktab yonida',
      ...{ entrance: '2', floor: '3', flat: '15', intercom: '15B' },
      latitude: 39.65,
      longitude: 66.97,
      pin_source: 'dragged',
      point_id: null,
    },
  ])
})

test('each phone once, the newest first, at most ten, and nobody else’s', async () => {
  const who = await addPerson(world, 'customer')
  const stranger = await addPerson(world, 'customer')
  const phones = Array.from({ length: 12 }, (_, index) => String(935_000_000 + index))
  for (const phone of phones) await placeFor(who, phone)
  await placeFor(who, phones[5] ?? '', { receiver_name: 'Yangi Ism' })
  await placeFor(stranger, '936000000')
  const found = await receiversOf(who)
  const newest = [phones[5], ...phones.filter((phone) => phone !== phones[5]).reverse()].slice(0, 10)
  expect(found.map(({ phone_number }) => phone_number)).toEqual(newest)
  expect(found[0]).toMatchObject({ full_name: 'Yangi Ism' })
})

test('a receiver at a point is remembered with the point', async () => {
  const who = await addPerson(world, 'customer')
  const point = world.points.samarkand
  await placeFor(who, '934445566', { delivery_option: 3, to: { region: 8, city: 122, point_id: point } })
  expect(await receiversOf(who)).toMatchObject([{ point_id: point, street: null }])
})

test('whoever was reached by a personal link is not among them', async () => {
  const who = await addPerson(world, 'customer')
  const target = await addPerson(world, 'customer')
  const { headers } = target
  const body = { label: 'Uy', region: 8, city: 122, street: 'Registon 7, 15-uy' }
  await world.call(profileCalls.addAddress, { headers, body })
  const made = await world.call(personalLinkCalls.makeLink, { headers, body: {} })
  const { code: link } = made.body.data as { code: string }
  await world.place(who, { to: { link } })
  expect(await receiversOf(who)).toEqual([])
})
