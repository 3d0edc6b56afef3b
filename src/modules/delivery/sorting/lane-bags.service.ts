import { assert } from '#kernel/assert.ts'
import { err, ok, type Result } from '#kernel/result.ts'
import { isDepot } from '#modules/points/index.ts'
import type { Failure } from '#platform/http/errors.ts'
import type { RequestContext } from '#platform/http/route.ts'
import { isByVan } from '../domain/lane-words.ts'
import { findBag } from '../trips/bag.repo.ts'
import { filled, isOpen } from '../trips/bag-content.service.ts'
import { makeBag, readBag } from '../trips/bags.service.ts'
import type { BagView } from '../trips/trips.contract.ts'
import { depotOf } from './depot.service.ts'
import { type Lane, lockLanes, saveBag } from './lane.repo.ts'
import { goalOf, hallOf, laneFor } from './lanes.service.ts'

type Bagged<Code extends string> = Result<BagView, Failure<'not_at_depot' | 'lane_without_bag' | Code>>

/** What a lane is filled into. Asked twice it is the same one. */
export function openLaneBag(context: RequestContext, id: number): Promise<Bagged<'not_found'>> {
  return inHall(context, async (inside, depot) => {
    const lane = await laneAt(inside, depot, id)
    return lane ? bagFor(inside, lane) : err({ code: 'not_found' })
  })
}

/** For a depot; with a lane of its own where none leads there yet. */
export function openBagTo(context: RequestContext, to: number): Promise<Bagged<'trip_places_wrong'>> {
  return inHall(context, async (inside, depot): Promise<Bagged<'trip_places_wrong'>> => {
    if (to === depot || !(await isDepot(inside.db, to))) return err({ code: 'trip_places_wrong' })
    const key = { kind: 'depot', target: to } as const
    const { lane } = await laneFor(inside.db, await hallOf(inside.db, depot), key, inside.now)
    return bagFor(inside, lane)
  })
}

/** It is what it is: a label is printed, and the next scan of its lane waits for another one. */
export function closeLaneBag(context: RequestContext, id: number): Promise<Bagged<'not_found'>> {
  return inHall(context, async (inside, depot): Promise<Bagged<'not_found'>> => {
    const lane = await laneAt(inside, depot, id)
    if (!lane) return err({ code: 'not_found' })
    if (lane.bagCode === null) return err({ code: 'lane_without_bag' })
    await saveBag(inside.db, lane.id, null)
    return readBag(inside, lane.bagCode)
  })
}

function inHall<Code extends string>(
  context: RequestContext,
  work: (inside: RequestContext, depot: number) => Promise<Bagged<Code>>,
): Promise<Bagged<Code>> {
  return context.db.transaction(async (tx): Promise<Bagged<Code>> => {
    const depot = await depotOf(tx, context)
    if (depot === undefined) return err({ code: 'not_at_depot' })
    await lockLanes(tx, depot)
    return work({ ...context, db: tx }, depot)
  })
}

async function laneAt({ db }: RequestContext, depot: number, id: number): Promise<Lane | undefined> {
  const { lanes } = await hallOf(db, depot)
  const lane = lanes.find((one) => one.id === id)
  return lane && goalOf(lanes, lane)
}

async function bagFor(context: RequestContext, lane: Lane): Promise<Bagged<never>> {
  const { db } = context
  if (!isByVan(lane.kind)) return err({ code: 'lane_without_bag' })
  const found = lane.bagCode === null ? undefined : await findBag(db, lane.bagCode)
  const [bag] = found ? await filled(db, [found]) : []
  if (bag && isOpen(bag)) {
    const view = await readBag(context, bag.code)
    assert(view.ok, 'a bag of this depot is seen here')
    return view
  }
  const made = await makeBag(context, { to_point_id: lane.target })
  assert(made.ok, 'a lane leads to another depot')
  await saveBag(db, lane.id, made.value.code)
  return ok(made.value)
}
