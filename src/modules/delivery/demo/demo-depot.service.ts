import { randomInt } from 'node:crypto'
import { assert } from '#kernel/assert.ts'
import { drawBagCode } from '#kernel/bag-code.ts'
import { findPersonByPhone } from '#modules/accounts/index.ts'
import { capital, districtById } from '#modules/geo/index.ts'
import { loadDemoDepotParcels, loadDemoVan } from '#modules/orders/index.ts'
import { findDepots } from '#modules/points/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { Secrets } from '#platform/secrets/secrets.ts'
import { insertBag, putIn } from '../trips/bag.repo.ts'
import { findTrip, insertTrip, saveStep } from '../trips/trip.repo.ts'
import { listAboard } from '../trips/trips.service.ts'

type Deps = { db: Db; secrets: Secrets }

const hourMs = 3_600_000
const samarkand = 8
const phones = { courier: '901000011', driver: '901000018', operator: '901000013' } as const

/**
 * An evening of the depot in the capital: a sealed van from Samarkand stands at its door, parcels lie on the table, and a van
 * to Samarkand waits to be loaded.
 */
export async function loadDemoDepotEvening(deps: Deps, now: Date): Promise<void> {
  const { db } = deps
  const [courier, driver, operator] = [
    await idOf(db, phones.courier),
    await idOf(db, phones.driver),
    await idOf(db, phones.operator),
  ]
  const [from, to] = [await depotIn(db, samarkand), await depotIn(db, capital)]
  const parcels = await loadDemoDepotParcels(deps, { courier, from, to }, now)
  const ago = (hours: number) => new Date(now.getTime() - hours * hourMs)
  const ways = { fromPointId: from, toPointId: to, driverId: driver, vehicle: '01 482 TGA', madeBy: operator }
  const trip = await insertTrip(db, { ...ways, madeAt: ago(5), leavesAt: ago(4) })
  for (const inside of parcels.bags) await fill(db, { from, to, by: operator, at: ago(5) }, inside)
  const orders = [...parcels.bags.flat(), ...parcels.loose]
  await loadDemoVan(deps, { orders, tripId: trip.id, by: driver }, ago(4.5))
  await saveStep(db, trip.id, { state: 'under_way', leftAt: ago(4), seal: '771204' })
  const left = await findTrip(db, trip.id)
  if (left) await listAboard(db, left, ago(4))
  const back = { fromPointId: to, toPointId: from, vehicle: '01 482 TGA' }
  const leavesAt = new Date(now.getTime() + 2 * hourMs)
  await insertTrip(db, { ...back, driverId: driver, madeBy: operator, madeAt: now, leavesAt })
}

async function idOf(db: Db, phone: string): Promise<number> {
  const person = await findPersonByPhone(db, phone)
  assert(person, `the demo knows ${phone}`)
  return person.id
}

async function depotIn(db: Db, region: number): Promise<number> {
  const depot = (await findDepots(db)).find(({ districtId }) => districtById(districtId)?.regionId === region)
  assert(depot, `the demo has a depot in region ${region}`)
  return depot.id
}

type Filling = { from: number; to: number; by: number; at: Date }

async function fill(db: Db, { from, to, by, at }: Filling, orders: readonly number[]): Promise<void> {
  const code = drawBagCode(randomInt)
  const bag = await insertBag(db, { code, fromPointId: from, toPointId: to, madeBy: by, madeAt: at })
  assert(bag, 'the code of a bag was taken')
  for (const orderId of orders) await putIn(db, { code, orderId }, { by, at })
}
