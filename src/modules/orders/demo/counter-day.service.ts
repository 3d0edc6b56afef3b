import { assert } from '#kernel/assert.ts'
import { findPersonByPhone } from '#modules/accounts/index.ts'
import { districtById } from '#modules/geo/index.ts'
import { post } from '#modules/ledger/index.ts'
import { findPlace, findPost } from '#modules/points/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { Secrets } from '#platform/secrets/secrets.ts'
import type { Deed } from '../life/act.service.ts'
import { type Doer, theSystem } from '../life/doer.ts'
import { type CounterParcel, counterParcels } from './counter-day-parcels.ts'
import { placeAs } from './demo-orders.service.ts'
import { happen } from './happen.service.ts'

type Deps = { db: Db; secrets: Secrets }
type Post = { id: number; region: number; city: number }
type Cast = { shop: number; courier: number; agent: number; post: Post }

const hourMs = 3_600_000
const phones = { shop: '901000009', courier: '901000011', agent: '901000012' }
const shop = {
  sender_name: 'Chilonzor Kitob',
  sender_phone: phones.shop,
  from: { region: 14, city: 205, street: 'Bunyodkor koʻchasi, 12-uy' },
}

/** What lies at the counter of the demo's agent, what is on its way there and what has been handed out: invented people. */
export async function loadDemoCounterDay(deps: Deps, now: Date): Promise<void> {
  const [owner, courier, agent] = await Promise.all(
    [phones.shop, phones.courier, phones.agent].map((phone) => findPersonByPhone(deps.db, phone)),
  )
  assert(owner && courier && agent, 'the demo has a shop, a courier and an agent')
  const point = await findPost(deps.db, agent.id)
  const place = point === undefined ? undefined : await findPlace(deps.db, point)
  const district = place && districtById(place.districtId)
  // Whoever has tried the demo out may have posted the agent elsewhere.
  if (place?.kind !== 'point' || !district) return
  const paid = await post(deps.db, {
    key: `demo:counter:${owner.id}`,
    template: 'top_up_approved',
    facts: { customer: owner.id, amount: 1_000_000 },
    at: new Date(now.getTime() - 30 * 24 * hourMs),
  })
  assert(paid.ok, 'money comes in')
  const cast = {
    shop: owner.id,
    courier: courier.id,
    agent: agent.id,
    post: { id: place.id, region: district.regionId, city: district.id },
  }
  for (const parcel of counterParcels) await bring(deps, cast, parcel, now)
}

async function bring(deps: Deps, cast: Cast, parcel: CounterParcel, now: Date): Promise<void> {
  const at = (hours: number) => new Date(now.getTime() - hours * hourMs)
  const { here, isBrought } = parcel
  const order = await placeAs(deps, cast.shop, bodyOf(cast, parcel), at(here + 30))
  const happens = (hours: number, doer: Doer, deed: Deed) => happen(deps, order.id, doer, deed, at(hours))
  const reach = { kind: 'any' } as const
  const courier: Doer = { actor: 'courier', personId: cast.courier, pointId: undefined, reach }
  const agent: Doer = { actor: 'agent', personId: cast.agent, pointId: cast.post.id, reach }
  await happens(here + 29, { ...theSystem, personId: cast.shop }, { verb: 'pay' })
  if (isBrought) {
    if (isBrought === 'already') await happens(here, agent, { verb: 'drop_off' })
    return
  }
  await happens(here + 20, courier, { verb: 'accept' })
  await happens(here + 19, courier, { verb: 'pick_up' })
  if (parcel.isComing) return
  const stored = await happens(here, agent, { verb: 'store' })
  if (parcel.delegate)
    await happens(
      here / 2,
      { ...theSystem, actor: 'receiver' },
      {
        verb: 'delegate',
        details: { delegate: parcel.delegate },
      },
    )
  if (!parcel.isHandedOut) return
  const code = stored.receiverCode
  assert(code, 'what waits for its receiver has a code')
  await happens(here / 2, agent, {
    verb: 'hand_out',
    code: String(deps.secrets.open('receiver code', code)),
    details: { proof: { kind: 'code' }, collected: parcel.goods ?? 0 },
  })
}

function bodyOf(
  { post: { id, region, city } }: Cast,
  { receiver, what, kg, goods = 0, isBrought }: CounterParcel,
) {
  const common = {
    ...shop,
    receiver_name: receiver.name,
    receiver_phone: receiver.phone,
    parcel_size: { weight: kg },
    delivery_type: 1,
    payment_type: 'balance',
    services: goods > 0 ? ['cod'] : [],
    product_fee: goods,
    description: what,
  }
  if (isBrought)
    return {
      ...common,
      from: { region, city, point_id: id },
      to: { region: 8, city: 122, street: 'Registon koʻchasi, 7-uy' },
      delivery_option: 4,
      time_interval: '12:00-15:00',
    }
  return { ...common, to: { region, city, point_id: id }, delivery_option: 3, time_interval: null }
}
