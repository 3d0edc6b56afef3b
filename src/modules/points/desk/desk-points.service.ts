import { assert } from '#kernel/assert.ts'
import { err, type Ok, ok, type Result } from '#kernel/result.ts'
import { tashkentDay } from '#kernel/tashkent.ts'
import { recordAudit } from '#modules/accounts/index.ts'
import { districtById, districtIdsOf, type Name, refusedPin } from '#modules/geo/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { Failure } from '#platform/http/errors.ts'
import type { RequestContext } from '#platform/http/route.ts'
import { saidOf } from '../domain/availability.ts'
import { clockText, readClock, type Span } from '../domain/hours.ts'
import { longestFirst, type Place, stateOf } from '../domain/point.ts'
import { type PointFacts, wrongFacts } from '../domain/point-rules.ts'
import { searchTextWriter, wordsLookedFor } from '../domain/search-words.ts'
import { type Named, rememberPoint } from '../known-points.service.ts'
import { tellPointsChanged } from '../point-changes.service.ts'
import { findPlacesBy, holdPlace, insertPoints, savePoint, takePointIds } from '../points.repo.ts'
import { photoAddress } from '../points.service.ts'
import type {
  DeskPoint,
  DeskPointList,
  DeskPointsQuery,
  PointBody,
  PointChange,
} from './desk-points.contract.ts'
import { findDeskPoint, findDeskPointIds, findDeskSides } from './desk-points.repo.ts'

/** Uzbek Latin as Uzbek Cyrillic. */
export type Cyrillic = (latin: string) => string
type Letters = { cyrillic: Cyrillic }

const PAGE = 50

export async function listDeskPoints(
  { db, now, locale }: Pick<RequestContext, 'db' | 'now' | 'locale'>,
  { q = '', region_id, kind, state, cursor }: DeskPointsQuery,
): Promise<Ok<DeskPointList>> {
  const isNumber = /^\d{1,9}$/.test(q.trim())
  const ids = await findDeskPointIds(
    db,
    {
      parts: isNumber ? [] : wordsLookedFor(q).map((word) => `%${word}%`),
      id: isNumber ? Number(q) : undefined,
      districtIds: region_id === undefined ? undefined : districtIdsOf(region_id),
      kind,
      state,
      before: cursor === undefined ? undefined : Number(cursor),
      now,
      today: tashkentDay(now),
    },
    PAGE + 1,
  )
  const page = ids.slice(0, PAGE)
  const [points, sides] = await Promise.all([findPlacesBy(db, page), findDeskSides(db, page)])
  const items = page.flatMap((id) => {
    const [point, side] = [points.get(id), sides.get(id)]
    return point && side ? [itemOf(point, side.agents, locale, now)] : []
  })
  return ok({ items, next_cursor: ids.length > PAGE ? String(page.at(-1)) : null })
}

function itemOf(point: Place, agents: number, locale: keyof Name, now: Date): DeskPointList['items'][number] {
  const { id, kind, name, districtId, address, capacity, occupied, closesOn } = point
  const district = districtById(districtId)
  assert(district, 'a point stands in a district that does not exist')
  return {
    id,
    kind,
    name: name[locale],
    region_id: district.regionId,
    district_id: districtId,
    address: address[locale],
    state: stateOf(point, now),
    said: saidOf(point, now),
    capacity,
    occupied,
    closes_on: closesOn,
    agents,
  }
}

export async function readDeskPoint(
  { db, now }: Pick<RequestContext, 'db' | 'now'>,
  id: number,
): Promise<Result<DeskPoint, Failure<'not_found'>>> {
  const point = await findDeskPoint(db, id)
  return point ? ok(viewOf(point, now)) : err({ code: 'not_found' })
}

type Refused = Failure<'invalid_input' | 'pin_outside_district'>

export function createPoint(
  context: RequestContext,
  { cyrillic }: Letters,
  body: PointBody,
): Promise<Result<DeskPoint, Refused>> {
  const facts = factsOf(body, cyrillic)
  const refused = whyNot(facts, body, context)
  if (refused) return Promise.resolve(err(refused))
  return context.db.transaction(async (tx) => {
    const [id] = await keepNewPoints(tx, [facts], context.now)
    assert(id !== undefined, 'a new point has a number')
    await recordAudit(tx, context, { action: 'point.create', object: `point:${id}`, after: body })
    return ok(await viewIn(tx, id, context.now))
  })
}

/** In one transaction with whatever else is written; found and heard of at once. */
export async function keepNewPoints(tx: Db, all: readonly PointFacts[], now: Date): Promise<number[]> {
  const ids = await takePointIds(tx, all.length)
  const searchText = searchTextWriter()
  const points = all.map((facts, index) => {
    const id = ids[index]
    assert(id !== undefined, 'there are as many numbers as points')
    return { ...facts, id, occupied: 0, closed: false, searchText: searchText(facts) }
  })
  await insertPoints(tx, points)
  for (const point of points) await rememberKnown(tx, point, now)
  await tellPointsChanged(tx)
  return ids
}

/** An address that people find; where our depots stand is nobody's business. */
async function rememberKnown(tx: Db, point: Pick<Place, 'kind'> & Named, now: Date): Promise<void> {
  if (point.kind !== 'depot') await rememberPoint(tx, point, now)
}

type ChangeFailure = Refused | Failure<'not_found' | 'point_changed' | 'point_capacity_too_small'>

