import { tashkentDay } from '#kernel/tashkent.ts'
import type { Db } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'
import type { Availability } from './domain/availability.ts'
import type { Bounds } from './domain/bounds.ts'
import type { Span, WeekMoment } from './domain/hours.ts'
import { type Grid, type MapSpot, mostSingleSpots } from './domain/map-spots.ts'
import {
  type Place,
  type PlaceKind,
  type Point,
  type PointHoliday,
  type PointKind,
  type PointState,
  pointKinds,
  type SidesCm,
  stateOf,
} from './domain/point.ts'
import { isNumber } from './domain/search-words.ts'

export type PointFilter = {
  bounds: Bounds
  kinds: readonly PointKind[]
  codOnly: boolean
  /** Longest side first; zeros fit everywhere. */
  parcel: { weightGrams: number; sidesCm: SidesCm } | undefined
  openAt: WeekMoment | undefined
  /** The moment that is asked about, and its day in Tashkent. */
  now: Date
  today: string
  /** Folded: letters and digits only, so none is a sign of `like`. */
  words: readonly string[]
  /** Only points of these districts. */
  districtIds: readonly number[] | undefined
  /** Points of these come before those whose district or region only sounds so. */
  meantIds: readonly number[]
}

/** Nearest first from here; with a radius nothing beyond it. */
export type Origin = { lat: number; lon: number; radiusKm: number | undefined }

type Spans = [number, number][]
type RowOf<Kind extends PlaceKind> = Omit<Point, 'kind' | 'hours' | 'holidays' | 'limits'> & {
  kind: Kind
  hours: Spans[]
  holidays: (Omit<PointHoliday, 'hours'> & { hours: Spans })[]
  maxGrams: number
  sideLong: number
  sideMiddle: number
  sideShort: number
}
type PointRow = RowOf<PointKind>
type PlaceRow = RowOf<PlaceKind>

const earthRadiusKm = 6371

const columns = sql`id, kind, name, address, landmark, district_id as "districtId", lat, lon, hours, services,
      max_grams as "maxGrams", side_long_cm as "sideLong", side_middle_cm as "sideMiddle",
      side_short_cm as "sideShort", cod, capacity, occupied, closed, holidays, photos, full_by_hand as "fullByHand",
      closed_until as "closedUntil", to_char(closes_on, 'YYYY-MM-DD') as "closesOn"`

/** What may be told to anybody: a depot is never found this way. */
const isKnown = sql`kind = any (${pointKinds}::text[])`

/** Its doors stay shut, whatever its hours say: `isShut` of the domain. */
const isShut = (f: ReturnType<typeof parametersOf>) => sql`
  (closed or coalesce(closed_until > ${f.now}::timestamptz, false) or coalesce(closes_on <= ${f.today}::date, false))`

/** It takes parcels now: `stateOf` of the domain is `open`. */
const takesNow = (f: ReturnType<typeof parametersOf>) => sql`
  (not ${isShut(f)} and not full_by_hand and closes_on is null and occupied < capacity)`

/** The one meaning of a filter, for the list and for the map. What has closed for good is found by its number only. */
const isWanted = (f: ReturnType<typeof parametersOf>) => sql`
    point(lon, lat) <@ box(point(${f.west}, ${f.south}), point(${f.east}, ${f.north}))
      and kind = any (${f.kinds}::text[])
      and (cod or not ${f.codOnly}::boolean)
      and (${f.grams}::integer is null or (
        ${takesNow(f)} and max_grams >= ${f.grams} and side_long_cm >= ${f.long}
        and side_middle_cm >= ${f.middle} and side_short_cm >= ${f.short}))
      and (${f.weekday}::integer is null or (not ${isShut(f)} and exists (
        select from jsonb_array_elements(coalesce(
          (select holiday -> 'hours' from jsonb_array_elements(holidays) as holiday
           where holiday ->> 'day' = ${f.today}),
          hours -> ${f.weekday}::integer)) as span
        where (span ->> 0)::integer <= ${f.minute} and ${f.minute} < (span ->> 1)::integer)))
      and (${f.districts}::integer[] is null or district_id = any (${f.districts}::integer[]))
      and search_text like all (${f.parts}::text[])
      and coalesce(closes_on > ${f.today}::date, true)`

/** How well the words fit, best is most: a better match comes before a nearer one. */
export type FoundPoint = Point & { fit: number }

