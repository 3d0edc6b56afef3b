import { eachOnItsOwn } from '#kernel/each.ts'
import { tashkentClock, tashkentDay } from '#kernel/tashkent.ts'
import { districtById } from '#modules/geo/index.ts'
import { findPlace } from '#modules/points/index.ts'
import { keptTariff } from '#modules/pricing/index.ts'
import { tellDesk } from '#modules/worklist/index.ts'
import type { Db } from '#platform/db/database.ts'
import { notify } from '#platform/live/notice.ts'
import type { OrderEvent } from '../domain/events.ts'
import { type Order, termsOf } from '../domain/order.ts'
import { lastHour, type OrderPromise } from '../domain/promise/promise.ts'
import { promiseAfter, promiseByClock } from '../domain/promise/promise-rules.ts'
import type { OrderState } from '../domain/state.ts'
import { findOrder, lockOrder } from './order.repo.ts'
import { findPassing, savePromise } from './promise.repo.ts'

type Happened = { order: Order; event: OrderEvent; state: OrderState; now: Date }

/** What is promised once this has happened; `order` is as it was before. */
export async function promiseNow(tx: Db, { order, event, state, now }: Happened): Promise<OrderPromise> {
  return promiseAfter({
    before: order.promise,
    order,
    verb: event.verb,
    state,
    terms: termsOf(order),
    isNear: await isNear(tx, order, event),
    isOnward: order.holder === 'origin_point' || order.holder === 'depot',
    tariff: (await keptTariff(tx, now)).tariff,
    now,
  })
}

/** From where it was to the receiver without leaving their region. Asked only of what leaves a place. */
async function isNear(
  tx: Db,
  { sender, receiver, holderPointId }: Order,
  { verb }: OrderEvent,
): Promise<boolean> {
  if (verb !== 'pick_up' || holderPointId === null) return sender.regionId === receiver.regionId
  const point = await findPlace(tx, holderPointId)
  return point !== undefined && districtById(point.districtId)?.regionId === receiver.regionId
}

const BATCH = 2_000

/**
 * Time changes promises too: a day that is over is told no more, and what was not kept is put off before anybody reads
 * it. No event of the log, because nothing happened to the parcel; its version stays as it is.
 */
export async function keepPromises(db: Db, now: Date): Promise<number> {
  const { tariff } = await keptTariff(db, now)
  let changed = 0
  await eachOnItsOwn(
    await findPassing(db, { today: tashkentDay(now), clock: tashkentClock(now), lastHour }, BATCH),
    async (id) => {
      changed += await db.transaction(async (tx) => {
        await lockOrder(tx, id)
        const order = await findOrder(tx, id, { kind: 'any' })
        const promise = order && promiseByClock(order, tariff, now)
        if (!promise) return 0
        await savePromise(tx, id, promise)
        await notify(tx, `order:${id}`)
        if (promise.reason === 'delayed') await tellDesk(tx)
        return 1
      })
    },
    (id) => `the promise of order ${id}`,
  )
  return changed
}
