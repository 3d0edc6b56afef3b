import { beforeAll, expect, test } from 'vitest'
import { trackingCalls } from '#modules/tracking/tracking.calls.ts'
import { addPerson, type Shown, startWorld, type World } from '../../../../tests/scenarios/parcel-world.ts'
import { addDepot, addTrip } from '../../../../tests/support/depot-world.ts'
import { receiverCalls } from '../receiver/receiver.calls.ts'
import { receiverLinkOf } from '../receiver/receiver-link.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
  await world.topUp(world.people.sender, 1_000_000)
})

type Line = { verb: string; label: string; point_id: number | null }

/** Everything that a customer can read of a parcel. */
async function readBySomebody(order: Shown): Promise<string> {
  const { sender } = world.people
  const link = receiverLinkOf(world.secrets, Number(order.id))
  const pages = [
    await world.read(sender, order),
    await world.list(sender),
    (await world.call(trackingCalls.trackParcel, { params: { trackId: order.tracking_code } })).body,
    (await world.call(receiverCalls.readReceiverPage, { params: { link } })).body,
  ]
  return JSON.stringify(pages)
}

test('customers hear that a parcel is on its way, never of a depot or what goes between them', async () => {
  const { people, does, points } = world
  const [from, to] = [await addDepot(world, points.tashkent), await addDepot(world, points.samarkand)]
  const [collector, driver] = [await addPerson(world, 'courier'), await addPerson(world, 'courier')]
  const order = await world.place(people.sender)
  await world.checkout(people.sender, [order], 'balance')
  await does(collector, order, 'accept')
  await does(collector, order, 'pick_up')
  const scan = order.tracking_code
  const onItsWay = { holder: 'courier', label: 'Yoʻlda', point_id: null }

  const stored = await does(from.agent, order, 'store', { scan })
  expect(stored.custody).toEqual({ holder: 'depot', label: 'Omborda', point_id: from.id })
  expect(await world.read(people.sender, order)).toMatchObject({
    status: 'agent_received',
    status_label: 'Yoʻlda',
    custody: onItsWay,
  })
  const trip = await addTrip(world, driver, { from: from.id, to: to.id })
  await does(driver, order, 'load', { scan, trip_id: trip })
  const read = await world.read(people.sender, order)
  expect(read.custody).toEqual(onItsWay)
  const last = (read.events as Line[]).slice(-2)
  expect(last).toMatchObject([
    { verb: 'store', label: 'Yoʻlda: shaharga yetib keldi', point_id: null },
    { verb: 'load', label: 'Yoʻlda: shahardan joʻnadi', point_id: null },
  ])
  await does(to.agent, order, 'store', { scan })
  expect(await readBySomebody(order)).not.toMatch(/ombor|depot|reys|"trip/i)
})
