import { err, ok, type Result } from '#kernel/result.ts'
import { recordAudit } from '#modules/accounts/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { Failure, FieldError } from '#platform/http/errors.ts'
import type { ActCode } from '../domain/act-codes.ts'
import { orderIdOf } from '../domain/numbers.ts'
import type { Order } from '../domain/order.ts'
import type { WithoutYes } from '../domain/reweigh.ts'
import type { Verb } from '../domain/words.ts'
import { attachFiles, filesOfReport, strangeFiles } from '../files/order-files.service.ts'
import { act, type Deed } from '../life/act.service.ts'
import type { ActFailure } from '../life/act-failure.ts'
import { findOrder } from '../life/order.repo.ts'
import { sendBack } from '../life/return.service.ts'
import { type Scene, spoken } from '../life/scene.service.ts'
import type { OrderDetail } from '../orders.contract.ts'
import { detailFor } from '../read/list.service.ts'
import type { Report } from './order-verbs.contract.ts'

/** What becomes of a parcel that is dearer than agreed while its sender has not said yes. */
export type ReweighSettings = { reweighWithoutYes?: WithoutYes }

/** Does one verb of the lifecycle to one order, for whoever calls. */
export function perform(
  scene: Scene,
  id: string,
  verb: Verb,
  report: Report,
  withoutYes?: WithoutYes,
): Promise<Result<OrderDetail, Failure<ActCode>>> {
  const number = orderIdOf(id)
  if (number === undefined) return Promise.resolve(err({ code: 'not_found' }))
  return scene.db.transaction(async (tx) => {
    const done = await performIn(tx, scene, number, verb, report, { withoutYes })
    if (!done.ok) return err(spoken(done.error, scene))
    return ok(await detailFor({ ...scene, db: tx }, done.value))
  })
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
