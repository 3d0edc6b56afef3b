import { assert } from '#kernel/assert.ts'
import { findPersonByPhone } from '#modules/accounts/index.ts'
import { findCounters } from '#modules/points/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { Secrets } from '#platform/secrets/secrets.ts'
import type { Deed } from '../life/act.service.ts'
import { type Doer, theSystem } from '../life/doer.ts'
import { type DayStop, dayStops } from './courier-day-stops.ts'
import { placeAs, topUp } from './demo-orders.service.ts'
import { happen } from './happen.service.ts'

type Deps = { db: Db; secrets: Secrets }
type Cast = { shop: number; courier: number; point: number }

const hourMs = 3_600_000
const courierPhone = '901000018'
const shop = {
  name: 'Chilonzor Kitob',
  phone: '901000009',
  region: 14,
  city: 205,
  street: 'Bunyodkor koʻchasi, 12-uy',
  latitude: 41.28342,
  longitude: 69.21167,
  pin_source: 'found' as const,
}

/** A day ahead of one courier of the demo: parcels of a shop in Chilonzor, most of them in the bag already. */
export async function loadDemoCourierDay(deps: Deps, now: Date): Promise<void> {
  const [owner, courier] = [
    await findPersonByPhone(deps.db, shop.phone),
    await findPersonByPhone(deps.db, courierPhone),
  ]
  const point = (await findCounters(deps.db, [shop.city])).get(shop.city)
  assert(owner && courier && point !== undefined, 'the demo has a shop, a courier and a point in Chilonzor')
  await topUp({ ...deps, now }, owner.id)
  const cast = { shop: owner.id, courier: courier.id, point }
  for (const stop of dayStops) await bring(deps, cast, stop, now)
}

async function bring(deps: Deps, cast: Cast, stop: DayStop, now: Date): Promise<void> {
  const ago = (hours: number) => new Date(now.getTime() - hours * hourMs)
  // Two days on their way, so that today is the day that was promised.
  const order = await placeAs(deps, cast.shop, bodyOf(cast, stop), ago(50))
  const courier: Doer = {
    actor: 'courier',
    personId: cast.courier,
    pointId: undefined,
    reach: { kind: 'any' },
  }
  const happens = (hours: number, doer: Doer, deed: Deed) => happen(deps, order.id, doer, deed, ago(hours))
  await happens(49, { ...theSystem, personId: cast.shop }, { verb: 'pay' })
  const taken = stop.failedOnce ? 27 : 2
  await happens(taken, courier, { verb: 'accept' })
  if (stop.toFetch) return
  await happens(taken - 0.5, courier, { verb: 'pick_up' })
  if (stop.safePlace) {
    const handOver = { kind: 'safe_place', place: stop.safePlace } as const
    const chosen: Deed = { verb: 'choose_hand_over', details: { handOver } }
    await happens(1, { ...theSystem, actor: 'receiver' }, chosen)
  }
  if (!stop.failedOnce) return
  await happens(22, courier, { verb: 'fail_delivery', reason: 'nobody_home' })
  await happens(21, { ...courier, actor: 'operator' }, { verb: 'redeliver' })
}

function bodyOf({ point }: Cast, { receiver, what, kg, hours, goods = 0, toPoint }: DayStop) {
  const { name, phone, ...place } = receiver
  const { name: shopName, phone: shopPhone, ...from } = shop
  const to = { region: shop.region, city: shop.city, ...place }
  return {
    sender_name: shopName,
    sender_phone: shopPhone,
    receiver_name: name,
    receiver_phone: phone,
    from,
    to: toPoint ? { ...to, point_id: point } : to,
    parcel_size: { weight: kg },
    delivery_option: toPoint ? 3 : 2,
    delivery_type: 1,
    payment_type: 'balance',
    services: goods > 0 ? ['cod'] : [],
    product_fee: goods,
    description: what,
    time_interval: toPoint ? null : hours,
  }
}
