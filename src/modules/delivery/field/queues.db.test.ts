import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { findLog, orderOfScan, project, termsOf } from '#modules/orders/index.ts'
import {
  hour,
  type Person,
  type Shown,
  startWorld,
  type World,
} from '../../../../tests/scenarios/parcel-world.ts'
import { phonesIn, type Told } from '../../../../tests/support/field-phone.ts'

let world: World
let phones: ReturnType<typeof phonesIn>
beforeAll(async () => {
  world = await startWorld()
  phones = phonesIn(world)
})

const minute = 60_000

/** What really happened: by whom, when, and what their phones keep of it. */
type Deed = { who: 'courier' | 'agent'; verb: string; input?: object; agoMs: number }

/** A day of one parcel for a point: fetched, tried, brought to the counter, fetched again, brought again. */
const stories: readonly (readonly Deed[])[] = [
  [
    { who: 'courier', verb: 'pick_up', agoMs: 110 * minute },
    { who: 'agent', verb: 'store', agoMs: 60 * minute },
  ],
  [
    { who: 'courier', verb: 'pick_up', agoMs: 110 * minute },
    { who: 'courier', verb: 'fail_delivery', input: { reason: 'point_closed' }, agoMs: 90 * minute },
    { who: 'agent', verb: 'store', agoMs: 60 * minute },
  ],
  [
    { who: 'courier', verb: 'pick_up', agoMs: 110 * minute },
    { who: 'agent', verb: 'store', agoMs: 80 * minute },
    { who: 'agent', verb: 'refuse', agoMs: 40 * minute },
  ],
]

/** Each phone sends its own in any order, in any pieces and again and again; who comes first is left to the network. */
const sendings = (deeds: readonly Deed[]) =>
  fc
    .array(
      fc.subarray(
        deeds.map((_, at) => at),
        { minLength: 1 },
      ),
      { maxLength: 4 },
    )
    .chain((some) =>
      fc
        .shuffledSubarray(
          deeds.map((_, at) => at),
          { minLength: deeds.length, maxLength: deeds.length },
        )
        .map((all) => [...some.flat(), ...all]),
    )

async function endOf(order: Shown) {
  const read = await orderOfScan(world.db, order.id)
  if (!read) throw new Error('it is gone')
  const log = await findLog(world.db, read.id)
  const { state, effective } = project(termsOf(read), log)
  const ids = log.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  // What is kept beside the log is what the log says.
  expect(state).toMatchObject({ status: read.status, custody: { holder: read.holder } })
  return {
    status: read.status,
    holder: read.holder,
    point: read.holderPointId,
    refused: state?.refused,
    attempts: state?.deliveryAttempts,
    deeds: effective.flatMap(({ verb, personId }) => (personId === undefined ? [] : verb)),
  }
}

async function told(deeds: readonly Deed[], sent: readonly number[]) {
  const { courier, samarkandAgent } = world.people
  const order = await phones.paidOrder({
    delivery_option: 3,
    to: { region: 8, city: 122, point_id: world.points.samarkand },
  })
  await world.does(courier, order, 'accept')
  world.clock.advance(2 * hour)
  const people: Record<Deed['who'], Person> = { courier, agent: samarkandAgent }
  for (const at of sent) {
    const { who, verb, input = {}, agoMs } = deeds[at] as Deed
    const action: Told = {
      verb,
      input,
      agoMs,
      parcel: order.tracking_code,
      clientId: `deed-${order.id}-${at}`,
      seq: at,
    }
    await phones.sends(people[who], [action], { device: `phone-of-${who}` })
  }
  return endOf(order)
}

test('any interleaving, repetition and reordering of two phones’ queues gives a legal log and the same end', async () => {
  for (const deeds of stories) {
    const inOrder = await told(
      deeds,
      deeds.map((_, at) => at),
    )
    expect(inOrder.deeds.slice(-deeds.length)).toEqual(deeds.map(({ verb }) => verb))
    await fc.assert(
      fc.asyncProperty(sendings(deeds), async (sent) => {
        expect(await told(deeds, sent)).toEqual(inOrder)
      }),
      { numRuns: 12 },
    )
  }
})
