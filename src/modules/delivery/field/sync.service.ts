import { assert } from '#kernel/assert.ts'
import { ok, type Result } from '#kernel/result.ts'
import { seeDevice } from '#modules/accounts/index.ts'
import {
  type ActFailure,
  eventIdFor,
  firstMomentOf,
  hasBeenWith,
  isBagInstead,
  isGivenTo,
  isReached,
  type Order,
  orderOfScan,
  ordersOfScan,
  reachedByLabel,
  reportOf,
  type Scene,
  sceneOf,
  spoken,
  type Told,
  tell,
  type Verb,
  verbFor,
} from '#modules/orders/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { Failure } from '#platform/http/errors.ts'
import type { RequestContext } from '#platform/http/route.ts'
import type { MessageKey } from '#platform/i18n/translator.ts'
import { fieldLimits } from '../domain/field-words.ts'
import { clockOff, correctedTimes } from '../domain/phone-clock.ts'
import { changedSince, cursorOf } from './cursor.ts'
import type { FieldAction, ReportResult, SyncAnswer, SyncRequest } from './field.contract.ts'
import { namesFiles, withFiles } from './files.service.ts'
import { type Kept, keepIncident, settleReport } from './incidents.service.ts'
import { isConflict, notTheirs, type Outcome, outcomeOf, refusalOf, unknownParcel } from './outcome.ts'
import {
  findHappenedBefore,
  findReport,
  findWaiting,
  insertReport,
  lockReports,
  type ReportRow,
  saveOutcome,
} from './report.repo.ts'
import { type Day, dayOf, type FieldSettings } from './today.service.ts'

type Timed = FieldAction & { toldAt: Date; happenedAt: Date }
type Spoken = Pick<RequestContext, 'locale' | 'translate'>

/** Takes what a phone has to tell, one report after the other, and tells what has changed for it. */
export async function sync(
  context: RequestContext,
  settings: FieldSettings,
  request: SyncRequest,
): Promise<Result<SyncAnswer, Failure<'device_ended'>>> {
  const person = context.caller.person
  assert(person !== undefined, 'a visitor has nothing to tell')
  const seen = await seenDevice(context, person, request.device_id)
  if (!seen.ok) return seen
  const offMs = clockOff(new Date(request.sent_at), context.now)
  const results: ReportResult[] = []
  for (const action of await timed(context, person, request, offMs))
    results.push(await takeAction(context, person, request.device_id, action))
  for (const action of request.actions) if (!isReadable(action)) results.push(unreadable(context, action))
  const asked = new Map(request.actions.map(({ client_id }, at) => [client_id, at]))
  const day = context.caller.kind === 'courier' ? await dayOf(context, settings, person) : nothing
  return ok({
    server_time: context.now.toISOString(),
    cursor: cursorOf(day.stops),
    clock_off_ms: offMs,
    results: results.toSorted((a, b) => (asked.get(a.client_id) ?? 0) - (asked.get(b.client_id) ?? 0)),
    changes: { ...day, ...changedSince(request.cursor, day.stops) },
  })
}

/** A phone that the desk has ended tells and hears nothing any more. */
function seenDevice(
  { db, caller: { kind, session }, userAgent, now }: RequestContext,
  person: number,
  device: string,
): Promise<Result<object, Failure<'device_ended'>>> {
  if (kind !== 'courier' || session === undefined) return Promise.resolve(ok({}))
  return db.transaction((tx) => seeDevice(tx, { person, session, device, userAgent, now }))
}

/** A counter has no stops. */
const nothing: Day = { shift: null, cash: { held: 0, limit: null }, stops: [], incidents: [] }

const isReadable = (action: SyncRequest['actions'][number]): action is FieldAction =>
  action.verb !== undefined

const unreadable = ({ translate }: Spoken, { client_id }: { client_id: string }): ReportResult => ({
  client_id,
  state: 'refused',
  code: 'invalid_input',
  message: translate('errors.invalid_input'),
})

/** No clock of a phone is older, and no calendar of a database knows all years that can be written. */
const sinceThen = (at: Date) => new Date(Math.max(at.getTime(), 0))

