import { expect } from 'vitest'
import { tripCalls } from '#modules/delivery/trips/trips.calls.ts'
import type { BagView, TripView } from '#modules/delivery/trips/trips.contract.ts'
import type { Call } from '#platform/calls/call.ts'
import {
  addAgent,
  addPerson,
  addPoint,
  type Person,
  type Shown,
  startWorld,
  type World,
} from './parcel-world.ts'

export type BagWorld = Awaited<ReturnType<typeof startBagWorld>>
type Depots = { tashkent: number; samarkand: number; bukhara: number }
type Staff = Record<keyof Depots, Person>

/** The product with depots in three cities, their people, and whatever goes between them: bags and vans. */
export async function startBagWorld() {
  const world = await startWorld()
  await world.topUp(world.people.sender, 100_000_000)
  const depots = {
    tashkent: await addPoint(world, 205, 'depot'),
    samarkand: await addPoint(world, 122, 'depot'),
    bukhara: await addPoint(world, 47, 'depot'),
  }
  const staff = {
    tashkent: await addAgent(world, depots.tashkent),
    samarkand: await addAgent(world, depots.samarkand),
    bukhara: await addAgent(world, depots.bukhara),
  }
  return {
    ...world,
    depots,
    staff,
    ...parcelsOf(world, staff),
    ...bagsOf(world, depots, staff),
    ...tripsOf(world, depots, staff),
  }
}

function parcelsOf(world: World, staff: Staff) {
  const { people, place, checkout, does, read } = world
  const carried = async (courier: Person, overrides: Record<string, unknown> = {}): Promise<Shown> => {
    const order = await place(people.sender, overrides)
    await checkout(people.sender, [order], 'balance')
    await does(courier, order, 'accept')
    return does(courier, order, 'pick_up')
  }
  return {
    carried,
    /** Fetched from its sender and scanned in at the depot of Tashkent. */
    atDepot: async (overrides: Record<string, unknown> = {}): Promise<Shown> => {
      const order = await carried(await addPerson(world, 'courier'), overrides)
      return does(staff.tashkent, order, 'store', { scan: order.tracking_code })
    },
    /** At the depot too, and tried three times: it goes nowhere but back. */
    givenUpAtDepot: async (): Promise<Shown> => {
      const courier = await addPerson(world, 'courier')
      const order = await carried(courier)
      for (let attempt = 1; attempt <= 3; attempt++) {
        const where = { latitude: 39.65, longitude: 66.96, photos: [`door ${attempt}`] }
        await does(courier, order, 'fail_delivery', { reason: 'nobody_home', ...where })
        if (attempt < 3) await does(people.operator, order, 'redeliver')
      }
      return does(staff.tashkent, order, 'store', { scan: order.tracking_code })
    },
    /** State and hands, as the desk sees them. */
    standsAt: async (order: Shown) => {
      const { status, custody } = await read(people.operator, order)
      return { status, holder: custody.holder }
    },
  }
}

function bagsOf(world: World, depots: Depots, staff: Staff) {
  const { send } = world
  const puts = (code: string, order: Shown, who = staff.tashkent) =>
    send(who, tripCalls.fillBag, { params: { code }, body: { parcel: order.tracking_code } })
  return {
    puts,
    /** From Tashkent to Samarkand, unless it is to go elsewhere. */
    bagWith: async (orders: readonly Shown[], to: keyof Depots = 'samarkand'): Promise<string> => {
      const made = await send(staff.tashkent, tripCalls.makeBag, { body: { to_point_id: depots[to] } })
      const { code } = made.body.data as BagView
      for (const order of orders) {
        const put = await puts(code, order)
        expect(put.status, JSON.stringify(put.body)).toBe(200)
      }
      return code
    },
    bag: async (code: string, who = staff.tashkent) => {
      const answer = await world.call<Call>(tripCalls.readBag, { params: { code }, headers: who.headers })
      return answer.body.data as BagView
    },
    bagsAt: async (who: Person) => {
      const answer = await world.call<Call>(tripCalls.listBags, { headers: who.headers })
      return (answer.body.data as BagView[]).map(({ code }) => code)
    },
  }
}

function tripsOf({ send }: World, depots: Depots, staff: Staff) {
  return {
    /** From Tashkent to Samarkand. */
    tripFor: async (driver: Person): Promise<TripView> => {
      const body = { driver_id: driver.id, vehicle: 'Isuzu', to_point_id: depots.samarkand }
      const answer = await send(staff.tashkent, tripCalls.makeTrip, { body })
      expect(answer.status, JSON.stringify(answer.body)).toBe(201)
      return answer.body.data as TripView
    },
    loads: (who: Person, { id }: TripView, parcel: string) =>
      send(who, tripCalls.loadTrip, { params: { id }, body: { parcel } }),
    takes: (who: Person, { id }: TripView, parcel: string) =>
      send(who, tripCalls.takeFromTrip, { params: { id }, body: { parcel } }),
    leaves: (who: Person, { id }: TripView) => send(who, tripCalls.leaveTrip, { params: { id }, body: {} }),
    unloads: (who: Person, { id }: TripView, body: object = {}) =>
      send(who, tripCalls.unloadTrip, { params: { id }, body }),
  }
}
