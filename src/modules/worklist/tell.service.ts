import { assert } from '#kernel/assert.ts'
import { err, ok, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/database.ts'
import type { Failure } from '#platform/http/errors.ts'
import type { RequestContext } from '#platform/http/route.ts'
import { rowsOf } from './board.service.ts'
import { tellDesk } from './desk-news.service.ts'
import { orderOfKey, settledByHand } from './domain/queues.ts'
import type { Waiting, WorkItem } from './domain/work.ts'
import { holdItem, insertLine, saveLook, saveOwner, saveSettled } from './work-item.repo.ts'
import type { HandRequest, NoteRequest, SettleRequest, TakeRequest, WorkDetail } from './worklist.contract.ts'
import { allSources, colleaguesFor, detailOf, isKnown, mayDeal, type WorkDoors } from './worklist.service.ts'

type Held = { tx: Db; me: number; item: WorkItem; rows: readonly Waiting[]; context: RequestContext }
type Told<Code extends string> = Result<WorkDetail, Failure<Code | 'not_found'>>

/** Under the lock of the thing: of two who say something at the same moment, the second knows what the first said. */
async function withHeld<Code extends string>(
  doors: WorkDoors,
  context: RequestContext,
  key: string,
  say: (held: Held) => Promise<Failure<NoInfer<Code>> | undefined>,
): Promise<Told<Code>> {
  const { person } = context.caller
  assert(person !== undefined, 'a visitor reached the desk')
  return context.db.transaction(async (tx) => {
    const inside = { ...context, db: tx }
    // In all its queues: who sees only one of them does not end it in the others.
    const found = () => rowsOf(tx, allSources(doors), { now: context.now, keys: [key] })
    if (!(await isKnown(doors, inside, key, await found()))) return err({ code: 'not_found' })
    const item = await holdItem(tx, key, orderOfKey(key))
    const failure = await say({ tx, me: person, item, rows: await found(), context: inside })
    if (failure) return err(failure)
    await tellDesk(tx)
    // It may wait nowhere any more, and is told all the same.
    return ok(await detailOf(doors, inside, key, await found()))
  })
}

/** No other queue has it: it is in sight as long as it counts as handed over. */
const isOnlyHanded = (rows: readonly Waiting[]) =>
  rows.length > 0 && rows.every(({ queue }) => queue === 'handed_over')

const keptHanded = ({ item, rows }: Held) => (isOnlyHanded(rows) ? item.handedAt : null)

const isTheirs = (doors: WorkDoors, key: string, { rows, context }: Held) =>
  mayDeal(doors, context.caller.kind, key, rows)

/** Whoever has it now: since it began to wait, or of what waits nowhere, at all. */
const ownerOf = ({ item, rows }: Held) => (rows[0] ? rows[0].ownerId : item.ownerId)

async function takenBy(doors: WorkDoors, { tx }: Held, owner: number): Promise<Failure<'work_taken'>> {
  const people = await doors.people(tx, [owner])
  return { code: 'work_taken', values: { name: people.get(owner)?.fullName ?? '' } }
}

export function takeWork(
  doors: WorkDoors,
  context: RequestContext,
  key: string,
  { instead_of: insteadOf }: TakeRequest,
): Promise<Told<'work_taken' | 'work_gone' | 'forbidden'>> {
  return withHeld(doors, context, key, async (held) => {
    const { tx, me, rows } = held
    const owner = ownerOf(held)
    if (owner === me) return undefined
    if (owner !== null && String(owner) !== insteadOf) return takenBy(doors, held, owner)
    if (rows.length === 0) return { code: 'work_gone' }
    if (!isTheirs(doors, key, held)) return { code: 'forbidden' }
    await saveOwner(tx, key, { id: me, at: context.now }, keptHanded(held))
    await insertLine(tx, { key, kind: 'taken', by: me, at: context.now })
    return undefined
  })
}

export function leaveWork(
  doors: WorkDoors,
  context: RequestContext,
  key: string,
): Promise<Told<'work_taken'>> {
  return withHeld(doors, context, key, async (held) => {
    const { tx, me } = held
    const owner = ownerOf(held)
    if (owner === null) return undefined
    if (owner !== me) return takenBy(doors, held, owner)
    await saveOwner(tx, key, undefined, keptHanded(held))
    await insertLine(tx, { key, kind: 'left', by: me, at: context.now })
    return undefined
  })
}

/** By anybody: whoever is ill hands nothing over themselves. */
export function handWork(
  doors: WorkDoors,
  context: RequestContext,
  key: string,
  { to, note }: HandRequest,
): Promise<Told<'colleague_unknown' | 'forbidden'>> {
  return withHeld(doors, context, key, async (held) => {
    const { tx, me, item, rows, context: inside } = held
    if (!isTheirs(doors, key, held)) return { code: 'forbidden' }
    const colleagues = await colleaguesFor(doors, tx, key, rows)
    if (!colleagues.some(({ id }) => id === to)) return { code: 'colleague_unknown' }
    const line = { key, kind: 'handed', by: me, to: Number(to), text: note, at: context.now } as const
    await saveOwner(tx, key, { id: Number(to), at: context.now }, context.now)
    await insertLine(tx, line)
    await doors.record(tx, inside, {
      action: 'work.hand-over',
      object: key,
      before: { owner: item.ownerId === null ? null : String(item.ownerId) },
      after: { owner: to, note: note ?? null },
    })
    return undefined
  })
}

/** A year: what is put off for longer is forgotten. */
const longestLookMs = 366 * 86_400_000

export function noteWork(
  doors: WorkDoors,
  context: RequestContext,
  key: string,
  { text, look_at: lookAt }: NoteRequest,
): Promise<Told<'look_at_in_past' | 'forbidden'>> {
  return withHeld(doors, context, key, async (held) => {
    const { tx, me } = held
    const { now } = context
    const until = lookAt === undefined ? undefined : new Date(lookAt)
    if (until && (until <= now || until.getTime() > now.getTime() + longestLookMs))
      return { code: 'look_at_in_past' }
    if (until && !isTheirs(doors, key, held)) return { code: 'forbidden' }
    if (until) await saveLook(tx, key, { until, at: now })
    await insertLine(tx, { key, kind: until ? 'look' : 'note', by: me, until, text, at: now })
    return undefined
  })
}

/** What leaves a queue by a deed of its own cannot be talked away. */
export function settleWork(
  doors: WorkDoors,
  context: RequestContext,
  key: string,
  { note }: SettleRequest,
): Promise<Told<'work_gone' | 'not_settled_by_hand' | 'forbidden'>> {
  return withHeld(doors, context, key, async (held) => {
    const { tx, me, rows, context: inside } = held
    if (rows.length === 0) return { code: 'work_gone' }
    if (!isTheirs(doors, key, held)) return { code: 'forbidden' }
    if (!rows.every(({ queue }) => settledByHand.includes(queue))) return { code: 'not_settled_by_hand' }
    await saveSettled(tx, key, context.now)
    await insertLine(tx, { key, kind: 'settled', by: me, text: note, at: context.now })
    await doors.record(tx, inside, {
      action: 'work.settle',
      object: key,
      after: { note },
    })
    return undefined
  })
}