export async function findPoints(
  db: Db,
  filter: PointFilter,
  origin: Origin | undefined,
  limit: number,
): Promise<FoundPoint[]> {
  const f = parametersOf(filter)
  const o = chordsFrom(origin)
  const rows = await db.many<PointRow & { fit: number }>(sql`
    select ${columns}, fit
    from pickup_point,
      lateral (select ${o.weight} * (sind((lat - ${o.lat}) / 2) ^ 2
        + cosd(lat) * cosd(${o.lat}) * sind((lon - ${o.lon}) / 2) ^ 2) as chord) as far,
      lateral (select
        2 * (district_id = any (${f.meant}::integer[]) or split_part(search_text, '|', 1) like all (${f.parts}::text[]))::integer
        + (search_text like all (${f.starts}::text[]))::integer as fit) as words
    where ${isWanted(f)}
      and chord <= ${o.longestChord}
    order by fit desc, chord, id
    limit ${limit}`)
  return rows.map(({ fit, ...row }) => ({ ...toPoint(row), fit }))
}

/** One by one while they are few, gathered by the cells of the grid when they are many. */
export async function findMapSpots(
  db: Db,
  filter: PointFilter,
  grid: Grid,
  locale: string,
): Promise<MapSpot[]> {
  const single = await findSingleSpots(db, filter, locale)
  if (single.length <= mostSingleSpots) return single
  const rows = await findCells(db, filter, grid, locale)
  return rows.map(({ id, kind, name, lat, lon, takes, count }) =>
    count === 1 ? { id, kind, name, lat, lon, takes, count } : { kind: 'cluster', lat, lon, count },
  )
}

type SingleSpot = Extract<MapSpot, { count: 1 }>

function findSingleSpots(db: Db, filter: PointFilter, locale: string): Promise<SingleSpot[]> {
  const f = parametersOf(filter)
  return db.many<SingleSpot>(sql`
    select id, kind, name ->> ${locale} as name, lat, lon, ${takesNow(f)} as takes, 1 as count
    from pickup_point
    where ${isWanted(f)}
    limit ${mostSingleSpots + 1}`)
}

type CellRow = Omit<SingleSpot, 'count'> & { count: number }

/** A cell with several points answers their middle; id, kind and name are then of any of them. */
function findCells(db: Db, filter: PointFilter, grid: Grid, locale: string): Promise<CellRow[]> {
  const f = parametersOf(filter)
  return db.many<CellRow>(sql`
    select min(id) as id, min(kind) as kind, min(name ->> ${locale}) as name, avg(lat) as lat, avg(lon) as lon,
      bool_or(${takesNow(f)}) as takes, count(*) as count
    from pickup_point
    where ${isWanted(f)}
    group by floor((lat - ${grid.south}) / ${grid.cellDegrees}), floor((lon - ${grid.west}) / ${grid.cellDegrees})`)
}

export async function findPoint(db: Db, id: number): Promise<Point | undefined> {
  const row = await db.maybe<PointRow>(sql`
    select ${columns}
    from pickup_point where id = ${id} and ${isKnown}`)
  return row && toPoint(row)
}

/** Any place of ours, for staff and for what they do: depots too. */
export async function findPlace(db: Db, id: number): Promise<Place | undefined> {
  const row = await db.maybe<PlaceRow>(sql`select ${columns} from pickup_point where id = ${id}`)
  return row && toPoint(row)
}

