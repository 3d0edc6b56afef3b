import { assert } from '#kernel/assert.ts'
import { type Err, err, type Ok, ok } from '#kernel/result.ts'
import { tashkentDay } from '#kernel/tashkent.ts'
import { districtById, type Point as Place } from '#modules/geo/index.ts'
import type { Leg } from '#modules/roads/index.ts'
import { addressOf } from '#platform/calls/address.ts'
import type { Db } from '#platform/db/database.ts'
import { selectFile } from '#platform/files/stored-file.repo.ts'
import type { SentStored } from '#platform/http/sent-file.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { boundsAround, centreOf, everywhere, within } from './domain/bounds.ts'
import { clockText, hoursOfDay, openAt, type Span, weekMomentOf } from './domain/hours.ts'
import { gridOver } from './domain/map-spots.ts'
import { isShut, longestFirst, type Point, pointKinds, stateOf, stateUntil } from './domain/point.ts'
import { areaMeant, wordsLookedFor } from './domain/search-words.ts'
import { pointsCalls } from './points.calls.ts'
import type { MapSpotAnswer, PointAnswer, PointMapQuery, PointsQuery } from './points.contract.ts'
import { type FoundPoint, findMapSpots, findPoint, findPoints, type PointFilter } from './points.repo.ts'

type Deps = { db: Db }

/** From one place to many, at once; given by whoever knows roads. */
export type Distances = (from: Place, to: readonly Place[]) => Promise<readonly Leg[]>

const usualRadiusKm = 25
/** The three nearest by road are looked for among so many that are nearest by air: a river may lie between. */
const fewestCandidates = 20

type Asker = { locale: Locale; now: Date }

/**
 * Nearest first when a place is given or a rectangle is looked at; otherwise the best match of the words. The database
 * finds the nearest by air; those that are told are put in the order of their ways by road.
 */
export async function searchPoints(
  { db, distances }: Deps & { distances: Distances },
  query: PointsQuery,
  asker: Asker,
): Promise<Ok<PointAnswer[]>> {
  const { near, bbox, limit } = query
  const radius = query.radius ?? (query.q ? undefined : usualRadiusKm)
  const filter = filterOf(query, asker.now)
  if (near && radius) filter.bounds = within(boundsAround(near, radius), filter.bounds)
  const origin = near ? { ...near, radiusKm: radius } : bbox && { ...centreOf(bbox), radiusKm: undefined }
  if (!near) {
    const points = await findPoints(db, filter, origin, limit)
    return ok(points.map((point) => answerOf(point, asker)))
  }
  const points = await findPoints(db, filter, origin, Math.max(limit, fewestCandidates))
  const told = byWay(points, await distances(near, points)).slice(0, limit)
  return ok(told.map(({ point, leg }) => answerOf(point, asker, leg)))
}

/** The best match of the words, then the shortest way. */
function byWay(points: readonly FoundPoint[], legs: readonly Leg[]) {
  const pairs = points.map((point, index) => {
    const leg = legs[index]
    assert(leg, 'a point was left without a distance')
    return { point, leg }
  })
  return pairs.sort((one, other) => other.point.fit - one.point.fit || one.leg.metres - other.leg.metres)
}

/** The same filters for a map: never more than a few hundred spots, whatever the map shows. */
export async function pointMap(
  { db }: Deps,
  query: PointMapQuery,
  asker: Asker,
): Promise<Ok<MapSpotAnswer[]>> {
  const filter = filterOf(query, asker.now)
  const spots = await findMapSpots(db, filter, gridOver(filter.bounds), asker.locale)
  return ok(
    spots.map((spot) => (spot.kind === 'cluster' ? { ...spot, id: null, name: null, takes: null } : spot)),
  )
}

export async function readPoint(
  { db }: Deps,
  id: number,
  asker: Asker,
): Promise<Ok<PointAnswer> | Err<{ code: 'not_found' }>> {
  const point = await findPoint(db, id)
  return point ? ok(answerOf(point, asker)) : err({ code: 'not_found' })
}

