import { assert } from '#kernel/assert.ts'
import { tashkentOffsetMs } from '#kernel/tashkent.ts'
import { demoPeople, findPersonByPhone } from '#modules/accounts/index.ts'
import { post } from '#modules/ledger/index.ts'
import { findCounters, keepPost } from '#modules/points/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { Order } from '../domain/order.ts'
import { type Deed as ActDeed, type Stage as ActStage, act } from '../life/act.service.ts'
import { type Doer, theSystem } from '../life/doer.ts'
import { keepPromises } from '../life/promise.service.ts'
import { sendBack } from '../life/return.service.ts'
import { orderRequest } from '../place/order-request.contract.ts'
import { placeOrder } from '../place/place-order.service.ts'
import { type Contact, type Deed, receivers, type Story, senders, stories } from './demo-stories.ts'

type Deps = { db: Db } & Omit<ActStage, 'now'>
type Stage = Deps & {
  now: Date
  /** By phone. */
  people: ReadonlyMap<string, number>
  /** By district. */
  counters: ReadonlyMap<number, number>
}

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/** Far more than the stories cost. */
const firstTopUp = 5_000_000

/** The stories of demo-stories.ts, told to the real verbs by a clock that runs through the last weeks. */
export async function loadDemoOrders({ db, secrets }: Deps, now: Date): Promise<void> {
  const people = new Map<string, number>()
  for (const { phone } of demoPeople) {
    const person = await findPersonByPhone(db, phone)
    if (person) people.set(phone, person.id)
  }
  const districts = [...Object.values(senders), ...Object.values(receivers)].map(({ city }) => city)
  const stage = { db, secrets, now, people, counters: await findCounters(db, districts) }
  const posting = { person: personOf(stage, 'agent'), point: counterOf(stage, senders.personal) }
  await keepPost(db, posting, { by: null, at: now })
  for (const owner of ['personal', 'merchant'] as const) await topUp(stage, personOf(stage, owner))
  for (const story of stories) await tell(stage, story)
  // Weeks have passed since some of them: what they promise now is what the clock would have made of it.
  await keepPromises(db, now)
}

const phoneOf = {
  personal: senders.personal.phone,
  merchant: senders.merchant.phone,
  courier: demoPhone('courier'),
  agent: demoPhone('agent'),
  operator: demoPhone('operator'),
}

function demoPhone(role: string): string {
  const person = demoPeople.find((one) => one.role === role)
  assert(person, `the demo has a ${role}`)
  return person.phone
}

function personOf({ people }: Stage, who: keyof typeof phoneOf): number {
  const id = people.get(phoneOf[who])
  assert(id !== undefined, `the demo has a ${who}`)
  return id
}

function counterOf({ counters }: Stage, { city }: Contact): number {
  const id = counters.get(city)
  assert(id !== undefined, `the demo has a counter in district ${city}`)
  return id
}

export async function topUp({ db, now }: Pick<Stage, 'db' | 'now'>, customer: number): Promise<void> {
  const topped = await post(db, {
    key: `demo:top-up:${customer}`,
    template: 'top_up_approved',
    facts: { customer, amount: firstTopUp },
    at: new Date(now.getTime() - 60 * dayMs),
  })
  assert(topped.ok, 'money comes in')
}

async function tell(stage: Stage, story: Story): Promise<void> {
  const made = madeAt(story.made, stage.now)
  let order = await place(stage, story, made)
  for (const deed of story.deeds) {
    const at = new Date(made.getTime() + deed.at * hourMs)
    // A demo that is begun early in the day has not seen all of it yet.
    if (at > stage.now) return
    order = await happen(stage, story, order, deed, at)
  }
}

function madeAt(made: Story['made'], now: Date): Date {
  if ('hoursAgo' in made) return new Date(now.getTime() - made.hoursAgo * hourMs)
  const today = Math.floor((now.getTime() + tashkentOffsetMs) / dayMs) * dayMs - tashkentOffsetMs
  return new Date(today - made.day * dayMs + made.hour * hourMs)
}

function place(stage: Stage, story: Story, now: Date): Promise<Order> {
  return placeAs(stage, personOf(stage, story.owner), bodyOf(stage, story), now)
}

