import { type Draws, drawsOf } from '#kernel/drawn.ts'
import { findLog, type Order, readOrders } from '#modules/orders/index.ts'
import type { Db } from '#platform/db/database.ts'
import { enqueue } from '#platform/jobs/outbox.ts'
import { isStillTrue, type NoticeKind, specOf } from '../domain/notices.ts'
import { parcelTemplates } from '../domain/parcel-templates.ts'
import { kindsFor } from '../domain/planning.ts'
import { sendParcelNotice } from '../notices/notice-job.ts'
import { dueOf, happeningOf, kindsApart, type People, peopleOf } from '../notices/plan-notices.service.ts'
import { insertToldBefore, type ToldBefore } from './told-before.repo.ts'

const BATCH = 500
const minuteMs = 60_000

/**
 * What was told of these parcels when it happened, as the record of messages would have it: planned by the same table, sent at
 * the hour it was due. A few did not arrive. What is due only tomorrow is sent tomorrow.
 */
export async function loadDemoNotices(db: Db, orderIds: readonly number[], now: Date): Promise<void> {
  const draws = drawsOf('what people were told')
  const told: ToldBefore[] = []
  const known = new Map<string, Promise<People>>()
  for (const order of await readOrders(db, orderIds)) {
    const of = `${order.ownerId} ${order.receiver.phone}`
    const people = known.get(of) ?? peopleOf(db, order)
    known.set(of, people)
    told.push(...(await toldOf(db, order, await people, { draws, now })))
  }
  for (let from = 0; from < told.length; from += BATCH) {
    const waiting = await insertToldBefore(db, told.slice(from, from + BATCH))
    for (const { noticeId, dueAt } of waiting)
      await enqueue(db, sendParcelNotice, { noticeId }, { startAfter: dueAt })
  }
}

async function toldOf(
  db: Db,
  order: Order,
  people: People,
  { draws, now }: { draws: Draws; now: Date },
): Promise<ToldBefore[]> {
  const log = await findLog(db, order.id)
  const told: ToldBefore[] = []
  for (const event of log) {
    const happening = await happeningOf(db, order, log, event)
    const kinds = kindsApart(happening ? kindsFor(happening) : [], people)
    for (const kind of kinds) {
      const { side } = specOf(kind)
      const to = people[side]
      if (!to) continue
      const { phone, personId, locale } = to
      const plannedAt = event.recordedAt
      const dueAt = dueOf(kind, order, false, plannedAt)
      const facts = {
        orderId: order.id,
        seq: event.seq,
        side,
        kind,
        phone,
        personId: personId ?? null,
        locale,
      }
      const moments = { plannedAt, dueAt, template: parcelTemplates[kind].id }
      told.push({ ...facts, ...moments, ...endOf({ kind, order, dueAt }, draws, now) })
    }
  }
  return told
}

type End = Pick<ToldBefore, 'state' | 'why' | 'status' | 'error' | 'at'>

/** Of a hundred messages some find nobody, and some are lost on the way. */
const faults = ['undelivered', 'undelivered', 'unknown_number', 'refused', 'no_balance', 'timeout'] as const
const LOST_OF = 22
const UNSURE_OF = 15

function endOf(
  { kind, order, dueAt }: { kind: NoticeKind; order: Order; dueAt: Date },
  draws: Draws,
  now: Date,
): End {
  const lost = draws.between(0, LOST_OF) === 0
  const unsure = draws.between(0, UNSURE_OF) === 0
  const error = draws.pick(faults)
  const at = new Date(dueAt.getTime() + draws.between(2, 40) * 1_000)
  const isTrueNow = isStillTrue(kind, order, dueAt)
  if (at >= now) return { state: 'planned', why: null, status: null, error: null, at: null }
  // A reminder of what was fetched meanwhile is no news.
  if (specOf(kind).remindsOfEnd && !isTrueNow)
    return { state: 'dropped', why: 'passed', status: null, error: null, at }
  if (!lost) return { state: 'sent', why: null, status: unsure ? 'sent' : 'delivered', error: null, at }
  // Taken by the gateway, which said later that it had not arrived.
  if (error === 'undelivered') return { state: 'sent', why: null, status: 'failed', error, at: later(at) }
  return { state: 'failed', why: error, status: 'failed', error, at: later(at) }
}

const later = (at: Date) => new Date(at.getTime() + minuteMs)
