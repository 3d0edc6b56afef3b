import { err, type Result } from '#kernel/result.ts'
import { recordAudit } from '#modules/accounts/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { Failure } from '#platform/http/errors.ts'
import type { RequestContext } from '#platform/http/route.ts'
import { mayMerge } from '../domain/lane-words.ts'
import { readBoard } from './board.service.ts'
import { depotOf } from './depot.service.ts'
import { findLanes, type Lane, lockLanes, saveMerge, saveName, savePlaces } from './lane.repo.ts'
import type { LaneChange, SortingBoard } from './sorting.contract.ts'

type Changed<Code extends string> = Result<SortingBoard, Failure<'not_at_depot' | 'not_found' | Code>>

/** The depot's own people say how their hall is laid out; who did is written down. */
export function changeLane(
  context: RequestContext,
  id: number,
  change: LaneChange,
): Promise<Changed<'lanes_differ'>> {
  return context.db.transaction(async (tx): Promise<Changed<'lanes_differ'>> => {
    const inside = { ...context, db: tx }
    const depot = await depotOf(tx, context)
    if (depot === undefined) return err({ code: 'not_at_depot' })
    await lockLanes(tx, depot)
    const lanes = await findLanes(tx, depot)
    const lane = lanes.find((one) => one.id === id)
    if (!lane) return err({ code: 'not_found' })
    const refused = await lead(tx, lanes, lane, change.merge_into)
    if (refused) return err(refused)
    if (change.name !== undefined) await saveName(tx, id, change.name)
    await recordAudit(tx, context, {
      action: 'sorting.lane',
      object: `lane:${id}`,
      before: { number: lane.number, name: lane.name, into: lane.mergedInto },
      after: { number: lane.number, name: change.name, into: change.merge_into },
    })
    return readBoard(inside)
  })
}

/** Into a lane that leaves the same way and leads nowhere else itself. */
async function lead(
  tx: Db,
  lanes: readonly Lane[],
  lane: Lane,
  into: number | null | undefined,
): Promise<Failure<'not_found' | 'lanes_differ'> | undefined> {
  if (into === undefined) return undefined
  const goal = lanes.find(({ id }) => id === into)
  if (into !== null) {
    if (!goal) return { code: 'not_found' }
    if (goal.id === lane.id || goal.mergedInto !== null || !mayMerge(lane.kind, goal.kind))
      return { code: 'lanes_differ' }
  }
  await saveMerge(tx, lane.id, into)
  return undefined
}

export function orderLanes(
  context: RequestContext,
  ids: readonly number[],
): Promise<Result<SortingBoard, Failure<'not_at_depot' | 'not_found'>>> {
  return context.db.transaction(async (tx): Promise<Changed<never>> => {
    const depot = await depotOf(tx, context)
    if (depot === undefined) return err({ code: 'not_at_depot' })
    await lockLanes(tx, depot)
    await savePlaces(tx, depot, ids)
    await recordAudit(tx, context, {
      action: 'sorting.order',
      object: `point:${depot}`,
      after: { lanes: ids.length },
    })
    return readBoard({ ...context, db: tx })
  })
}
