import { assert } from '#kernel/assert.ts'
import { findPersonByPhone } from '#modules/accounts/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { Secrets } from '#platform/secrets/secrets.ts'
import type { Deed } from '../life/act.service.ts'
import { type Doer, theSystem } from '../life/doer.ts'
import { placeAs } from './demo-orders.service.ts'
import { coming, comingInFirst, comingInSecond, type DepotParcel, onTable } from './depot-parcels.ts'
import { happen } from './happen.service.ts'

type Deps = { db: Db; secrets: Secrets }
/** Who carries what, and between which depots. */
export type DepotCast = { courier: number; from: number; to: number }
export type DepotParcels = { bags: readonly (readonly number[])[]; loose: readonly number[] }

const hourMs = 3_600_000
const merchantPhone = '901000009'
const shops = {
  samarkand: {
    name: 'Chilonzor Kitob, Samarqand',
    phone: merchantPhone,
    from: { region: 8, city: 122, street: 'Registon koʻchasi, 7-uy' },
  },
  tashkent: {
    name: 'Chilonzor Kitob',
    phone: merchantPhone,
    from: { region: 14, city: 205, street: 'Bunyodkor koʻchasi, 12-uy' },
  },
} as const

/** Fetched from their senders and scanned in: at the first depot what is to be loaded there, on the table what lies at the other. */
export async function loadDemoDepotParcels(deps: Deps, cast: DepotCast, now: Date): Promise<DepotParcels> {
  const shop = await findPersonByPhone(deps.db, merchantPhone)
  assert(shop, 'the demo has a shop')
  const bring = (which: keyof typeof shops, depot: number, storedAgo: number) => (one: DepotParcel) =>
    bringIn(deps, { owner: shop.id, shop: shops[which], courier: cast.courier, depot, storedAgo }, one, now)
  const loaded: number[] = []
  for (const one of coming) loaded.push(await bring('samarkand', cast.from, 6)(one))
  for (const one of onTable) await bring('tashkent', cast.to, 1)(one)
  const second = comingInFirst + comingInSecond
  return {
    bags: [loaded.slice(0, comingInFirst), loaded.slice(comingInFirst, second)],
    loose: loaded.slice(second),
  }
}

type Bringing = {
  owner: number
  shop: (typeof shops)[keyof typeof shops]
  courier: number
  depot: number
  storedAgo: number
}

async function bringIn(
  deps: Deps,
  { owner, shop, courier, depot, storedAgo }: Bringing,
  parcel: DepotParcel,
  now: Date,
): Promise<number> {
  const ago = (hours: number) => new Date(now.getTime() - hours * hourMs)
  const order = await placeAs(deps, owner, bodyOf(shop, parcel), ago(30))
  const carrier: Doer = { actor: 'courier', personId: courier, pointId: undefined, reach: { kind: 'any' } }
  const happens = (hours: number, doer: Doer, deed: Deed) => happen(deps, order.id, doer, deed, ago(hours))
  await happens(29, { ...theSystem, personId: owner }, { verb: 'pay' })
  await happens(storedAgo + 3, carrier, { verb: 'accept' })
  await happens(storedAgo + 1, carrier, { verb: 'pick_up' })
  await happens(storedAgo, { ...carrier, actor: 'operator' }, { verb: 'store', pointId: depot })
  return order.id
}

/** Into the van of this trip. */
export async function loadDemoVan(
  deps: Deps,
  { orders, tripId, by }: { orders: readonly number[]; tripId: number; by: number },
  at: Date,
): Promise<void> {
  const driver: Doer = { actor: 'courier', personId: by, pointId: undefined, reach: { kind: 'any' } }
  for (const order of orders) await happen(deps, order, driver, { verb: 'load', details: { tripId } }, at)
}

function bodyOf(
  shop: Bringing['shop'],
  { receiver, phone, region, city, street, what, kg, goods = 0 }: DepotParcel,
) {
  return {
    sender_name: shop.name,
    sender_phone: shop.phone,
    receiver_name: receiver,
    receiver_phone: phone,
    from: shop.from,
    to: { region, city, street },
    parcel_size: { weight: kg },
    delivery_option: 2,
    delivery_type: 1,
    payment_type: 'balance',
    services: goods > 0 ? ['cod'] : [],
    product_fee: goods,
    description: what,
    time_interval: '12:00-15:00',
  }
}