/** In the order in which the phone has counted them, by our clock. */
async function timed(
  { db, now }: RequestContext,
  person: number,
  { actions, device_id: device }: SyncRequest,
  offMs: number,
): Promise<Timed[]> {
  const told = actions
    .filter(isReadable)
    .map((action) => ({ ...action, toldAt: sinceThen(new Date(action.happened_at)) }))
    .sort((a, b) => a.seq - b.seq)
  const [first] = told
  if (!first) return []
  const after = await findHappenedBefore(db, { person, device, seq: first.seq, toldAt: first.toldAt })
  return correctedTimes(told, { offMs, now, after }).map((action) => ({
    ...action,
    happenedAt: sinceThen(action.happenedAt),
  }))
}

/** Each in a transaction of its own: what is wrong with one is no reason to lose the others. */
function takeAction(
  context: RequestContext,
  person: number,
  deviceId: string,
  action: Timed,
): Promise<ReportResult> {
  return context.db.transaction(async (tx) => {
    await lockReports(tx, person)
    const known = await findReport(tx, person, action.client_id)
    if (known) return knownAgain(context, known, action)
    const inside = { ...context, db: tx }
    const { order, outcome, how, incidentId } = await heardOf(inside, person, action)
    const row: ReportRow = {
      ...outcome,
      personId: person,
      clientId: action.client_id,
      actor: context.caller.kind === 'agent' ? 'agent' : 'courier',
      pointId: (await sceneOf(inside)).doer.pointId ?? null,
      deviceId,
      seq: action.seq,
      verb: action.verb,
      parcel: action.parcel,
      orderId: order?.id ?? null,
      toldAt: action.toldAt,
      happenedAt: action.happenedAt,
      recordedAt: context.now,
      input: context.secrets.seal(sealedFor, JSON.stringify(action.input)),
      incidentId: incidentId ?? null,
    }
    await insertReport(tx, row)
    return resultOf(context, row, how === 'known' ? 'repeated' : row.state)
  })
}

/** Told again it is answered the same; another report under a name that is taken is not done, and says so. */
function knownAgain(context: RequestContext, known: ReportRow, { verb, parcel, input }: Timed): ReportResult {
  const isSame =
    known.verb === verb &&
    known.parcel === parcel &&
    context.secrets.open(sealedFor, known.input) === JSON.stringify(input)
  if (isSame) return resultOf(context, known, known.state === 'done' ? 'repeated' : known.state)
  const code = 'idempotency_key_reused'
  return {
    client_id: known.clientId,
    state: 'refused',
    code,
    message: context.translate(`errors.${code}`),
  }
}

/** `order`: the one that it is about, once the person is known to reach it. */
type About = Heard & { order?: Order; incidentId?: number | undefined }

/** A bag stands for all that is in it: what is wrong with one of them is told. */
async function heardOf(context: RequestContext, person: number, action: Timed): Promise<About> {
  const orders = await ordersOfScan(context.db, action.parcel, action.verb as Verb)
  const isBag = isBagInstead(action.parcel, action.verb as Verb)
  let told: About = { outcome: isBag ? { ...unknownParcel, code: 'bag_not_parcel' } : unknownParcel }
  for (const order of orders) {
    const now = await heard(context, person, action, order)
    if (now.how === 'counted') await hearWaiting(context, order.id)
    if (order === orders[0] || told.outcome.state === 'done') told = now
  }
  return told
}

const sealedFor = 'field report'

type Heard = { outcome: Outcome; how?: Told['how'] }

async function heard(context: RequestContext, person: number, action: Timed, order: Order): Promise<About> {
  const isScan = action.parcel !== String(order.id)
  const named = await sceneOf(context)
  const isTheirs =
    isScan ||
    (await hasBeenWith(context.db, order.id, person)) ||
    (await isGivenTo(context.db, named, order, action.verb))
  const scene = isTheirs ? reachedByLabel(named, order) : named
  if (!(await isReached(context.db, scene, order.id))) return { outcome: unknownParcel }
  const told = await hear(context.db, scene, action, order)
  const incidentId = await keepIncident(context.db, scene, { action, order, outcome: told.outcome })
  return { ...told, order, incidentId }
}

type Sayable = Pick<Timed, 'client_id' | 'verb' | 'input' | 'happenedAt'>

