import { err, ok, type Result } from '#kernel/result.ts'
import { tashkentDay } from '#kernel/tashkent.ts'
import { recordAudit } from '#modules/accounts/index.ts'
import { districtById } from '#modules/geo/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { Failure } from '#platform/http/errors.ts'
import type { RequestContext } from '#platform/http/route.ts'
import { type Point, stateOf } from '../domain/point.ts'
import { isDay } from '../domain/point-rules.ts'
import { tellPointsChanged } from '../point-changes.service.ts'
import { findPoint, holdPoint } from '../points.repo.ts'
import type { ClosingAnswer, ClosingRequest, ParcelsUnderWay } from './desk-points.contract.ts'
import { findClosingTo, saveClosing } from './desk-points.repo.ts'

/** Given by orders, which know points; points know nothing of orders. */
export type ParcelsDoor = {
  /** What would become of each parcel if it went to `to` instead. */
  look(db: Db, from: Point, to: Point | undefined, now: Date): Promise<ParcelsUnderWay>
  /** Has what can go sent to `to`, once this transaction is committed. */
  redirect(tx: Db, from: Point, to: Point): Promise<void>
  /** Has everybody told who meant to bring a parcel there. */
  tellSenders(tx: Db, from: Point): Promise<void>
}

type Refused = Failure<
  'not_found' | 'invalid_input' | 'point_not_found' | 'point_closing_already' | 'point_closing_elsewhere'
>

/** It takes nothing new from now on and is shut from the day that is named. */
export function closePoint(
  context: RequestContext,
  parcels: ParcelsDoor,
  id: number,
  asked: ClosingRequest,
): Promise<Result<ClosingAnswer, Refused>> {
  const { from, to_point_id: toId, dry_run: isTrial } = asked
  return context.db.transaction(async (tx) => {
    const found = await findBoth(tx, [id, toId], isTrial ? findPoint : holdPoint)
    const [point, to] = [found.get(id), toId === undefined ? undefined : found.get(toId)]
    if (!point) return err({ code: 'not_found' })
    if (point.closesOn !== null)
      return err({ code: 'point_closing_already', values: { day: point.closesOn } })
    if (!isDay(from) || from < tashkentDay(context.now))
      return err({ code: 'invalid_input', fields: [{ path: 'from', code: 'invalid_format' }] })
    if (toId !== undefined && !to) return err({ code: 'point_not_found' })
    if (to && !canStandIn(point, to, context.now)) return err({ code: 'point_closing_elsewhere' })
    const underWay = await parcels.look(tx, point, to, context.now)
    if (!isTrial) await close(tx, context, parcels, { point, to, asked, underWay })
    return ok({ done: !isTrial, closes_on: from, ...underWay })
  })
}

/**
 * In the order of their numbers: of two that close towards each other the later one waits, and is refused then, because
 * the other takes nothing any more.
 */
async function findBoth(tx: Db, ids: readonly (number | undefined)[], find: typeof findPoint) {
  const found = new Map<number, Point>()
  for (const id of ids.filter((one) => one !== undefined).sort((one, other) => one - other)) {
    const point = await find(tx, id)
    if (point) found.set(id, point)
  }
  return found
}

type Closing = { point: Point; to: Point | undefined; asked: ClosingRequest; underWay: ParcelsUnderWay }

async function close(
  tx: Db,
  context: RequestContext,
  parcels: ParcelsDoor,
  { point, to, asked: { from, reason }, underWay }: Closing,
): Promise<void> {
  await saveClosing(tx, point.id, { closesOn: from, reason, toPointId: to?.id })
  await tellPointsChanged(tx)
  if (to && underWay.redirected > 0) await parcels.redirect(tx, point, to)
  await parcels.tellSenders(tx, point)
  await recordAudit(tx, context, {
    action: 'point.close',
    object: `point:${point.id}`,
    after: {
      from,
      reason,
      to_point_id: to?.id ?? null,
      redirected: underWay.redirected,
      left: underWay.left_count,
    },
  })
}

/** What is still under way to a point that closes, for whoever has to decide about it. */
export async function readUnderWay(
  { db, now }: Pick<RequestContext, 'db' | 'now'>,
  { look }: Pick<ParcelsDoor, 'look'>,
  id: number,
): Promise<Result<ParcelsUnderWay, Failure<'not_found'>>> {
  const point = await findPoint(db, id)
  if (!point) return err({ code: 'not_found' })
  const toId = await findClosingTo(db, id)
  return ok(await look(db, point, toId === undefined ? undefined : await findPoint(db, toId), now))
}

/** The price was agreed for the region; and what is full or shut itself helps nobody. */
function canStandIn(point: Point, to: Point, now: Date): boolean {
  const region = (one: Point) => districtById(one.districtId)?.regionId
  return (
    to.id !== point.id && region(to) === region(point) && to.kind !== 'mailbox' && stateOf(to, now) === 'open'
  )
}
