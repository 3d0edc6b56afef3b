import { assert } from '#kernel/assert.ts'
import { demoPeople, findPersonByPhone } from '#modules/accounts/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { Secrets } from '#platform/secrets/secrets.ts'
import type { Order } from '../domain/order.ts'
import type { Deed } from '../life/act.service.ts'
import { type Doer, theSystem } from '../life/doer.ts'
import { codePurpose } from '../life/facts.service.ts'
import { placeAs } from './demo-orders.service.ts'
import { happen } from './happen.service.ts'

type Deps = { db: Db; secrets: Secrets }

/** `waits`: behind a door for its receiver; `to_drop`: still with its sender; `to_bring`: in the bag of the demo's courier. */
export type LockerParcel = 'waits' | 'to_drop' | 'to_bring'

const shopPhone = '901000009'
const courierPhone = demoPeople.find(({ role }) => role === 'courier')?.phone ?? ''

const receivers = [
  { name: 'Zilola Rustamova', phone: '901000301' },
  { name: 'Farrux Ergashev', phone: '901000302' },
  { name: 'Maftuna Soliyeva', phone: '901000303' },
  { name: 'Ulugʻbek Hakimov', phone: '901000304' },
] as const
const goods = ['Kitoblar', 'Quloqchin', 'Choynak', 'Bolalar poyabzali'] as const
const inChilonzor = { region: 14, city: 205 }
const minuteMs = 60_000

/** A parcel of the demo's shop that begins or ends at this locker. The number only varies who gets what. */
export async function placeLockerParcel(
  deps: Deps,
  { point, kind, number }: { point: number; kind: LockerParcel; number: number },
  now: Date,
): Promise<Order> {
  const [shop, courier] = [
    await findPersonByPhone(deps.db, shopPhone),
    await findPersonByPhone(deps.db, courierPhone),
  ]
  assert(shop && courier, 'the demo has a shop and a courier')
  const ago = (minutes: number) => new Date(now.getTime() - minutes * minuteMs)
  const order = await placeAs(deps, shop.id, bodyOf(point, kind, number), ago(9))
  const carrier: Doer = { actor: 'courier', personId: courier.id, pointId: undefined, reach: { kind: 'any' } }
  const happens = (minutes: number, doer: Doer, deed: Deed) =>
    happen(deps, order.id, doer, deed, ago(minutes))
  const placed = await happens(8, { ...theSystem, personId: shop.id }, { verb: 'pay' })
  if (kind === 'to_drop') return placed
  await happens(6, carrier, { verb: 'accept' })
  const carried = await happens(4, carrier, { verb: 'pick_up' })
  if (kind === 'to_bring') return carried
  return happens(
    1,
    { actor: 'agent', personId: undefined, pointId: point, reach: { kind: 'any' } },
    { verb: 'store' },
  )
}

function bodyOf(point: number, kind: LockerParcel, number: number) {
  const receiver = receivers[number % receivers.length] ?? receivers[0]
  const locker = { ...inChilonzor, point_id: point }
  const isFromLocker = kind === 'to_drop'
  return {
    sender_name: 'Chilonzor Kitob',
    sender_phone: shopPhone,
    receiver_name: receiver.name,
    receiver_phone: receiver.phone,
    from: isFromLocker ? locker : { ...inChilonzor, street: 'Bunyodkor koʻchasi, 12-uy' },
    to: isFromLocker ? { ...inChilonzor, street: 'Qatortol koʻchasi, 7-uy' } : locker,
    parcel_size: { weight: 0.6 + (number % 3) },
    delivery_option: isFromLocker ? 4 : 3,
    delivery_type: 1,
    payment_type: 'balance',
    services: [],
    description: goods[number % goods.length] ?? goods[0],
    time_interval: isFromLocker ? '12:00-15:00' : null,
  }
}

/** What the receiver of a parcel of the demo would read in the message. */
export const demoPickupCode = (secrets: Secrets, { receiverCode }: Order): string | undefined =>
  receiverCode ? secrets.open(codePurpose, receiverCode) : undefined
