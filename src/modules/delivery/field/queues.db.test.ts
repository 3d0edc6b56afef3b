import fc from 'fast-check'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { handOverCalls } from '#modules/delivery/handovers/hand-overs.calls.ts'
import { balanceOf, checkBooks } from '#modules/ledger/index.ts'
import { findLog, type OrderEvent, orderOfScan, project, termsOf } from '#modules/orders/index.ts'
import { moneyFaults } from '#modules/orders/life/money-check.service.ts'
import { findFaults } from '#modules/payments/cod/cod.repo.ts'
import { sql } from '#platform/db/sql.ts'
import {
  addPerson,
  type Person,
  type Shown,
  startWorld,
  type World,
} from '../../../../tests/scenarios/parcel-world.ts'
import { phonesIn, type Told } from '../../../../tests/support/field-phone.ts'
import {
  type AtOnce,
  asItHappened,
  type Call,
  type Courier,
  couriers,
  drawStory,
  drawTelling,
  type Phone,
  type Place,
  type Report,
  type Story,
  wordsOf,
} from '../../../../tests/support/parcel-days.ts'
import type { ReportResult, Today } from './field.contract.ts'

const minute = 60_000
const goods = 150_000

let world: World
let phones: ReturnType<typeof phonesIn>
beforeAll(async () => {
  world = await startWorld()
  phones = phonesIn(world)
  await world.db.run(sql`update pickup_point set capacity = 1000000`)
})

/** However their parcels were told of, the money of all of them is in order. */
afterEach(async () => {
  expect(await checkBooks(world.db)).toEqual([])
  expect(await findFaults(world.db)).toEqual([])
  expect(await moneyFaults(world.db, new Date(0))).toEqual([])
})

type Cast = Record<Phone, Person>
type Scene = {
  order: Shown
  /** The receiver's own. */
  code: string
  cast: Cast
  courierPhones: CourierPhones
  happened: Map<number, number>
}
type CourierPhones = Record<Courier, ReturnType<typeof phones.following>>

/** A parcel for a door that lies at the counter, two couriers who know nothing of it yet, and their phones. */
async function begin({ withMoney }: Story): Promise<Scene> {
  const [anvar, botir] = [await addPerson(world, 'courier'), await addPerson(world, 'courier')]
  const counter = world.people.tashkentAgent
  const order = await phones.paidOrder({
    delivery_option: 4,
    from: { region: 14, city: 205, point_id: world.points.tashkent },
    to: { region: 14, city: 198, street: 'Bunyodkor 5' },
    ...(withMoney ? { product_fee: goods } : {}),
  })
  await world.does(counter, order, 'drop_off')
  const courierPhones = {
    anvar: phones.following(anvar, 'phone-of-anvar'),
    botir: phones.following(botir, 'phone-of-botir'),
  }
  const code = await world.receiverCode(order)
  return { order, code, cast: { anvar, botir, counter }, courierPhones, happened: new Map() }
}

const nameOf = ({ id }: Shown, at: number) => `deed-${id}-${at}`

function toldOf({ order, code: right, happened }: Scene, { at, verb, isWrongCode }: Report): Told {
  const clientId = nameOf(order, at)
  const code = right === '111111' ? '222222' : '111111'
  const proof = { kind: 'signature', signature: `${clientId}-signature`, passport: `${clientId}-passport` }
  const inputs: Partial<Record<Report['verb'], object>> = {
    fail_delivery: { reason: 'nobody_home' },
    deliver: { ...(isWrongCode ? { code } : { proof }), collected: order.to_collect },
    hand_out: { code: right, proof: { kind: 'code', passport: `${clientId}-passport` } },
  }
  const agoMs = world.clock.now().getTime() - (happened.get(at) ?? 0)
  return { verb, parcel: order.tracking_code, input: inputs[verb] ?? {}, clientId, seq: at, agoMs }
}

async function sends(scene: Scene, { who, reports, isHeard }: Call): Promise<ReportResult[]> {
  const told = reports.map((report) => toldOf(scene, report))
  const device = `counter-${scene.order.id}`
  const { results } =
    who === 'counter'
      ? await phones.sends(scene.cast.counter, told, { device })
      : await scene.courierPhones[who].sends(told, isHeard)
  return results
}

const lossOf = { reason: 'lost' }

