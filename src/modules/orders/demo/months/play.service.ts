import { assert } from '#kernel/assert.ts'
import type { Moment } from '#kernel/moments.ts'
import { crowdCustomers } from '#modules/accounts/index.ts'
import { districts } from '#modules/geo/index.ts'
import type { Db } from '#platform/db/database.ts'
import { findClaims } from '../../claims/claim.repo.ts'
import { openClaim } from '../../claims/claim.service.ts'
import { acceptClaim, rejectClaim } from '../../claims/claim-desk.service.ts'
import { readClaim } from '../../claims/claim-desk-read.service.ts'
import type { IncidentKind } from '../../domain/incident/incident-words.ts'
import type { Order } from '../../domain/order.ts'
import type { Verb } from '../../domain/words.ts'
import { insertIncident } from '../../incidents/incident.repo.ts'
import type { Deed, Stage } from '../../life/act.service.ts'
import { type Doer, theSystem } from '../../life/doer.ts'
import { codePurpose } from '../../life/facts.service.ts'
import { findOrder } from '../../life/order.repo.ts'
import { findLog } from '../../life/order-event.repo.ts'
import type { Scene } from '../../life/scene.service.ts'
import { placeAs } from '../demo-orders.service.ts'
import { happen } from '../happen.service.ts'
import type { Cast, Region } from './cast.ts'
import { bookShop } from './past.ts'
import type { Beside, Hand, MonthStory, Step } from './story.ts'

export type PayOnline = (
  db: Db,
  order: Order,
  stage: Stage & { chance: NonNullable<Stage['chance']> },
) => Promise<void>

type Chance = NonNullable<Stage['chance']>
export type Playing = {
  db: Db
  secrets: Stage['secrets']
  chance: Chance
  cast: Cast
  payOnline: PayOnline
  /** The numbers of what was made so far. */
  made: number[]
}

/** A parcel, and who has to do with it. */
type Told = {
  playing: Playing
  story: MonthStory
  owner: number
  here: Region
  there: Region
  fetcher: number
  bringer: number
  order: Order
}

/** What happens to one parcel, when: told by the real verbs. */
export function momentsOf(playing: Playing, story: MonthStory, index: number): Moment[] {
  let told: Promise<Told> | undefined
  const first: Moment = {
    at: story.made,
    async happens(now) {
      told = begin(playing, story, index, now)
      await told
    },
  }
  const later = story.steps.map((step) => ({
    at: step.at,
    async happens(now: Date) {
      assert(told, 'a parcel is made before anything happens to it')
      await doStep(await told, step, now)
    },
  }))
  return [first, ...later]
}

async function begin(playing: Playing, story: MonthStory, index: number, now: Date): Promise<Told> {
  const { cast } = playing
  const { id: owner, name } = await cast.person(story.owner)
  const home = crowdCustomers.find(({ phone }) => phone === story.owner)?.region ?? bookShop.region
  const [here, there] = [cast.regions.get(home), cast.regions.get(story.region)]
  assert(here && there, 'every region has people')
  const fetcher = here.couriers[index % here.couriers.length]
  const bringer = here === there ? fetcher : there.couriers[index % there.couriers.length]
  assert(fetcher !== undefined && bringer !== undefined, 'every region has a courier')
  const { db, secrets, chance, made } = playing
  const order = await placeAs({ db, secrets, chance }, owner, bodyOf(story, { name, home, here, there }), now)
  made.push(order.id)
  return { playing, story, owner, here, there, fetcher, bringer, order }
}

type Ends = { name: string; home: number; here: Region; there: Region }

/** What the wizard would send. */
function bodyOf(story: MonthStory, { name, home, here, there }: Ends) {
  const { receiver, option, goods, value } = story
  const house = 10 + (Number(story.owner) % 80)
  const city = home === bookShop.region ? districtOf(story.owner) : here.district
  const street = { region: home, city, street: `Mustaqillik koʻchasi, ${house}-uy` }
  const fromDoor = option === 2 || option === 3
  const toDoor = option === 2 || option === 4
  const to = { region: story.region, city: story.district ?? there.district, street: receiver.street }
  return {
    sender_name: name,
    sender_phone: story.owner,
    receiver_name: receiver.name,
    receiver_phone: receiver.phone,
    from: fromDoor ? street : { ...street, city: here.district, point_id: here.counter },
    to: toDoor ? { ...to, landmark: receiver.landmark } : { ...to, point_id: there.counter },
    parcel_size: { weight: story.kg },
    delivery_option: option,
    delivery_type: story.express ? 2 : 1,
    payment_type: story.pay,
    services: [...(goods > 0 ? ['cod'] : []), ...coverOf(value)],
    product_fee: goods,
    ...(value === undefined ? {} : { parcel_value: value }),
    description: story.what,
    time_interval: toDoor ? '12:00-15:00' : null,
  }
}

const ofCapital = districts.filter(({ regionId }) => regionId === bookShop.region)

/** Everybody in the capital lives in a district of theirs. */
function districtOf(phone: string): number {
  if (phone === bookShop.phone) return bookShop.district
  const district = ofCapital[Number(phone) % ofCapital.length]
  assert(district, 'the capital has districts')
  return district.id
}

/** The cover of the tariff that goes at least as far. */
function coverOf(value = 0): string[] {
  if (value < 100_000) return []
  return [value < 450_000 ? 'cover_1' : 'cover_2']
}

