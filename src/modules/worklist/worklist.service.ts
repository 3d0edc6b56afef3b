import { err, ok, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/database.ts'
import type { RequestContext } from '#platform/http/route.ts'
import { handedOver, readBoard, rowsOf } from './board.service.ts'
import { orderOfKey, type Queue, queues, settledByHand } from './domain/queues.ts'
import { bySoonest, type Waiting } from './domain/work.ts'
import type { WorkSource } from './source.ts'
import { findItems, findKeysOf, findLastNotes, findLines, type LineRow } from './work-item.repo.ts'
import type {
  QueueList,
  QueuesQuery,
  WorkDetail,
  WorkItemAnswer,
  WorkList,
  WorkParcel,
  WorkQuery,
} from './worklist.contract.ts'

type AuditLine = {
  action: 'work.hand-over' | 'work.settle'
  object: string
  before?: unknown
  after?: unknown
}

/** What the queues need of other modules, which know this one: they are wired where everything is. */
export type WorkDoors = {
  sources: readonly WorkSource[]
  /** Of the caller, and of a colleague whom a thing is given to. */
  may(role: string, action: string): boolean
  parcels(db: Db, ids: readonly number[], context: RequestContext): Promise<ReadonlyMap<number, WorkParcel>>
  people(db: Db, ids: readonly (number | null)[]): Promise<ReadonlyMap<number, { fullName: string }>>
  colleagues(db: Db): Promise<readonly Colleague[]>
  record(tx: Db, context: RequestContext, line: AuditLine): Promise<void>
}

export type Colleague = { id: string; name: string; role: string }

const mostLines = 100
const mostOwn = 200

/** One thing may wait in two queues: it is told in the first of them that is named here. */
const bySeverity = (a: Waiting, b: Waiting) =>
  Number(a.queue === 'handed_over') - Number(b.queue === 'handed_over') || bySoonest(a, b)

export const allSources = ({ sources }: WorkDoors): WorkSource[] => [...sources, handedOver]

const sourcesFor = (doors: WorkDoors, role: string): WorkSource[] =>
  allSources(doors).filter(({ action }) => doors.may(role, action))

const queuesFor = (doors: WorkDoors, role: string) =>
  new Set(sourcesFor(doors, role).map(({ queue }) => queue))

/** Every queue it waits in is theirs to deal with; an order is so also where it waits for nothing. */
export function mayDeal(doors: WorkDoors, role: string, key: string, rows: readonly Waiting[]): boolean {
  const theirs = queuesFor(doors, role)
  const isTheirs = orderOfKey(key) === undefined || doors.may(role, 'order.manage')
  return isTheirs && rows.every(({ queue }) => theirs.has(queue))
}

/** Those whom it can be given to. */
export const colleaguesFor = async (doors: WorkDoors, db: Db, key: string, rows: readonly Waiting[]) =>
  (await doors.colleagues(db)).filter(({ role }) => mayDeal(doors, role, key, rows))

/** Those of them that the caller sees. */
function seenOf(doors: WorkDoors, { caller }: RequestContext, rows: readonly Waiting[]): Waiting[] {
  const seen = queuesFor(doors, caller.kind)
  return rows.filter(({ queue }) => seen.has(queue))
}

export async function listQueues(
  doors: WorkDoors,
  context: RequestContext,
  { region }: QueuesQuery,
): Promise<Result<QueueList, never>> {
  const seen = queuesFor(doors, context.caller.kind)
  const board = await readBoard(context.db, allSources(doors), { now: context.now, region })
  const me = context.caller.person
  return ok(
    queues
      .filter((queue) => seen.has(queue))
      .map((queue) => {
        const { count = 0, rows = [] } = board.get(queue) ?? {}
        return {
          queue,
          count,
          oldest_due: rows[0]?.due.toISOString() ?? null,
          mine: rows.filter(({ ownerId }) => ownerId !== null && ownerId === me).length,
        }
      }),
  )
}

export async function listWork(
  doors: WorkDoors,
  context: RequestContext,
  query: WorkQuery,
): Promise<Result<WorkList, never>> {
  const found = query.owner === 'me' ? await ownWork(doors, context) : await allWork(doors, context, query)
  const wanted = (row: Waiting) =>
    (query.queue === undefined || row.queue === query.queue) &&
    (query.owner !== 'nobody' || row.ownerId === null)
  const rows = oncePerThing(found.rows.filter(wanted))
  const page = rows.slice(0, query.limit)
  const counted = query.owner === undefined ? found.counts : new Map<Queue, number>()
  const all =
    query.queue === undefined
      ? [...counted.values()].reduce((sum, count) => sum + count, 0)
      : (counted.get(query.queue) ?? 0)
  return ok({
    items: await answersOf(doors, context, page),
    more: Math.max(rows.length, all) - page.length,
  })
}

type Work = { rows: Waiting[]; counts: ReadonlyMap<Queue, number> }

async function allWork(doors: WorkDoors, context: RequestContext, { region }: WorkQuery): Promise<Work> {
  const { db, now } = context
  const board = await readBoard(db, allSources(doors), { now, region })
  const seen = sourcesFor(doors, context.caller.kind).flatMap(({ queue }) => board.get(queue) ?? [])
  return {
    rows: seen.flatMap(({ rows }) => rows),
    counts: new Map(seen.map(({ queue, count }) => [queue, count])),
  }
}

async function ownWork(doors: WorkDoors, context: RequestContext): Promise<Work> {
  const { db, now, caller } = context
  const { person } = caller
  const keys = person === undefined ? [] : await findKeysOf(db, person, mostOwn)
  const rows = await rowsOf(db, sourcesFor(doors, context.caller.kind), { now, keys })
  return { rows: rows.filter(({ ownerId }) => ownerId === person), counts: new Map() }
}

function oncePerThing(rows: readonly Waiting[]): Waiting[] {
  const first = new Map<string, Waiting>()
  for (const row of [...rows].sort(bySeverity)) if (!first.has(row.key)) first.set(row.key, row)
  return [...first.values()].sort(bySoonest)
}

/** Also of what waits nowhere: an order can be spoken of at any time. */
export async function readWork(
  doors: WorkDoors,
  context: RequestContext,
  key: string,
): Promise<Result<WorkDetail, { code: 'not_found' }>> {
  const { db, now } = context
  const rows = await rowsOf(db, allSources(doors), { now, keys: [key] })
  const known = await isKnown(doors, context, key, rows)
  return known ? ok(await detailOf(doors, context, key, rows)) : err({ code: 'not_found' })
}

/** It waits in a queue that the caller sees, or is an order. */
export async function isKnown(
  doors: WorkDoors,
  context: RequestContext,
  key: string,
  rows: readonly Waiting[],
): Promise<boolean> {
  if (seenOf(doors, context, rows).length > 0) return true
  const order = orderOfKey(key)
  return order !== undefined && (await doors.parcels(context.db, [order], context)).has(order)
}

export async function detailOf(
  doors: WorkDoors,
  context: RequestContext,
  key: string,
  all: readonly Waiting[],
): Promise<WorkDetail> {
  const { db } = context
  const rows = seenOf(doors, context, all)
  const [[item], lines, colleagues, items] = await Promise.all([
    findItems(db, [key]),
    findLines(db, key, mostLines),
    colleaguesFor(doors, db, key, all),
    answersOf(doors, context, rows),
  ])
  const people = await doors.people(db, [
    item?.ownerId ?? null,
    ...lines.flatMap(({ byId, toId }) => [byId, toId]),
  ])
  const named = nameIn(people)
  const [first] = rows
  // Of what waits, its owner is whoever took it since it began to wait; else whoever took it last.
  const owner = first ? first.ownerId : (item?.ownerId ?? null)
  const takenAt = first ? first.takenAt : (item?.takenAt ?? null)
  return {
    key,
    items,
    owner: items[0] ? items[0].owner : named(owner),
    taken_at: takenAt?.toISOString() ?? null,
    lines: lines.map((line) => lineOf(line, named)),
    colleagues: colleagues.map(({ id, name }) => ({ id, full_name: name })),
  }
}

const nameIn = (people: ReadonlyMap<number, { fullName: string }>) => (id: number | null) => {
  const person = id === null ? undefined : people.get(id)
  return person ? { id: String(id), full_name: person.fullName } : null
}

function lineOf(line: LineRow, named: ReturnType<typeof nameIn>): WorkDetail['lines'][number] {
  return {
    id: String(line.id),
    kind: line.kind,
    by: named(line.byId) ?? { id: String(line.byId), full_name: '' },
    to: named(line.toId),
    until: line.until?.toISOString() ?? null,
    text: line.text,
    at: line.at.toISOString(),
  }
}

async function answersOf(
  doors: WorkDoors,
  context: RequestContext,
  rows: readonly Waiting[],
): Promise<WorkItemAnswer[]> {
  const { db } = context
  const [parcels, people, notes] = await Promise.all([
    doors.parcels(db, [...new Set(rows.flatMap(({ orderId }) => orderId ?? []))], context),
    doors.people(
      db,
      rows.map(({ ownerId }) => ownerId),
    ),
    findLastNotes(db, [...new Set(rows.map(({ key }) => key))]),
  ])
  const noteOf = new Map(notes.map(({ key, text }) => [key, text]))
  const named = nameIn(people)
  return rows.map((row) => ({
    key: row.key,
    queue: row.queue,
    deed: row.deed,
    since: row.since.toISOString(),
    due: row.due.toISOString(),
    amount: row.amount,
    about: row.about,
    parcel: (row.orderId !== null && parcels.get(row.orderId)) || null,
    owner: named(row.ownerId),
    taken_at: row.takenAt?.toISOString() ?? null,
    note: noteOf.get(row.key) ?? null,
    settles: settledByHand.includes(row.queue),
  }))
}