async function doesAtOnce({ order, cast, courierPhones }: Scene, deed: AtOnce, at: number) {
  if (deed.verb === 'redeliver')
    await world.does(world.people.operator, order, 'redeliver', { courier_id: cast[deed.to].id })
  else if (deed.verb === 'write_off') await world.does(world.people.operator, order, 'write_off', lossOf)
  else if (deed.verb === 'promise') {
    const body = { courier_id: cast[deed.to].id, parcels: [order.tracking_code] }
    const said = await world.send(cast[deed.by], handOverCalls.giveOver, { body })
    expect(said.status).toBe(201)
  } else {
    const told = { verb: deed.verb, parcel: order.tracking_code, clientId: nameOf(order, at), seq: at }
    const { results } = await courierPhones[deed.by].sends([told])
    expect(results).toMatchObject([{ state: 'done' }])
  }
}

/** A minute for each deed, half a minute until all of them are told. */
async function play(story: Story, telling: readonly (readonly Call[])[]): Promise<Scene> {
  const scene = await begin(story)
  for (const [index, { told, atOnce }] of story.chapters.entries()) {
    for (const { at } of told) {
      world.clock.advance(minute)
      scene.happened.set(at, world.clock.now().getTime())
    }
    world.clock.advance(minute / 2)
    for (const call of telling[index] ?? []) await sends(scene, call)
    world.clock.advance(minute / 2)
    if (atOnce) await doesAtOnce(scene, atOnce.deed, atOnce.at)
  }
  return scene
}

/** Where it is by the log, which is legal, and by what is kept beside it, which is the same. */
async function lookAt({ order, cast }: Scene) {
  const read = await orderOfScan(world.db, order.id)
  if (!read) throw new Error('it is gone')
  const log = await findLog(world.db, read.id)
  expect(new Set(log.map(({ id }) => id)).size, 'every event is written once').toBe(log.length)
  const { state, effective } = project(termsOf(read), log)
  const { status, holder, holderCourierId } = read
  expect(state).toMatchObject({ status, custody: { holder } })
  expect(state?.custody.courierId ?? null).toBe(holderCourierId)
  const courier = holderCourierId === cast.anvar.id ? 'anvar' : 'botir'
  const counter = holder === 'origin_point' ? 'waiting' : state?.refused ? 'refused' : 'arrived'
  const places: Partial<Record<typeof status, Omit<Place, 'attempts'>>> = {
    agent_received: { at: 'counter', is: counter },
    pickup: { at: courier, is: 'out' },
    failed_delivery: { at: courier, is: 'failed' },
    executor_done: { at: 'receiver', is: 'delivered' },
    done: { at: 'receiver', is: 'handed out' },
    cancelled: { at: 'nobody', is: 'lost' },
  }
  return { place: { ...places[status], attempts: state?.deliveryAttempts }, effective }
}

/** The money that the receiver gave is in whose hands the log says, once. Answers with who that is. */
async function expectPaidOnce({ order, cast }: Scene, effective: readonly OrderEvent[]) {
  const last = effective.findLast(({ verb }) => verb === 'deliver' || verb === 'undo_delivery')
  const taker = last?.verb === 'deliver' && order.to_collect > 0 ? last.personId : undefined
  for (const { id } of [cast.anvar, cast.botir])
    expect(await balanceOf(world.db, 'courier_cash', id)).toBe(id === taker ? goods : 0)
  const rows = await world.db.many(sql`
    select holder_id as holder, amount from cod_parcel where order_id = ${Number(order.id)}`)
  expect(rows).toEqual(taker === undefined ? [] : [{ holder: taker, amount: goods }])
  return couriers.find((name) => cast[name].id === taker)
}

/** Told once more, everything is known and changes nothing: it counts, or it is with the desk. Answers with what is. */
async function expectNothingLost(scene: Scene, { chapters }: Story, effective: readonly OrderEvent[]) {
  const { id } = scene.order
  const logged = await findLog(world.db, Number(id))
  const waiting = await world.db.many<{ told: string }>(sql`
    select details ->> 'eventId' as told from order_incident where order_id = ${Number(id)} and decision is null`)
  const all = chapters.flatMap(({ told }) => told)
  const answers = new Map<string, ReportResult>()
  for (const [who, reports] of Map.groupBy(all, (report) => report.who))
    for (const answer of await sends(scene, { who, reports, isHeard: true }))
      answers.set(answer.client_id, answer)
  const withDesk = all.filter((report) => {
    const name = nameOf(scene.order, report.at)
    const isCounted = effective.some((event) => event.id === name)
    const isWaiting = waiting.some(({ told }) => told === name)
    const answer = answers.get(name)
    expect(answer?.state === 'repeated', JSON.stringify(answer)).toBe(isCounted)
    // A wrong code is settled by the right one.
    expect(isCounted || isWaiting || report.isWrongCode, `${name} is nowhere`).toBe(true)
    return isWaiting
  })
  expect(waiting).toHaveLength(withDesk.length)
  expect(await findLog(world.db, Number(id))).toEqual(logged)
  return withDesk
}

