import { assert } from '#kernel/assert.ts'
import { err, type Ok, ok, type Result } from '#kernel/result.ts'
import { startOfDay, tashkentDay } from '#kernel/tashkent.ts'
import { findPeople, recordAudit } from '#modules/accounts/index.ts'
import { districtById, districtIdsOf, regions } from '#modules/geo/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { Failure } from '#platform/http/errors.ts'
import type { RequestContext } from '#platform/http/route.ts'
import { explain } from '../domain/explanation.ts'
import { refusal } from '../domain/refusal.ts'
import { closedValues, type End, type PauseReason } from '../domain/served.ts'
import { languageOf } from '../speech.ts'
import {
  findPauses,
  holdPause,
  insertPause,
  isClosedThen,
  lockPauses,
  moveEnd,
  type NewPause,
  openAgain,
  type PauseRow,
} from './served.repo.ts'
import type { PauseRequest, ServicePause, UnderWay, UnderWayQuery } from './served-desk.contract.ts'

/** Orders know what is under way, prices do not know orders; told of each district that has any. */
export type UnderWayIn = (db: Db, districts: readonly number[]) => Promise<ReadonlyMap<number, UnderWay>>

const MOST_SHOWN = 200
const dayMs = 86_400_000
/** Longer than that it is no pause: it is opened again and thought over. */
const longestDays = 366

export async function listPauses(
  context: RequestContext,
  isOver: boolean,
  underWayIn: UnderWayIn,
): Promise<Ok<ServicePause[]>> {
  const rows = await findPauses(context.db, { isOver, now: context.now, limit: MOST_SHOWN })
  return ok(await viewsOf(context, rows, underWayIn))
}

export async function readUnderWay(
  { db }: RequestContext,
  { region_id, district_ids }: UnderWayQuery,
  underWayIn: UnderWayIn,
): Promise<Ok<UnderWay>> {
  const named = district_ids ? district_ids.split(',').map(Number) : districtIdsOf(region_id)
  return ok(sumOf(await underWayIn(db, named), named))
}

type CannotClose = Failure<'already_closed' | 'pause_days' | 'invalid_input'>

export function closeService(
  context: RequestContext,
  request: PauseRequest,
  underWayIn: UnderWayIn,
): Promise<Result<ServicePause[], CannotClose>> {
  return context.db.transaction(async (tx) => {
    const wrong = wrongPlace(request)
    if (wrong) return err(wrong)
    const days = daysOf(request, context.now)
    if (!days) return err({ code: 'pause_days', fields: [{ path: 'last_day', code: 'invalid_choice' }] })
    await lockPauses(tx)
    const ids: number[] = []
    for (const districtId of request.district_ids.length === 0 ? [null] : new Set(request.district_ids)) {
      const pause = newPause(context, request, { ...days, districtId })
      if (await isClosedThen(tx, pause))
        return err({ code: 'already_closed', values: placeName(context, pause) })
      const id = await insertPause(tx, pause)
      ids.push(id)
      await recordAudit(tx, context, {
        action: 'service.close',
        object: `service-pause:${id}`,
        after: { ...toldOf(context, pause), last_day: request.last_day ?? null },
      })
    }
    const made = await Promise.all(ids.map((id) => holdPause(tx, id)))
    return ok(
      await viewsOf(
        { ...context, db: tx },
        made.flatMap((row) => row ?? []),
        underWayIn,
      ),
    )
  })
}

function wrongPlace({ region_id, district_ids, pickups, deliveries }: PauseRequest): CannotClose | undefined {
  const isWrong = district_ids.some((id) => districtById(id)?.regionId !== region_id)
  if (isWrong) return { code: 'invalid_input', fields: [{ path: 'district_ids', code: 'unknown_place' }] }
  return pickups || deliveries
    ? undefined
    : { code: 'invalid_input', fields: [{ path: 'deliveries', code: 'required' }] }
}

/** Undefined when it would be over before it begins, or never end without being said so. */
function daysOf(
  { from, last_day }: PauseRequest,
  now: Date,
): { startsAt: Date; endsAt: Date | null } | undefined {
  const isAhead = from !== undefined && from > tashkentDay(now)
  const startsAt = isAhead ? startOfDay(from) : now
  if (from !== undefined && from < tashkentDay(now)) return undefined
  const endsAt = last_day ? afterDay(last_day) : null
  return isInTime(startsAt, endsAt, now) ? { startsAt, endsAt } : undefined
}

const afterDay = (day: string) => new Date(startOfDay(day).getTime() + dayMs)

const isInTime = (startsAt: Date, endsAt: Date | null, now: Date) =>
  startsAt.getTime() - now.getTime() < longestDays * dayMs &&
  (endsAt === null || (endsAt > startsAt && endsAt.getTime() - now.getTime() < longestDays * dayMs))

function newPause(
  { now, caller }: RequestContext,
  { region_id, pickups, deliveries, reason, note }: PauseRequest,
  place: Pick<NewPause, 'startsAt' | 'endsAt' | 'districtId'>,
): NewPause {
  assert(caller.person !== undefined, 'the desk is people')
  return { ...place, regionId: region_id, pickups, deliveries, reason, note, by: caller.person, at: now }
}

export function openService(
  context: RequestContext,
  id: number,
  underWayIn: UnderWayIn,
): Promise<Result<ServicePause, Failure<'not_found' | 'pause_over'>>> {
  return change(context, id, underWayIn, async (tx, row) => {
    assert(context.caller.person !== undefined, 'the desk is people')
    await openAgain(tx, id, context.caller.person, context.now)
    await recordAudit(tx, context, {
      action: 'service.open',
      object: `service-pause:${id}`,
      before: { ...toldOf(context, row), last_day: row.lastDay },
    })
    return ok(undefined)
  })
}

