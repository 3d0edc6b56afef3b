import { eachOnItsOwn } from '#kernel/each.ts'
import { tashkentDay } from '#kernel/tashkent.ts'
import { districtById } from '#modules/geo/index.ts'
import {
  canTake,
  findClosingWays,
  type ParcelsDoor,
  type ParcelsUnderWay,
  type Point,
  stateOf,
} from '#modules/points/index.ts'
import type { Db } from '#platform/db/database.ts'
import { emit, enqueue } from '#platform/jobs/outbox.ts'
import type { Secrets } from '#platform/secrets/secrets.ts'
import { type Order, termsOf } from '../domain/order.ts'
import { dropPointCloses } from '../events.ts'
import { act } from '../life/act.service.ts'
import { theSystem } from '../life/doer.ts'
import { countAtPoint, findExpectedFrom, findOnTheWay } from './point-closing.repo.ts'
import { redirectFromPoint } from './redirect-job.ts'

const PAGE = 200
/** More than any point holds, in and on the way. */
const MOST_PARCELS = 20_000
const TOLD_ONE_BY_ONE = 100

/** Calls for every parcel on its way to a point; a page at a time. */
async function eachOnTheWay(db: Db, pointId: number, meet: (orders: readonly Order[]) => Promise<void>) {
  let after = 0
  for (let met = 0; met < MOST_PARCELS; met += PAGE) {
    const orders = await findOnTheWay(db, pointId, after, PAGE)
    await meet(orders)
    if (orders.length < PAGE) return
    after = orders.at(-1)?.id ?? after
  }
}

type WhyLeft = ParcelsUnderWay['left'][number]['why']

/** Why a parcel cannot go to another point; undefined when it can. */
function whyLeft(order: Order, to: Point | undefined, now: Date): WhyLeft | undefined {
  if (!to) return 'no_point'
  if (districtById(to.districtId)?.regionId !== order.receiver.regionId) return 'elsewhere'
  const { weightGrams, sidesCm = [] } = order.parcel
  const [a, b, c] = sidesCm
  const taken = canTake(
    { state: stateOf(to, now), limits: to.limits, cod: to.cod },
    {
      weightGrams,
      sidesCm: a !== undefined && b !== undefined && c !== undefined ? [a, b, c] : undefined,
      cod: termsOf(order).toCollect > 0,
    },
  )
  return taken.ok ? undefined : 'cannot_take'
}

async function look(db: Db, from: Point, to: Point | undefined, now: Date): Promise<ParcelsUnderWay> {
  let redirected = 0
  let leftCount = 0
  const left: ParcelsUnderWay['left'] = []
  await eachOnTheWay(db, from.id, async (orders) => {
    for (const order of orders) {
      const why = whyLeft(order, to, now)
      if (why === undefined) redirected += 1
      else leftCount += 1
      if (why !== undefined && left.length < TOLD_ONE_BY_ONE)
        left.push({ order_id: String(order.id), track: order.trackingCode, why })
    }
  })
  const load = await countAtPoint(db, from.id)
  return { on_the_way: redirected + leftCount, redirected, left, left_count: leftCount, ...load }
}

/** What points ask about parcels when one of them closes. */
export const parcelsAtPoints: ParcelsDoor = {
  look,
  async redirect(tx, from, to) {
    await enqueue(tx, redirectFromPoint, { fromPointId: from.id, toPointId: to.id })
  },
  async tellSenders(tx, { id }) {
    for (const personId of await findExpectedFrom(tx, id, MOST_PARCELS))
      await emit(tx, dropPointCloses, `point:${id}:${personId}`, { personId, pointId: id })
  },
}

/**
 * Sends on what was on its way to a point that closes, each parcel in a transaction of its own. Repeated it goes on where it
 * stopped: what was sent on is on its way to the other point. What the lifecycle refuses stays with the desk.
 */
export async function redirectParcels(
  { db, secrets }: { db: Db; secrets: Secrets },
  { fromPointId, toPointId }: { fromPointId: number; toPointId: number },
  now: Date,
): Promise<void> {
  const deed = { verb: 'redirect', pointId: toPointId, reason: 'point_closed' } as const
  await eachOnTheWay(db, fromPointId, (orders) =>
    eachOnItsOwn(
      orders,
      async ({ id }) => void (await act(db, id, theSystem, deed, { now, secrets })),
      ({ id }) => `redirect order ${id}`,
    ),
  )
}

/** Longer than anything waits in a basket. */
const STRAGGLERS_MS = 30 * 86_400_000

/** What was agreed after the point had decided to close: a basket that was paid for late, an order of the same minute. */
export async function redirectStragglers(deps: { db: Db; secrets: Secrets }, now: Date): Promise<void> {
  const ways = await findClosingWays(deps.db, tashkentDay(new Date(now.getTime() - STRAGGLERS_MS)))
  await eachOnItsOwn(
    ways,
    (way) => redirectParcels(deps, way, now),
    ({ fromPointId }) => `parcels of point ${fromPointId}`,
  )
}