/** Who has followed every answer sees what somebody sees who asks for the whole day. */
async function expectSameDay({ cast, courierPhones }: Scene) {
  for (const name of couriers) {
    await courierPhones[name].sends([])
    expect(seenOf(courierPhones[name].day())).toEqual(seenOf(await phones.today(cast[name])))
  }
}
const seenOf = ({ shift, cash, stops, incidents, cursor }: Today) => ({
  ...{ shift, cash, stops, cursor },
  incidents: incidents.toSorted((a, b) => Number(a.id) - Number(b.id)),
})

/** Everything that holds however it is told; answers with where the parcel is, who was paid and what is with the desk. */
async function endOf(story: Story, telling: readonly (readonly Call[])[]) {
  try {
    const scene = await play(story, telling)
    const { place, effective } = await lookAt(scene)
    const paidTo = await expectPaidOnce(scene, effective)
    const withDesk = await expectNothingLost(scene, story, effective)
    await expectSameDay(scene)
    return { end: { place, paidTo }, effective, withDesk, happened: scene.happened }
  } catch (cause) {
    throw new Error(wordsOf(story, telling), { cause })
  }
}
const toldEnd = ({ end, paidTo }: Story) => ({ place: end, paidTo })

/** Short enough to be read as they are drawn. */
const runs = (numRuns: number) => ({ numRuns, endOnFailure: true, unbiased: true })

test('told as it happened, a day of a parcel ends as it ended', async () => {
  const day = fc.asyncProperty(fc.gen(), async (draw) => {
    const story = drawStory(draw)
    const { end, withDesk } = await endOf(story, asItHappened(story))
    expect({ ...end, withDesk }).toEqual({ ...toldEnd(story), withDesk: [] })
  })
  await fc.assert(day, runs(4))
})

test('any interleaving and repetition of the phones’ queues gives a legal log and the same end', async () => {
  const day = fc.asyncProperty(fc.gen(), async (draw) => {
    const story = drawStory(draw)
    const telling = drawTelling(draw, story, 'their own')
    const { end, effective, withDesk, happened } = await endOf(story, telling)
    expect(end, wordsOf(story, telling)).toEqual(toldEnd(story))
    // A late event never overrides one that happened after it: what was overtaken stays with the desk.
    for (const { at } of withDesk) {
      const told = happened.get(at) ?? Number.POSITIVE_INFINITY
      expect(
        effective.some(({ happenedAt }) => happenedAt.getTime() > told),
        wordsOf(story, telling),
      ).toBe(true)
    }
  })
  await fc.assert(day, runs(20))
})

test('told in any order at all, nothing is lost and nothing is twice; what has found its place ends the same', async () => {
  const day = fc.asyncProperty(fc.gen(), async (draw) => {
    const story = drawStory(draw)
    const telling = drawTelling(draw, story, 'any')
    const { end, withDesk } = await endOf(story, telling)
    // Of a phone’s own reports the later one may take the place of the earlier, which is with the desk then.
    if (withDesk.every(({ isWrongCode }) => isWrongCode))
      expect(end, wordsOf(story, telling)).toEqual(toldEnd(story))
  })
  await fc.assert(day, runs(8))
})

test('a delivery that is taken back before anybody has heard of it stands, and the wish is with the desk', async () => {
  const told: Report[] = [
    { who: 'anvar', verb: 'pick_up', at: 0 },
    { who: 'anvar', verb: 'deliver', at: 1 },
  ]
  const end = { at: 'receiver', is: 'delivered', attempts: 0 } as const
  const story: Story = { withMoney: true, chapters: [{ told }], end, paidTo: 'anvar' }
  const scene = await play(story, [[{ who: 'anvar', reports: told.slice(0, 1), isHeard: true }]])
  const undo = { verb: 'undo_delivery', parcel: scene.order.tracking_code, clientId: 'undo-too-soon', seq: 2 }
  const { results } = await scene.courierPhones.anvar.sends([undo])
  expect(results).toMatchObject([{ state: 'conflict', incident_id: expect.any(String) }])
  await sends(scene, { who: 'anvar', reports: told.slice(1), isHeard: true })
  const { place, effective } = await lookAt(scene)
  expect({ place, paidTo: await expectPaidOnce(scene, effective) }).toEqual({ place: end, paidTo: 'anvar' })
})
