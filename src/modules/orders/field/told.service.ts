import { createHash } from 'node:crypto'
import { assert } from '#kernel/assert.ts'
import { err, ok, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/database.ts'
import type { FieldError } from '#platform/http/errors.ts'
import { fieldErrors } from '#platform/http/field-errors.ts'
import { judge } from '../domain/judge.ts'
import { lifecycle } from '../domain/lifecycle.ts'
import { type Order, termsOf } from '../domain/order.ts'
import { project } from '../domain/projection.ts'
import type { WithoutYes } from '../domain/reweigh.ts'
import type { Actor, Verb } from '../domain/words.ts'
import type { ActFailure } from '../life/act-failure.ts'
import { findOrder, lockOrder } from '../life/order.repo.ts'
import { findLog } from '../life/order-event.repo.ts'
import type { Scene } from '../life/scene.service.ts'
import { orderVerbsCalls } from '../verbs/order-verbs.calls.ts'
import type { Report } from '../verbs/order-verbs.contract.ts'
import { performIn } from '../verbs/verbs.service.ts'

type CalledVerb = keyof typeof orderVerbsCalls

/** A verb that this kind of person has at all, in some state of an order. */
export function verbFor(actor: Actor, name: string): CalledVerb | undefined {
  const verb = Object.keys(orderVerbsCalls).find((known) => known === name) as CalledVerb | undefined
  return verb && lifecycle.some((row) => row.verb === verb && row.who.includes(actor)) ? verb : undefined
}

/** What a verb takes, read from what a phone has kept; never whom somebody else is to be. */
export function reportOf(verb: CalledVerb, input: unknown): Result<Report, readonly FieldError[]> {
  const { body } = orderVerbsCalls[verb]
  assert(body, 'a report has a shape')
  const read = body.safeParse(input)
  if (!read.success) return err(fieldErrors(read.error))
  const { version: _, scan: __, ...report } = read.data as Report
  return ok(report)
}

/** Whether this person has had to do with the order: what they tell of it is heard, whoever has it now. */
export async function hasBeenWith(db: Db, orderId: number, person: number): Promise<boolean> {
  const log = await findLog(db, orderId)
  return log.some(({ personId, courierId }) => personId === person || courierId === person)
}

/** Whether the order is within reach of whoever tells of it. */
export const isReached = async (tx: Db, { doer }: Scene, orderId: number): Promise<boolean> =>
  (await findOrder(tx, orderId, doer.reach)) !== undefined

/**
 * What a phone with a wrong clock tells of a time before there was an order: the first moment at which it can have happened,
 * as the log has it; the last one known if there is none. Never before the order itself.
 */
export async function firstMomentOf(
  tx: Db,
  { doer, now }: Scene,
  order: Order,
  { id, verb }: { id: string; verb: Verb },
): Promise<Date> {
  await lockOrder(tx, order.id)
  const { actor, personId, pointId } = doer
  const [terms, log] = [termsOf(order), await findLog(tx, order.id)]
  const told = { id, seq: Number.MAX_SAFE_INTEGER, verb, actor, personId, pointId, recordedAt: now }
  const courierId = actor === 'courier' ? personId : undefined
  const known = project(terms, log).effective.map(({ happenedAt }) => happenedAt)
  const fits = (happenedAt: Date) => judge(terms, log, { ...told, courierId, happenedAt }).kind === 'counts'
  return known.find(fits) ?? known.at(-1) ?? order.createdAt
}

const eventShape = /^[\w-]{8,64}$/

/** What a phone calls its report names the event, unless somebody else's phone has called theirs the same. */
export async function eventIdFor(tx: Db, orderId: number, person: number, told: string): Promise<string> {
  const isTaken = (await findLog(tx, orderId)).some(({ id, personId }) => id === told && personId !== person)
  if (!isTaken && eventShape.test(told)) return told
  return createHash('sha256').update(`event ${person} ${told}`).digest('base64url').slice(0, 32)
}

/** `known`: told before. `noted`: kept in the log, too late to count. */
export type Told = { how: 'counted' | 'noted' | 'known'; order: Order }

export type Telling = {
  orderId: number
  verb: Verb
  report: Report & { event_id: string }
  withoutYes?: WithoutYes | undefined
  /** Pictures that it names and that have not come yet. */
  stillToCome: readonly string[]
}

/** A report from the field: does it, and says whether it counts. */
export async function tell(
  tx: Db,
  scene: Scene,
  { orderId, verb, report, ...settings }: Telling,
): Promise<Result<Told, ActFailure>> {
  await lockOrder(tx, orderId)
  const isKnown = (await findLog(tx, orderId)).some(({ id }) => id === report.event_id)
  const done = await performIn(tx, scene, orderId, verb, report, settings)
  if (!done.ok) return done
  if (isKnown) return ok({ how: 'known', order: done.value })
  const { noted } = project(termsOf(done.value), await findLog(tx, orderId))
  const isNoted = noted.some(({ id }) => id === report.event_id)
  return ok({ how: isNoted ? 'noted' : 'counted', order: done.value })
}