async function doStep(told: Told, step: Step, now: Date): Promise<void> {
  const { playing } = told
  const { db, payOnline, secrets, chance } = playing
  const stage = { secrets, chance }
  if (isBeside(step.does)) {
    if (step.incident) return report(told, step, step.incident, now)
    if (step.does !== 'pay online')
      return decide(told, step.does, step.by === 'admin' ? 'admin' : 'operator', now)
    await payOnline(db, told.order, { ...stage, now })
    told.order = await again(db, told.order.id)
    return
  }
  const order = step.isWayBack ? await wayBackOf(db, told.order) : told.order
  const done = await happen(
    { db, ...stage },
    order.id,
    doerOf(told, step.by),
    deedOf(told, order, step, step.does),
    now,
  )
  if (!step.isWayBack) told.order = done
}

const besides: readonly string[] = ['pay online', 'say damaged', 'accept claim', 'reject claim', 'report']
const isBeside = (does: Verb | Beside): does is Beside => besides.includes(does)

/** Waits for the desk. */
async function report(told: Told, step: Step, kind: IncidentKind, now: Date): Promise<void> {
  const { playing, order } = told
  await insertIncident(playing.db, {
    key: `report:${order.id}:demo-${kind}`,
    kind,
    orderId: order.id,
    personId: doerOf(told, step.by).personId,
    happenedAt: new Date(now.getTime() - REPORTED_LATE_MS),
    now,
    details: {
      status: order.status,
      eventId: `demo-${kind}`,
      note: step.seen,
      parcels: [order.trackingCode],
    },
  })
}

/** Phones were without a line for a while. */
const REPORTED_LATE_MS = 50 * 60_000

/** About a claim: by whoever sent the parcel, or at the desk. */
async function decide(told: Told, does: Beside, by: 'operator' | 'admin', now: Date): Promise<void> {
  const { playing, story, order } = told
  if (does === 'say damaged') {
    const said = { kind: 'damaged' as const, description: damages[story.kg > 2 ? 0 : 1], images: [] }
    const opened = await openClaim(sceneOf(told, 'owner', now), String(order.id), said)
    assert(opened.ok, `a claim can be opened about ${story.what}`)
    return
  }
  const [claim] = await findClaims(playing.db, order.id)
  assert(claim, 'what is decided on was claimed')
  const scene = sceneOf(told, by, now)
  const id = String(claim.id)
  if (does === 'reject claim') {
    const rejected = await rejectClaim(scene, id, { reason: 'badly_packed' })
    assert(rejected.ok, 'an open claim can be rejected')
    return
  }
  const asked = await readClaim(scene, id)
  assert(asked.ok, 'a claim can be read')
  const accepted = await acceptClaim(scene, id, { amount: asked.value.limit, note: undefined })
  assert(accepted.ok, 'an open claim can be accepted')
}

const damages = ['Quti ezilgan, ichidagi idish singan.', 'Коробка вскрыта, не хватает одной вещи.'] as const

async function again(db: Db, id: number): Promise<Order> {
  const order = await findOrder(db, id, { kind: 'any' })
  assert(order, 'an order is never taken away')
  return order
}

async function wayBackOf(db: Db, { id, description }: Order): Promise<Order> {
  const back = (await findLog(db, id)).find(({ verb }) => verb === 'return')?.details?.returnOrderId
  assert(back !== undefined, `${description} goes back`)
  return again(db, back)
}

function doerOf({ playing, owner, fetcher, bringer, here, there }: Told, by: Hand): Doer {
  const reach = { kind: 'any' } as const
  const courier = (personId: number): Doer => ({ actor: 'courier', personId, pointId: undefined, reach })
  const agent = (personId: number, pointId: number): Doer => ({ actor: 'agent', personId, pointId, reach })
  switch (by) {
    case 'owner':
    // Who pays from a balance is its owner, though the system writes it down.
    case 'system':
      return { ...theSystem, actor: by, personId: owner }
    case 'operator':
    case 'admin':
      return { actor: 'operator', personId: playing.cast[by], pointId: undefined, reach }
    case 'fetcher':
      return courier(fetcher)
    case 'bringer':
      return courier(bringer)
    case 'counter here':
      return agent(here.counterAgent, here.counter)
    case 'counter there':
      return agent(there.counterAgent, there.counter)
    case 'depot here':
      return agent(here.depotAgent, here.depot)
    case 'depot there':
      return agent(there.depotAgent, there.depot)
  }
}

function deedOf({ playing }: Told, order: Order, { proof, reason }: Step, verb: Verb): Deed {
  const code = proof === 'code' && order.receiverCode
  const collected = order.productFee + (order.paymentType === 'receiver' ? order.total : 0)
  const proofs = {
    code: { kind: 'code' },
    neighbour: { kind: 'neighbour', name: 'Rustam Aliyev', signature: 'demo' },
  } as const
  return {
    verb,
    reason,
    code: code ? String(playing.secrets.open(codePurpose, code)) : undefined,
    details: proof ? { proof: proofs[proof], collected } : {},
  }
}

/** Somebody at a screen. */
function sceneOf({ playing, owner }: Told, by: 'owner' | 'operator' | 'admin', now: Date): Scene {
  const personId = by === 'owner' ? owner : playing.cast[by]
  const reach = by === 'owner' ? ({ kind: 'owner', person: owner } as const) : ({ kind: 'any' } as const)
  return {
    db: playing.db,
    secrets: playing.secrets,
    now,
    doer: { actor: by === 'owner' ? by : 'operator', personId, pointId: undefined, reach },
    caller: {
      kind: by === 'owner' ? 'personal' : by,
      person: personId,
      session: 0,
      reach: by === 'owner' ? 'own' : 'any',
    },
    locale: 'uz',
    translate: (key) => key,
    address: '127.0.0.1',
    requestId: 'demo',
    wait: () => undefined,
  }
}
