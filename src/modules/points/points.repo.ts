import type { Db } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'
import type { Bounds } from './domain/bounds.ts'
import type { Span, WeekMoment } from './domain/hours.ts'
import { type Grid, type MapSpot, mostSingleSpots } from './domain/map-spots.ts'
import type { Point, PointKind, SidesCm } from './domain/point.ts'
import { isNumber } from './domain/search-words.ts'

export type PointFilter = {
  bounds: Bounds
  kinds: readonly PointKind[]
  codOnly: boolean
  /** Longest side first; zeros fit everywhere. */
  parcel: { weightGrams: number; sidesCm: SidesCm } | undefined
  openAt: WeekMoment | undefined
  /** Folded: letters and digits only, so none is a sign of `like`. */
  words: readonly string[]
  /** Only points of these districts. */
  districtIds: readonly number[] | undefined
  /** Points of these come before those whose district or region only sounds so. */
  meantIds: readonly number[]
}

/** Nearest first from here; with a radius nothing beyond it. */
export type Origin = { lat: number; lon: number; radiusKm: number | undefined }

type PointRow = Omit<Point, 'hours' | 'limits'> & {
  hours: [number, number][][]
  maxGrams: number
  sideLong: number
  sideMiddle: number
  sideShort: number
}

const earthRadiusKm = 6371

const columns = sql`id, kind, name, address, landmark, district_id as "districtId", lat, lon, hours, services,
      max_grams as "maxGrams", side_long_cm as "sideLong", side_middle_cm as "sideMiddle",
      side_short_cm as "sideShort", cod, capacity, occupied, closed`

/** The one meaning of a filter, for the list and for the map. */
const isWanted = (f: ReturnType<typeof parametersOf>) => sql`
    point(lon, lat) <@ box(point(${f.west}, ${f.south}), point(${f.east}, ${f.north}))
      and kind = any (${f.kinds}::text[])
      and (cod or not ${f.codOnly}::boolean)
      and (${f.grams}::integer is null or (
        not closed and occupied < capacity and max_grams >= ${f.grams} and side_long_cm >= ${f.long}
        and side_middle_cm >= ${f.middle} and side_short_cm >= ${f.short}))
      and (${f.weekday}::integer is null or (not closed and exists (
        select from jsonb_array_elements(hours -> ${f.weekday}::integer) as span
        where (span ->> 0)::integer <= ${f.minute} and ${f.minute} < (span ->> 1)::integer)))
      and (${f.districts}::integer[] is null or district_id = any (${f.districts}::integer[]))
      and search_text like all (${f.parts}::text[])`

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
  return rows.map(({ id, kind, name, lat, lon, count }) =>
    count === 1 ? { id, kind, name, lat, lon, count } : { kind: 'cluster', lat, lon, count },
  )
}

type SingleSpot = Extract<MapSpot, { count: 1 }>

function findSingleSpots(db: Db, filter: PointFilter, locale: string): Promise<SingleSpot[]> {
  const f = parametersOf(filter)
  return db.many<SingleSpot>(sql`
    select id, kind, name ->> ${locale} as name, lat, lon, 1 as count
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
      count(*) as count
    from pickup_point
    where ${isWanted(f)}
    group by floor((lat - ${grid.south}) / ${grid.cellDegrees}), floor((lon - ${grid.west}) / ${grid.cellDegrees})`)
}

export async function findPoint(db: Db, id: number): Promise<Point | undefined> {
  const row = await db.maybe<PointRow>(sql`
    select ${columns}
    from pickup_point where id = ${id}`)
  return row && toPoint(row)
}

/** In each of the districts one counter that takes parcels and money. */
export async function findCounters(
  db: Db,
  districts: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const rows = await db.many<{ id: number; district: number }>(sql`
    select distinct on (district_id) id, district_id as district from pickup_point
    where district_id = any (${districts}::integer[]) and kind = 'point' and cod and not closed
      and occupied < capacity
    order by district_id, id`)
  return new Map(rows.map(({ id, district }) => [district, id]))
}

export type PointToKeep = Point & { searchText: string }

/** All of them in one statement: five thousand take a fraction of a second. */
export async function insertPoints(db: Db, points: readonly PointToKeep[]): Promise<void> {
  const rows = points.map(({ hours, limits: { weightGrams, sidesCm }, ...rest }) => ({
    ...rest,
    hours: hours.map((day) => day.map(({ from, to }) => [from, to])),
    maxGrams: weightGrams,
    sides: sidesCm,
  }))
  await db.run(sql`
    insert into pickup_point (id, kind, name, address, landmark, district_id, lat, lon, hours, services, max_grams,
      side_long_cm, side_middle_cm, side_short_cm, cod, capacity, occupied, closed, search_text)
    select id, kind, name, address, landmark, "districtId", lat, lon, hours, services, "maxGrams",
      sides[1], sides[2], sides[3], cod, capacity, occupied, closed, "searchText"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (
      id bigint, kind text, name jsonb, address jsonb, landmark jsonb, "districtId" integer, lat double precision,
      lon double precision, hours jsonb, services text[], "maxGrams" integer, sides integer[], cod boolean,
      capacity integer, occupied integer, closed boolean, "searchText" text)`)
  await db.run(sql`
    select setval(pg_get_serial_sequence('pickup_point', 'id'), (select max(id) from pickup_point))`)
}

function parametersOf(filter: PointFilter) {
  const { bounds, kinds, codOnly, parcel, openAt, words, districtIds, meantIds } = filter
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

function toPoint({ hours, maxGrams, sideLong, sideMiddle, sideShort, ...rest }: PointRow): Point {
  const toSpan = ([from, to]: [number, number]): Span => ({ from, to })
  return {
    ...rest,
    hours: hours.map((day) => day.map(toSpan)),
    limits: { weightGrams: maxGrams, sidesCm: [sideLong, sideMiddle, sideShort] },
  }
}

/** A parcel came to a point or left it. What people carry over the counter is never refused by a number. */
export async function shiftOccupied(tx: Db, pointId: number, by: 1 | -1): Promise<void> {
  await tx.run(sql`
    update pickup_point set occupied = least(capacity, greatest(0, occupied + ${by}::integer)) where id = ${pointId}`)
}

/** How many are at work, by kind. */
export async function countPoints(db: Db): Promise<{ points: number; lockers: number }> {
  return db.one<{ points: number; lockers: number }>(sql`
    select count(*) filter (where kind = 'point')::integer as points,
      count(*) filter (where kind = 'locker')::integer as lockers
    from pickup_point where not closed`)
}