export async function findPlacesBy(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, Place>> {
  const rows = await db.many<PlaceRow>(
    sql`select ${columns} from pickup_point where id = any (${ids}::bigint[])`,
  )
  return new Map(rows.map((row) => [row.id, toPoint(row)]))
}

export type NamedPoint = Pick<Point, 'id' | 'districtId' | 'name' | 'address' | 'limits' | 'cod'> & {
  state: PointState
}

/** All points that have not closed for good, by what a table of parcels needs to know of them. */
export async function findNamedPoints(db: Db, now: Date): Promise<NamedPoint[]> {
  const rows = await db.many<PointRow>(sql`
    select ${columns} from pickup_point
    where ${isKnown} and coalesce(closes_on > ${tashkentDay(now)}::date, true) order by id`)
  return rows.map(toPoint).map(({ id, districtId, name, address, limits, cod, ...rest }) => ({
    id,
    districtId,
    name,
    address,
    limits,
    cod,
    state: stateOf({ ...rest }, now),
  }))
}

export async function isDepot(db: Db, id: number): Promise<boolean> {
  return (await db.maybe(sql`select id from pickup_point where id = ${id} and kind = 'depot'`)) !== undefined
}

/** At work, by their numbers: few enough to be chosen from a list. */
export async function findDepots(db: Db): Promise<Place[]> {
  const rows = await db.many<PlaceRow>(sql`
    select ${columns} from pickup_point where kind = 'depot' and not closed and closes_on is null
    order by id limit ${mostDepots}`)
  return rows.map(toPoint)
}

const mostDepots = 200

/** In each of the districts one counter that takes parcels and money. */
export async function findCounters(
  db: Db,
  districts: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const rows = await db.many<{ id: number; district: number }>(sql`
    select distinct on (district_id) id, district_id as district from pickup_point
    where district_id = any (${districts}::integer[]) and kind = 'point' and cod and not closed and closes_on is null
      and occupied < capacity
    order by district_id, id`)
  return new Map(rows.map(({ id, district }) => [district, id]))
}

export type PointToKeep = Omit<Place, 'photos' | 'fullByHand' | 'closedUntil' | 'closesOn'> & {
  searchText: string
}

/** As a row of JSON is read back. */
const shape = sql`(
      id bigint, kind text, name jsonb, address jsonb, landmark jsonb, "districtId" integer, lat double precision,
      lon double precision, hours jsonb, holidays jsonb, services text[], "maxGrams" integer, sides integer[], cod boolean,
      capacity integer, occupied integer, closed boolean, "searchText" text)`

const rowOf = ({ hours, holidays, limits: { weightGrams, sidesCm }, ...rest }: PointToKeep) => ({
  ...rest,
  hours: hours.map(pairsOf),
  holidays: holidays.map((holiday) => ({ ...holiday, hours: pairsOf(holiday.hours) })),
  maxGrams: weightGrams,
  sides: sidesCm,
})

const pairsOf = (spans: readonly Span[]) => spans.map(({ from, to }) => [from, to])

/** All of them in one statement: five thousand take a fraction of a second. */
export async function insertPoints(db: Db, points: readonly PointToKeep[]): Promise<void> {
  await db.run(sql`
    insert into pickup_point (id, kind, name, address, landmark, district_id, lat, lon, hours, holidays, services, max_grams,
      side_long_cm, side_middle_cm, side_short_cm, cod, capacity, occupied, closed, search_text, change_no)
    select id, kind, name, address, landmark, "districtId", lat, lon, hours, holidays, services, "maxGrams",
      sides[1], sides[2], sides[3], cod, capacity, occupied, closed, "searchText", nextval('point_change')
    from jsonb_to_recordset(${JSON.stringify(points.map(rowOf))}::jsonb) as row ${shape}`)
}

/** Numbers that no point has had. */
export async function takePointIds(tx: Db, count: number): Promise<number[]> {
  const rows = await tx.many<{ id: number }>(sql`
    select nextval(pg_get_serial_sequence('pickup_point', 'id')) as id from generate_series(1, ${count}::integer)`)
  return rows.map(({ id }) => id)
}

/** After points whose numbers were given: the next one comes after them. */
export async function goOnAfterLastId(tx: Db): Promise<void> {
  await tx.run(sql`
    select setval(pg_get_serial_sequence('pickup_point', 'id'), (select max(id) from pickup_point))`)
}

/** Written anew, but for what is counted and what its agents say; a colleague's copy is out of date from now on. */
export async function savePoint(tx: Db, point: PointToKeep): Promise<void> {
  await tx.run(sql`
    update pickup_point set kind = row.kind, name = row.name, address = row.address, landmark = row.landmark,
      district_id = row."districtId", lat = row.lat, lon = row.lon, hours = row.hours, holidays = row.holidays,
      services = row.services, max_grams = row."maxGrams", side_long_cm = row.sides[1],
      side_middle_cm = row.sides[2], side_short_cm = row.sides[3], cod = row.cod, capacity = row.capacity,
      search_text = row."searchText", version = pickup_point.version + 1, change_no = nextval('point_change')
    from jsonb_to_recordset(${JSON.stringify([rowOf(point)])}::jsonb) as row ${shape}
    where pickup_point.id = row.id`)
}

function parametersOf(filter: PointFilter) {
  const { bounds, kinds, codOnly, parcel, openAt, words, districtIds, meantIds, now, today } = filter
  const [long, middle, short] = parcel?.sidesCm ?? [0, 0, 0]
  return {
    ...bounds,
    kinds,
    codOnly,
    grams: parcel?.weightGrams ?? null,
    // Whole centimetres are compared: a side of 34.2 needs 35.
    long: Math.ceil(long),
    middle: Math.ceil(middle),
    short: Math.ceil(short),
    weekday: openAt?.weekday ?? null,
    minute: openAt?.minute ?? 0,
    now,
    today,
    districts: districtIds ?? null,
    parts: words.map((word) => (isNumber(word) ? `% ${word} %` : `%${word}%`)),
    starts: words.map((word) => `% ${word}%`),
    meant: meantIds,
  }
}

/** Chords of the Earth, which grow with the distance and are cheaper to compare. Without an origin all are nought. */
function chordsFrom(origin: Origin | undefined) {
  if (!origin) return { lat: 0, lon: 0, weight: 0, longestChord: 1 }
  const { lat, lon, radiusKm } = origin
  const longestChord = radiusKm === undefined ? 1 : Math.sin(radiusKm / (2 * earthRadiusKm)) ** 2
  return { lat, lon, weight: 1, longestChord }
}

function toPoint<Kind extends PlaceKind>(row: RowOf<Kind>): Omit<Place, 'kind'> & { kind: Kind } {
  const { hours, holidays, maxGrams, sideLong, sideMiddle, sideShort, ...rest } = row
  const toSpans = (spans: Spans): Span[] => spans.map(([from, to]) => ({ from, to }))
  return {
    ...rest,
    hours: hours.map(toSpans),
    holidays: holidays.map((holiday) => ({ ...holiday, hours: toSpans(holiday.hours) })),
    limits: { weightGrams: maxGrams, sidesCm: [sideLong, sideMiddle, sideShort] },
  }
}

/** How many are at work, by kind. */
export async function countPoints(db: Db): Promise<{ points: number; lockers: number }> {
  return db.one<{ points: number; lockers: number }>(sql`
    select count(*) filter (where kind = 'point')::integer as points,
      count(*) filter (where kind = 'locker')::integer as lockers
    from pickup_point where not closed and closes_on is null`)
}

export type ChangedPoint = Point & { changeNo: number }

/** What open pages have not heard of, oldest first. */
export async function findChanges(db: Db, after: number, limit: number): Promise<ChangedPoint[]> {
  const rows = await db.many<PointRow & { changeNo: number }>(sql`
    select ${columns}, change_no as "changeNo" from pickup_point
    where change_no > ${after} and ${isKnown} order by change_no limit ${limit}`)
  return rows.map(({ changeNo, ...row }) => ({ ...toPoint(row), changeNo }))
}

export async function findLastChange(db: Db): Promise<number> {
  const { last } = await db.one<{ last: number }>(sql`
    select coalesce(max(change_no), 0)::bigint as last from pickup_point`)
  return last
}

/** What becomes of a point while it is held is decided by whoever holds it. */
export async function holdPoint(tx: Db, id: number): Promise<Point | undefined> {
  const row = await tx.maybe<PointRow>(sql`
    select ${columns} from pickup_point where id = ${id} and ${isKnown} for update`)
  return row && toPoint(row)
}

export async function holdPlace(tx: Db, id: number): Promise<Place | undefined> {
  const row = await tx.maybe<PlaceRow>(sql`select ${columns} from pickup_point where id = ${id} for update`)
  return row && toPoint(row)
}

export async function saveAvailability(
  tx: Db,
  id: number,
  { fullByHand, closedUntil, closed, note }: Availability & { closed: boolean; note: string | null },
): Promise<void> {
  await tx.run(sql`
    update pickup_point set full_by_hand = ${fullByHand}, closed_until = ${closedUntil}, availability_note = ${note},
      closed = ${closed}, change_no = nextval('point_change')
    where id = ${id}`)
}

type Shift = { before: number; occupied: number; capacity: number }

/** A parcel came or left. What people carry over the counter is never refused by a number. */
export function saveShift(tx: Db, id: number, by: 1 | -1): Promise<Shift | undefined> {
  return tx.maybe<Shift>(sql`
    update pickup_point set occupied = greatest(0, pickup_point.occupied + ${by}::integer)
    from (select id, occupied from pickup_point where id = ${id} for update) as held
    where pickup_point.id = held.id
    returning held.occupied as before, pickup_point.occupied, pickup_point.capacity`)
}

/** How many parcels it holds from now on, where that is counted by doors. */
export async function saveCapacity(tx: Db, id: number, capacity: number): Promise<void> {
  await tx.run(sql`update pickup_point set capacity = ${capacity} where id = ${id}`)
}

export async function saveChange(tx: Db, id: number): Promise<void> {
  await tx.run(sql`update pickup_point set change_no = nextval('point_change') where id = ${id}`)
}
