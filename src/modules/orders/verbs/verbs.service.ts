import { err, ok, type Result } from '#kernel/result.ts'
import { recordAudit } from '#modules/accounts/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { Failure, FieldError } from '#platform/http/errors.ts'
import type { ActCode } from '../domain/act-codes.ts'
import type { Order } from '../domain/order.ts'
import type { WithoutYes } from '../domain/reweigh.ts'
import type { Verb } from '../domain/words.ts'
import { attachFiles, filesOfReport, strangeFiles } from '../files/order-files.service.ts'
import { keepScan } from '../incidents/incident.service.ts'
import { act, type Deed } from '../life/act.service.ts'
import type { ActFailure } from '../life/act-failure.ts'
import { findOrder } from '../life/order.repo.ts'
import { sendBack } from '../life/return.service.ts'
import { isRead, orderOfScan, ordersOfScan } from '../life/scan.service.ts'
import { type Scene, spoken } from '../life/scene.service.ts'
import type { OrderDetail } from '../orders.contract.ts'
import { detailFor } from '../read/list.service.ts'
import type { Report } from './order-verbs.contract.ts'

/** What becomes of a parcel that is dearer than agreed while its sender has not said yes. */
export type ReweighSettings = { reweighWithoutYes?: WithoutYes }

/** Does one verb of the lifecycle to what was named or scanned, for whoever calls: one order, or all that is in a bag. */
export function perform(
  scene: Scene,
  scanned: string,
  verb: Verb,
  report: Report,
  withoutYes?: WithoutYes,
): Promise<Result<OrderDetail, Failure<ActCode>>> {
  return scene.db.transaction(async (tx) => {
    let last: Result<Order, ActFailure> = err({ code: 'not_found' })
    for (const order of await ordersOfScan(tx, scanned, verb)) {
      const seen = await withLabel(tx, scene, order, { scanned, label: report.scan })
      const done = await performIn(tx, seen, order.id, verb, report, { withoutYes })
      const kept = done.ok ? undefined : await keepRefused(tx, seen, order, verb, report, done.error)
      if (done.ok || !last.ok) last = kept ? err(kept) : done
    }
    if (!last.ok) return err(spoken(last.error, scene))
    return ok(await detailFor({ ...scene, db: tx }, last.value))
  })
}

type Label = { scanned: string; label: string | undefined }

/** Whoever has read it off the parcel reaches it, also by the label of the way there. */
async function withLabel(tx: Db, scene: Scene, order: Order, { scanned, label }: Label): Promise<Scene> {
  const { reach } = scene.doer
  if (reach.kind !== 'courier' && reach.kind !== 'agent') return scene
  const isLabelRead =
    isRead(scanned) || (label !== undefined && (await orderOfScan(tx, label))?.id === order.id)
  return isLabelRead
    ? { ...scene, doer: { ...scene.doer, reach: { ...reach, scan: order.trackingCode } } }
    : scene
}

/** A scan that fits nothing is kept for the desk; of a cancelled order whoever scans is told what to do with the parcel. */
async function keepRefused(
  tx: Db,
  scene: Scene,
  order: Order,
  verb: Verb,
  { event_id, happened_at }: Report,
  { code }: ActFailure,
): Promise<ActFailure | undefined> {
  if (code !== 'action_not_allowed') return undefined
  const eventId = event_id ?? scene.requestId
  const happenedAt = happened_at === undefined ? scene.now : new Date(happened_at)
  const kept = await keepScan(tx, scene, order, { verb, eventId, happenedAt })
  return kept !== undefined && order.status === 'cancelled' ? { code: 'parcel_of_cancelled' } : undefined
}

const asksSomebody: readonly ActCode[] = ['consent_required', 'operator_yes_required']

type ReportSettings = {
  withoutYes?: WithoutYes | undefined
  /** Pictures that a phone has named and not sent yet. */
  stillToCome?: readonly string[]
}

/** The same in a transaction of the caller, for whoever does not want to read the order afterwards. */
export async function performIn(
  tx: Db,
  scene: Scene,
  number: number,
  verb: Verb,
  report: Report,
  { withoutYes, stillToCome = [] }: ReportSettings = {},
): Promise<Result<Order, ActFailure>> {
  const half = halfMeasured(report)
  if (half) return err({ code: 'invalid_input', fields: half })
  const pictures = filesOfReport(report).map(({ ids, ...named }) => ({
    ...named,
    ids: ids.filter((id) => !stillToCome.includes(id)),
  }))
  // Whoever may not reach the order is told so by the verb.
  const isReached = (await findOrder(tx, number, scene.doer.reach)) !== undefined
  const strange = isReached ? await strangeFiles(tx, scene, pictures, number) : undefined
  if (strange) return err({ code: 'invalid_input', fields: strange })
  const done =
    verb === 'return'
      ? await sendBack(tx, number, scene.doer, scene)
      : await act(tx, number, scene.doer, { ...deedOf(verb, report), withoutYes }, scene)
  // Somebody is asked about what the picture shows.
  if (!done.ok && asksSomebody.includes(done.error.code)) await attachFiles(tx, scene, number, pictures)
  if (!done.ok) return done
  await attachFiles(tx, scene, number, pictures)
  return ok(await afterwards(tx, scene, verb, done.value))
}

/** A box has three sides; one or two of them say nothing about it. */
function halfMeasured(report: Report): readonly FieldError[] | undefined {
  const missing = (['length', 'width', 'height'] as const).filter((side) => report[side] === undefined)
  if (missing.length === 0 || missing.length === 3) return undefined
  return missing.map((path) => ({ path, code: 'required' }))
}

/** A counter hands out for a document or a code, whatever else is told. */
const isByCode = (verb: Verb, { code, proof }: Report) =>
  verb === 'hand_out' ? proof?.kind !== 'document' : code !== undefined && !proof

function deedOf(verb: Verb, report: Report): Deed {
  const { latitude, longitude, proof, code, happened_at, weight, length, width, height } = report
  // A code is a proof by itself; which digits they were is nobody's business afterwards.
  const kind = isByCode(verb, report) ? ({ kind: 'code' } as const) : proof
  return {
    verb,
    eventId: report.event_id,
    happenedAt: happened_at === undefined ? undefined : new Date(happened_at),
    courierId: report.courier_id,
    pointId: report.point_id,
    place: latitude !== undefined && longitude !== undefined ? { lat: latitude, lon: longitude } : undefined,
    reason: report.reason,
    code,
    version: report.version,
    details: {
      note: report.note,
      photos: report.photos,
      callCard: report.call_card,
      collected: report.collected,
      tripId: report.trip_id,
      day: report.day,
      weightGrams: weight === undefined ? undefined : Math.round(weight * 1000),
      sidesCm:
        length !== undefined && width !== undefined && height !== undefined
          ? [length, width, height].sort((a, b) => b - a)
          : undefined,
      proof: kind,
      refundTo: report.refund_to === 'balance' ? 'balance' : undefined,
    },
  }
}

/** What else follows: a line in the log of what staff did, and the way back. */
async function afterwards(tx: Db, scene: Scene, verb: Verb, order: Order): Promise<Order> {
  const { doer } = scene
  if (doer.actor === 'operator')
    await recordAudit(tx, scene, {
      action: `order.${verb}`,
      object: `order:${order.id}`,
      after: { status: order.status },
    })
  if (verb !== 'expire') return order
  const sent = await sendBack(tx, order.id, { ...doer, actor: 'system' }, scene)
  // A draft that nobody paid for was never in our hands.
  return sent.ok ? sent.value : order
}