/** As the wizard of this person would. */
export async function placeAs(
  { db, ...stage }: Deps,
  owner: number,
  body: unknown,
  now: Date,
): Promise<Order> {
  const request = orderRequest.parse(body)
  const placed = await placeOrder(
    {
      db,
      secrets: stage.secrets,
      now,
      doer: { actor: 'owner', personId: owner, pointId: undefined, reach: { kind: 'owner', person: owner } },
      caller: { kind: 'customer', person: owner, session: undefined, reach: 'own' },
      locale: 'uz',
      translate: (key) => key,
      address: '127.0.0.1',
      requestId: 'demo',
      wait: () => undefined,
    },
    { ...stage, now },
    request,
  )
  assert(placed.ok, `${request.description} can be sent`)
  return placed.value
}

/** What the wizard would send. */
function bodyOf(stage: Stage, { owner, to, option = 2, express, pay, goods = 0, kg, what }: Story) {
  const sender = senders[owner]
  const receiver = receivers[to]
  const fromDoor = option === 2 || option === 3
  const toDoor = option === 2 || option === 4
  return {
    sender_name: sender.name,
    sender_phone: sender.phone,
    receiver_name: receiver.name,
    receiver_phone: receiver.phone,
    from: fromDoor ? doorOf(sender) : { ...doorOf(sender), point_id: counterOf(stage, sender) },
    to: toDoor ? doorOf(receiver) : { ...doorOf(receiver), point_id: counterOf(stage, receiver) },
    parcel_size: { weight: kg },
    delivery_option: option,
    delivery_type: express ? 2 : 1,
    payment_type: pay,
    services: goods > 0 ? ['cod'] : [],
    product_fee: goods,
    description: what,
    time_interval: toDoor ? '12:00-15:00' : null,
  }
}

const doorOf = ({ name: _, phone: __, ...place }: Contact) => place

async function happen(stage: Stage, story: Story, order: Order, deed: Deed, now: Date): Promise<Order> {
  const told = { now, secrets: stage.secrets }
  const done = await act(
    stage.db,
    order.id,
    doerOf(stage, story, deed),
    actOf(stage, story, order, deed),
    told,
  )
  assert(done.ok, `${deed.verb} can happen to ${story.what}`)
  // What ran out while we hold it goes back; a draft that nobody paid for does not.
  const back = deed.verb === 'expire' ? await sendBack(stage.db, order.id, theSystem, told) : undefined
  return back?.ok ? back.value : done.value
}

function doerOf(stage: Stage, story: Story, { by, point = 'to' }: Deed): Doer {
  // Who pays from a balance is its owner, though the system writes it down.
  if (by === 'owner' || by === 'system')
    return { ...theSystem, actor: by, personId: personOf(stage, story.owner) }
  const pointId = by === 'agent' ? pointOf(stage, story, point) : undefined
  // The demo has one agent; at the other points the desk writes down what happens.
  const isElsewhere = pointId !== undefined && pointId !== counterOf(stage, senders.personal)
  const actor = isElsewhere || by === 'receiver' ? 'operator' : by
  return { actor, personId: personOf(stage, actor), pointId, reach: { kind: 'any' } }
}

function pointOf(stage: Stage, { owner, to }: Story, end: 'from' | 'to'): number {
  return counterOf(stage, end === 'from' ? senders[owner] : receivers[to])
}

function actOf(stage: Stage, story: Story, order: Order, { verb, reason, point, proof, kg }: Deed): ActDeed {
  const code = proof === 'code' && order.receiverCode
  const collected = order.productFee + (order.paymentType === 'receiver' ? order.total : 0)
  const proofs = { code: { kind: 'code' }, neighbour: nextDoor } as const
  return {
    verb,
    reason,
    pointId: point && pointOf(stage, story, point),
    code: code ? String(stage.secrets.open('receiver code', code)) : undefined,
    details: {
      ...(proof ? { proof: proofs[proof], collected } : {}),
      ...(kg === undefined ? {} : { weightGrams: Math.round(kg * 1000), photos: ['demo'] }),
    },
  }
}

const nextDoor = { kind: 'neighbour', name: 'Rustam Aliyev', signature: 'demo' } as const
