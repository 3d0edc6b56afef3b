import { assert } from '#kernel/assert.ts'
import { ok, type Result } from '#kernel/result.ts'
import { seeDevice } from '#modules/accounts/index.ts'
import {
  hasBeenWith,
  type Order,
  orderOfScan,
  ordersOfScan,
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
import { keepIncident, settleReport } from './incidents.service.ts'
import { isConflict, type Outcome, outcomeOf, refusalOf } from './outcome.ts'
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
type Spoken = Pick<RequestContext, 'translate'>

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
  const day = context.caller.kind === 'courier' ? await dayOf(context, settings, person) : nothing
  return ok({
    server_time: context.now.toISOString(),
    cursor: cursorOf(day.stops),
    clock_off_ms: offMs,
    results,
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

/** In the order in which the phone has counted them, by our clock. */
async function timed(
  { db, now }: RequestContext,
  person: number,
  { actions, device_id: device }: SyncRequest,
  offMs: number,
): Promise<Timed[]> {
  const told = actions
    .map((action) => ({ ...action, toldAt: new Date(action.happened_at) }))
    .sort((a, b) => a.seq - b.seq)
  const [first] = told
  if (!first) return []
  const after = await findHappenedBefore(db, { person, device, seq: first.seq, toldAt: first.toldAt })
  return correctedTimes(told, { offMs, now, after })
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
    if (known) return resultOf(context, known, known.state === 'done' ? 'repeated' : known.state)
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

type About = Heard & { order?: Order; incidentId?: number | undefined }

/** A bag stands for all that is in it: what is wrong with one of them is told. */
async function heardOf(context: RequestContext, person: number, action: Timed): Promise<About> {
  const orders = await ordersOfScan(context.db, action.parcel, action.verb as Verb)
  let told: About = refused('not_found')
  for (const order of orders) {
    const now = await heard(context, person, action, order)
    if (now.how === 'counted') await hearWaiting(context, order.id)
    if (order === orders[0] || told.outcome.state === 'done') told = { ...now, order }
  }
  return told
}

const sealedFor = 'field report'

type Heard = { outcome: Outcome; how?: Told['how'] }

const refused = (code: string): Heard => ({
  outcome: { state: 'refused', code, values: null, waiting: false },
})

async function heard(context: RequestContext, person: number, action: Timed, order: Order): Promise<About> {
  if (JSON.stringify(action.input).length > fieldLimits.inputBytes) return refused('invalid_input')
  const isScan = action.parcel.trim() !== String(order.id)
  const isTheirs = isScan || (await hasBeenWith(context.db, order.id, person))
  const scene = await sceneOf(context, isTheirs ? order.trackingCode : undefined)
  const told = await hear(context.db, scene, action, order)
  return {
    ...told,
    incidentId: await keepIncident(context.db, scene, { action, order, outcome: told.outcome }),
  }
}

type Sayable = Pick<Timed, 'client_id' | 'verb' | 'input' | 'happenedAt'>

/** Does what the report says, or says why not. */
async function hear(tx: Db, scene: Scene, action: Sayable, order: Order): Promise<Heard> {
  const verb = verbFor(scene.doer.actor, action.verb)
  if (!verb) return refused('action_not_allowed')
  const happenedAt = new Date(Math.max(action.happenedAt.getTime(), order.createdAt.getTime()))
  const told = { ...action.input, event_id: action.client_id, happened_at: happenedAt.toISOString() }
  const report = reportOf(verb, told)
  if (!report.ok || !namesFiles(report.value)) return refused('invalid_input')
  const person = scene.doer.personId ?? 0
  const named = await withFiles(tx, report.value, { person, orderId: order.id, now: scene.now })
  const done = await tell(tx, scene, {
    orderId: order.id,
    verb,
    report: { ...named.report, event_id: action.client_id },
    stillToCome: named.stillToCome,
  })
  if (done.ok) return { outcome: outcomeOf(done.value), how: done.value.how }
  const failure = spoken(done.error, scene)
  return { outcome: refusalOf({ failure, order, verb, person }) }
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
    await saveOutcome(context.db, { ...row, ...outcome })
    await settleReport(context.db, row.clientId, context.now)
    return true
  }
  return false
}

function doerOf({ actor, personId, pointId }: ReportRow, { trackingCode: scan }: Order): Scene['doer'] {
  const point = pointId ?? undefined
  const reach =
    actor === 'agent'
      ? ({ kind: 'agent', person: personId, point, scan } as const)
      : ({ kind: 'courier', person: personId, scan } as const)
  return { actor, personId, pointId: point, reach }
}

function resultOf({ translate }: Spoken, row: ReportRow, state: ReportResult['state']): ReportResult {
  return {
    client_id: row.clientId,
    state,
    ...(row.code === null ? {} : { code: row.code, message: wordsOf(translate, row.code, row.values) }),
    ...(row.orderId === null ? {} : { order_id: String(row.orderId) }),
    ...(row.incidentId === null ? {} : { incident_id: String(row.incidentId) }),
  }
}

const wordsOf = (translate: Spoken['translate'], code: string, values: Record<string, string> | null) =>
  isConflict(code)
    ? translate(`field.conflicts.${code}`)
    : translate(`errors.${code}` as MessageKey, values ?? {})