/** What a colleague wrote in the meantime is never overwritten. */
export function changePoint(
  context: RequestContext,
  { cyrillic }: Letters,
  id: number,
  { version, ...body }: PointChange,
): Promise<Result<DeskPoint, ChangeFailure>> {
  const facts = factsOf(body, cyrillic)
  return context.db.transaction(async (tx) => {
    const held = await holdPlace(tx, id)
    const before = held && (await findDeskPoint(tx, id))
    if (!before) return err({ code: 'not_found' })
    if (before.version !== version) return err({ code: 'point_changed' })
    const refused = turnsDepot(before, facts) ?? whyNot(facts, body, context)
    if (refused) return err(refused)
    // More than it has room for may lie there already; whoever leaves the room as it is can write the rest.
    if (facts.capacity < Math.min(before.occupied, before.capacity))
      return err({ code: 'point_capacity_too_small', values: { occupied: String(before.occupied) } })
    const { occupied, closed } = before
    const point = { ...facts, id, occupied, closed, searchText: searchTextWriter()(facts) }
    await savePoint(tx, point)
    await rememberKnown(tx, point, context.now)
    await tellPointsChanged(tx)
    const after = await viewIn(tx, id, context.now)
    await recordAudit(tx, context, {
      action: 'point.edit',
      object: `point:${id}`,
      ...differing(viewOf(before, context.now), after),
    })
    return ok(after)
  })
}

/** Customers know the one and never hear of the other: orders that name it would lose their place. */
function turnsDepot(before: Pick<Place, 'kind'>, after: Pick<Place, 'kind'>): Refused | undefined {
  if ((before.kind === 'depot') === (after.kind === 'depot')) return undefined
  return { code: 'invalid_input', fields: [{ path: 'kind', code: 'invalid_choice' }] }
}

/** Only the fields that are not as they were: a log that tells everything tells nothing. */
function differing(before: DeskPoint, after: DeskPoint) {
  const keys = (Object.keys(after) as (keyof DeskPoint)[]).filter(
    (key) => key !== 'version' && JSON.stringify(before[key]) !== JSON.stringify(after[key]),
  )
  const of = (view: DeskPoint) => Object.fromEntries(keys.map((key) => [key, view[key]]))
  return { before: of(before), after: of(after) }
}

function whyNot(
  facts: PointFacts,
  { pin_confirmed: confirmed }: Pick<PointBody, 'pin_confirmed'>,
  { locale }: Pick<RequestContext, 'locale'>,
): Refused | undefined {
  const fields = wrongFacts(facts)
  if (fields.length > 0) return { code: 'invalid_input', fields }
  const { districtId, lat: latitude, lon: longitude } = facts
  return refusedPin({ districtId, latitude, longitude }, { confirmed, locale, path: '' })
}

type Words = Readonly<{ uz: string; ru: string; en: string }>

export const inFourLanguages = ({ uz, ru, en }: Words, cyrillic: Cyrillic): Name => ({
  uz,
  oz: cyrillic(uz),
  ru,
  en,
})

function factsOf(body: Omit<PointBody, 'pin_confirmed'>, cyrillic: Cyrillic): PointFacts {
  const spansOf = (spans: readonly { from: string; to: string }[]): Span[] =>
    spans.map(({ from, to }) => ({ from: readClock(from), to: readClock(to) }))
  const name = (words: Words) => inFourLanguages(words, cyrillic)
  return {
    kind: body.kind,
    name: name(body.name),
    address: name(body.address),
    landmark: name(body.landmark),
    districtId: body.district_id,
    lat: body.lat,
    lon: body.lon,
    hours: body.hours.map(spansOf),
    holidays: body.holidays
      .map(({ day, hours, note }) => ({ day, hours: spansOf(hours), ...(note ? { note: name(note) } : {}) }))
      .sort((one, other) => (one.day < other.day ? -1 : 1)),
    services: body.services,
    limits: {
      weightGrams: Math.round(body.limits.weight_kg * 1000),
      sidesCm: longestFirst(body.limits.sides_cm),
    },
    cod: body.cod,
    capacity: body.capacity,
  }
}

export async function viewIn(tx: Db, id: number, now: Date): Promise<DeskPoint> {
  const point = await findDeskPoint(tx, id)
  assert(point, 'a point is never deleted')
  return viewOf(point, now)
}

type DeskRow = NonNullable<Awaited<ReturnType<typeof findDeskPoint>>>

function viewOf(point: DeskRow, now: Date): DeskPoint {
  const { limits } = point
  const wordsOf = ({ uz, ru, en }: Name): Words => ({ uz, ru, en })
  const told = (spans: readonly Span[]) =>
    spans.map(({ from, to }) => ({ from: clockText(from), to: clockText(to) }))
  return {
    id: point.id,
    version: point.version,
    kind: point.kind,
    name: wordsOf(point.name),
    address: wordsOf(point.address),
    landmark: wordsOf(point.landmark),
    district_id: point.districtId,
    lat: point.lat,
    lon: point.lon,
    hours: point.hours.map(told),
    holidays: point.holidays.map(({ day, hours, note }) => ({
      day,
      hours: told(hours),
      note: note ? wordsOf(note) : null,
    })),
    services: [...point.services],
    limits: { weight_kg: limits.weightGrams / 1000, sides_cm: [...limits.sidesCm] },
    cod: point.cod,
    capacity: point.capacity,
    occupied: point.occupied,
    photos: point.photos.map((id) => ({ id, url: photoAddress(id) })),
    state: stateOf(point, now),
    said: saidOf(point, now),
    availability_note: point.availabilityNote,
    closes_on: point.closesOn,
    closing_reason: point.closingReason,
  }
}