/** Does what the report says, or says why not. */
async function hear(tx: Db, scene: Scene, action: Sayable, order: Order): Promise<Heard> {
  const person = scene.doer.personId ?? 0
  const verb = verbFor(scene.doer.actor, action.verb)
  const refused = (failure: ActFailure): Heard => ({
    outcome: refusalOf({ failure, order, verb: verb ?? action.verb, person }),
  })
  if (!verb) return { outcome: notTheirs(action.verb) }
  if (JSON.stringify(action.input).length > fieldLimits.inputBytes) return refused({ code: 'invalid_input' })
  const eventId = await eventIdFor(tx, order.id, person, action.client_id)
  const happenedAt =
    action.happenedAt < order.createdAt
      ? await firstMomentOf(tx, scene, order, { id: eventId, verb })
      : action.happenedAt
  const report = reportOf(verb, {
    ...action.input,
    event_id: eventId,
    happened_at: happenedAt.toISOString(),
  })
  if (!report.ok || !namesFiles(report.value)) return refused({ code: 'invalid_input' })
  const named = await withFiles(tx, report.value, { person, orderId: order.id, now: scene.now })
  const done = await tell(tx, scene, {
    orderId: order.id,
    verb,
    report: { ...named.report, event_id: eventId },
    stillToCome: named.stillToCome,
  })
  if (done.ok) return { outcome: outcomeOf(done.value), how: done.value.how }
  return refused(done.error)
}

const MOST_WAITING = 50

/**
 * What did not fit before may fit now: another phone has told what happened in between. Looked at again as long as one of
 * them counts, so that it does not matter whose phone finds the network first.
 */
async function hearWaiting(context: RequestContext, orderId: number): Promise<void> {
  for (let round = 0; round < MOST_WAITING; round++) {
    const waiting = await findWaiting(context.db, orderId, MOST_WAITING)
    const heardNow = await firstThatFits(context, waiting)
    if (!heardNow) return
  }
}

async function firstThatFits(context: RequestContext, waiting: readonly ReportRow[]): Promise<boolean> {
  for (const row of waiting) {
    const order = await orderOfScan(context.db, String(row.orderId))
    const input = context.secrets.open(sealedFor, row.input)
    if (!order || input === undefined) continue
    const scene: Scene = { ...context, doer: doerOf(row, order) }
    const action = {
      client_id: row.clientId,
      verb: row.verb,
      input: JSON.parse(input),
      happenedAt: row.happenedAt,
    }
    const { outcome } = await hear(context.db, scene, action, order)
    if (outcome.waiting) continue
    await saveHeard(context.db, scene, row, { action, order, outcome })
    return true
  }
  return false
}

/** It has counted, or it is known now why it does not: then the desk decides about that. */
async function saveHeard(tx: Db, scene: Scene, row: ReportRow, kept: Kept): Promise<void> {
  const { order, outcome } = kept
  const incidentId = outcome.state === 'done' ? undefined : await keepIncident(tx, scene, kept)
  if (incidentId !== row.incidentId) await settleReport(tx, scene, order, row.clientId)
  await saveOutcome(tx, { ...row, ...outcome, incidentId: incidentId ?? row.incidentId })
}

function doerOf({ actor, personId, pointId }: ReportRow, { trackingCode: scan }: Order): Scene['doer'] {
  const point = pointId ?? undefined
  const reach =
    actor === 'agent'
      ? ({ kind: 'agent', person: personId, point, scan } as const)
      : ({ kind: 'courier', person: personId, scan } as const)
  return { actor, personId, pointId: point, reach }
}

function resultOf(context: Spoken, row: ReportRow, state: ReportResult['state']): ReportResult {
  return {
    client_id: row.clientId,
    state,
    ...(row.code === null ? {} : { code: row.code, message: wordsOf(context, row.code, row.values) }),
    ...(row.orderId === null ? {} : { order_id: String(row.orderId) }),
    ...(row.incidentId === null ? {} : { incident_id: String(row.incidentId) }),
  }
}

/** In the language of whoever reads it, whoever made it be looked at again. */
function wordsOf(context: Spoken, code: string, values: ReportRow['values']): string {
  if (isConflict(code)) return context.translate(`field.conflicts.${code}`)
  const said = spoken({ ...values, code } as ActFailure, context)
  return context.translate(`errors.${code}` as MessageKey, said.values ?? {})
}