export function moveServiceEnd(
  context: RequestContext,
  id: number,
  lastDay: string | null,
  underWayIn: UnderWayIn,
): Promise<Result<ServicePause, Failure<'not_found' | 'pause_over' | 'pause_days'>>> {
  return change(context, id, underWayIn, async (tx, row) => {
    const endsAt = lastDay === null ? null : afterDay(lastDay)
    const isAhead = endsAt === null || endsAt > context.now
    if (!isAhead || !isInTime(row.startsAt, endsAt, context.now))
      return err({ code: 'pause_days', fields: [{ path: 'last_day', code: 'invalid_choice' as const }] })
    await moveEnd(tx, id, endsAt)
    await recordAudit(tx, context, {
      action: 'service.move-end',
      object: `service-pause:${id}`,
      before: { last_day: row.lastDay },
      after: { last_day: lastDay },
    })
    return ok(undefined)
  })
}

/** One that has ended stays as it was. */
function change<Code extends string>(
  context: RequestContext,
  id: number,
  underWayIn: UnderWayIn,
  work: (tx: Db, row: PauseRow) => Promise<Result<undefined, Failure<Code>>>,
): Promise<Result<ServicePause, Failure<Code | 'not_found' | 'pause_over'>>> {
  return context.db.transaction(async (tx) => {
    const row = await holdPause(tx, id)
    if (!row) return err({ code: 'not_found' })
    if (row.endsAt !== null && row.endsAt <= context.now) return err({ code: 'pause_over' })
    const worked = await work(tx, row)
    if (!worked.ok) return worked
    const changed = await holdPause(tx, id)
    assert(changed, 'what is held is there')
    const [view] = await viewsOf({ ...context, db: tx }, [changed], underWayIn)
    assert(view, 'one pause gives one view')
    return ok(view)
  })
}

type Named = Pick<PauseRow, 'regionId' | 'districtId'>

const placeName = ({ locale }: Pick<RequestContext, 'locale'>, { regionId, districtId }: Named) => ({
  place:
    (districtId === null
      ? regions.find(({ id }) => id === regionId)?.name[locale]
      : districtById(districtId)?.names[locale]) ?? '',
})

const toldOf = (
  context: RequestContext,
  row: Named & Pick<NewPause, 'pickups' | 'deliveries' | 'reason'>,
) => ({
  ...placeName({ ...context, locale: 'uz' }, row),
  pickups: row.pickups,
  deliveries: row.deliveries,
  reason: row.reason,
})

async function viewsOf(
  context: RequestContext,
  rows: readonly PauseRow[],
  underWayIn: UnderWayIn,
): Promise<ServicePause[]> {
  const people = await findPeople(
    context.db,
    rows.flatMap(({ madeBy, openedBy }) => [madeBy, openedBy]),
  )
  const named = (id: number | null) => {
    const person = id === null ? undefined : people.get(id)
    return person ? { id: String(person.id), full_name: person.fullName } : null
  }
  const isOver = ({ endsAt }: PauseRow) => endsAt !== null && endsAt <= context.now
  const asked = new Set(rows.flatMap((row) => (isOver(row) ? [] : placesOf(row))))
  const underWay = asked.size === 0 ? new Map<number, UnderWay>() : await underWayIn(context.db, [...asked])
  return rows.map((row) => {
    const { pickups, deliveries } = sumOf(underWay, isOver(row) ? [] : placesOf(row))
    return {
      ...viewOf(context, row),
      under_way: (row.pickups ? pickups : 0) + (row.deliveries ? deliveries : 0),
      made_by: named(row.madeBy),
      opened_by: named(row.openedBy),
    }
  })
}

const sumOf = (of: ReadonlyMap<number, UnderWay>, places: readonly number[]): UnderWay =>
  places.reduce(
    (sum, place) => {
      const { pickups = 0, deliveries = 0 } = of.get(place) ?? {}
      return { pickups: sum.pickups + pickups, deliveries: sum.deliveries + deliveries }
    },
    { pickups: 0, deliveries: 0 },
  )

const placesOf = ({ regionId, districtId }: Named) =>
  districtId === null ? districtIdsOf(regionId) : [districtId]

function viewOf(context: RequestContext, row: PauseRow) {
  const { locale, now } = context
  const { regionId, districtId, startsAt, endsAt } = row
  const region = regions.find(({ id }) => id === regionId)
  const district = districtId === null ? undefined : districtById(districtId)
  return {
    id: String(row.id),
    region: { id: regionId, name: region?.name[locale] ?? '' },
    district: district ? { id: district.id, name: district.names[locale] } : null,
    pickups: row.pickups,
    deliveries: row.deliveries,
    state:
      endsAt !== null && endsAt <= now
        ? ('over' as const)
        : startsAt > now
          ? ('later' as const)
          : ('now' as const),
    from: startsAt.toISOString(),
    last_day: row.lastDay,
    reason: row.reason as PauseReason,
    told: sentencesOf(context, row),
    note: row.note,
    made_at: row.madeAt.toISOString(),
  }
}

/** As the calculator says it; of a region, about the first of its districts. */
function sentencesOf(context: RequestContext, row: PauseRow): string[] {
  const district = districtById(placesOf(row)[0] ?? 0)
  if (!district) return []
  const ends: End[] = [
    ...(row.pickups ? (['from'] as const) : []),
    ...(row.deliveries ? (['to'] as const) : []),
  ]
  return ends.map((end) => {
    const { reason } = refusal('city_not_served', closedValues({ end, district, pause: row }))
    return explain(reason, languageOf(context))
  })
}