/** Photos of points are for everybody, under an address that never shows anything else. */
export async function readPointPhoto(
  { db }: Deps,
  id: string,
  now: Date,
): Promise<Ok<SentStored> | Err<{ code: 'not_found' }>> {
  const file = await selectFile(db, id, now)
  if (file?.purpose !== 'point_photo') return err({ code: 'not_found' })
  return ok({ stored: { file, access: { who: 'anybody', why: 'photo of a point' } } })
}

export const photoAddress = (id: string) => addressOf(pointsCalls.readPointPhoto, { params: { id } })

function filterOf(query: PointMapQuery, now: Date): PointFilter {
  const { bbox, kind, cod, fits, open_now, q, district_id } = query
  return {
    bounds: bbox ?? everywhere,
    kinds: kind ?? pointKinds,
    codOnly: cod,
    parcel: fits && { weightGrams: fits.weightGrams, sidesCm: longestFirst(fits.sidesCm ?? []) },
    openAt: open_now ? weekMomentOf(now) : undefined,
    now,
    today: tashkentDay(now),
    ...lookedFor(q ?? '', district_id === undefined ? undefined : [district_id]),
  }
}

/** A text that says "this region" or "this district" is answered by where points stand, any other by its words. */
function lookedFor(text: string, asked: readonly number[] | undefined) {
  const area = areaMeant(text)
  if (!area?.isSaid)
    return { words: wordsLookedFor(text), districtIds: asked, meantIds: area?.districtIds ?? [] }
  const districtIds = area.districtIds.filter((id) => asked?.includes(id) ?? true)
  return { words: [], districtIds, meantIds: [] }
}

function districtOf({ districtId }: Point) {
  const district = districtById(districtId)
  assert(district, 'a point stands in a district that does not exist')
  return district
}

const told = (spans: readonly Span[]) =>
  spans.map(({ from, to }) => ({ from: clockText(from), to: clockText(to) }))

const dayMs = 86_400_000
const holidayDays = 60

/** Those of the next weeks: nobody plans a way to a counter farther ahead. */
function holidaysAhead({ holidays }: Point, { locale, now }: Asker) {
  const [first, last] = [tashkentDay(now), tashkentDay(new Date(now.getTime() + holidayDays * dayMs))]
  return holidays
    .filter(({ day }) => day >= first && day <= last)
    .map(({ day, hours, note }) => ({ day, hours: told(hours), ...(note ? { note: note[locale] } : {}) }))
}

/** What changes from hour to hour: all that a page that is open has to hear of. */
export function standingOf(point: Point, now: Date) {
  return {
    state: stateOf(point, now),
    open_now: openAt({ ...point, closed: isShut(point, now) }, now),
    free: Math.max(0, point.capacity - point.occupied),
  }
}

function answerOf(point: Point, asker: Asker, leg?: Leg): PointAnswer {
  const { id, kind, name, address, landmark, lat, lon, hours, services, limits, cod, capacity } = point
  const { locale, now } = asker
  const district = districtOf(point)
  const today = hoursOfDay(point, now)
  const until = stateUntil(point, now)
  return {
    id,
    kind,
    name: name[locale],
    region_id: district.regionId,
    district_id: district.id,
    district: district.names[locale],
    address: address[locale],
    landmark: landmark[locale],
    lat,
    lon,
    hours: hours.map(told),
    today: { hours: told(today.spans), is_holiday: today.isHoliday },
    holidays: holidaysAhead(point, asker),
    photos: point.photos.map(photoAddress),
    services: [...services],
    limits: { weight_kg: limits.weightGrams / 1000, sides_cm: [...limits.sidesCm] },
    cod,
    capacity,
    ...standingOf(point, now),
    ...(until ? { state_until: until.toISOString() } : {}),
    ...(leg ? { distance_m: leg.metres, by: leg.by } : {}),
  }
}
