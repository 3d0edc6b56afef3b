import type { Db } from '#platform/db/database.ts'
import { type LiveEvent, MAX_EVENTS, type ReadEvents } from '#platform/live/event-stream.ts'
import { notify } from '#platform/live/notice.ts'
import { fullnessStep } from './domain/availability.ts'
import { type PointChange, pointEvents } from './domain/live-words.ts'
import type { ChangedPoint } from './points.repo.ts'
import { findChanges, findLastChange, saveCapacity, saveChange, saveShift } from './points.repo.ts'
import { standingOf } from './points.service.ts'

export const pointsChannel = 'points:all'

/** A point has got a new number of change in this transaction: everybody who looks hears of it with the commit. */
export const tellPointsChanged = (tx: Db) => notify(tx, pointsChannel)

/** A parcel came to a point or left it. Pages are told when that is a step they show. */
export async function shiftOccupied(tx: Db, pointId: number, by: 1 | -1): Promise<void> {
  const shift = await saveShift(tx, pointId, by)
  if (!shift || fullnessStep({ ...shift, occupied: shift.before }) === fullnessStep(shift)) return
  await saveChange(tx, pointId)
  await tellPointsChanged(tx)
}

/** A wall of doors has as much room as it has doors that work. */
export async function changeCapacity(tx: Db, pointId: number, capacity: number): Promise<void> {
  await saveCapacity(tx, pointId, capacity)
  await saveChange(tx, pointId)
  await tellPointsChanged(tx)
}

/** Numbers are given before they are committed: one that is smaller may be seen later, so a few are looked at again. */
const overlap = 50
/** So many of the last changes are told to whoever has just come. */
const justNow = 10
/** Whoever missed more than this asks again for what is shown. */
const mostMissed = 300

type Look = { begunAt: number; rows: Promise<ChangedPoint[]> }
const mostLooks = 8
const looks = new WeakMap<Db, Map<number, Look>>()

/**
 * A change wakes every stream of the process at once, and nearly all of them have heard the same: one look at the database
 * serves whoever wanted to know before it began.
 */
function changesAfter(db: Db, after: number, askedAt: number): Promise<ChangedPoint[]> {
  const kept = looks.get(db) ?? new Map<number, Look>()
  looks.set(db, kept)
  const known = kept.get(after)
  if (known && known.begunAt > askedAt) return known.rows
  const begunAt = performance.now()
  const rows = findChanges(db, after, overlap + mostMissed + 1)
  kept.delete(after)
  kept.set(after, { begunAt, rows })
  for (const oldest of kept.keys()) if (kept.size > mostLooks) kept.delete(oldest)
  return rows
}

/**
 * Reads for one stream. What it has told is remembered by its number, so that the overlap is told once; a stream that
 * resumes elsewhere hears the last few again, which says nothing new and harms nothing.
 */
export function changesFor(db: Db, openedAt: Date): ReadEvents {
  const begun = performance.now()
  const clock = () => new Date(openedAt.getTime() + performance.now() - begun)
  const told = new Map<number, number>()

  /** With what has just changed: between the page and its stream there is a moment in which nobody listened. */
  async function start(): Promise<LiveEvent[]> {
    const last = await findLastChange(db)
    const rows = await findChanges(db, Math.max(0, last - overlap), overlap)
    for (const { id, changeNo } of rows) told.set(id, changeNo)
    const now = clock()
    const recent = rows.slice(-justNow).map((point) => eventOf(point, point.changeNo, now))
    return [...recent, { id: String(last), event: pointEvents.ready, data: {} }]
  }

  return async (since, askedAt) => {
    const mark = Number(since ?? Number.NaN)
    if (!Number.isSafeInteger(mark) || mark < 0) return start()
    const rows = await changesAfter(db, Math.max(0, mark - overlap), askedAt)
    if (rows.filter(({ changeNo }) => changeNo > mark).length > mostMissed) {
      told.clear()
      return [{ id: String(await findLastChange(db)), event: pointEvents.gap, data: {} }]
    }
    const news = rows.filter(({ id, changeNo }) => told.get(id) !== changeNo).slice(0, MAX_EVENTS)
    for (const { id, changeNo } of news) told.set(id, changeNo)
    for (const [id, changeNo] of told) if (changeNo <= mark - overlap) told.delete(id)
    const now = clock()
    return news.map((point) => eventOf(point, mark, now))
  }
}

/** The place in the order never goes back, also when a smaller number was committed later. */
function eventOf(point: ChangedPoint, mark: number, now: Date): LiveEvent {
  const data: PointChange = { id: point.id, ...standingOf(point, now) }
  return { id: String(Math.max(mark, point.changeNo)), event: pointEvents.changed, data }
}
