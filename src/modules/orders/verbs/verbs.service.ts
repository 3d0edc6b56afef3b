import { assert } from '#kernel/assert.ts'
import { err, ok, type Result } from '#kernel/result.ts'
import { recordAudit } from '#modules/accounts/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { Failure, FieldError } from '#platform/http/errors.ts'
import type { ActCode } from '../domain/act-codes.ts'
import type { Order } from '../domain/order.ts'
import type { WithoutYes } from '../domain/reweigh.ts'
import type { Verb } from '../domain/words.ts'
import { attachFiles, filesOfReport, strangeFiles } from '../files/order-files.service.ts'
import { isScanOfField, keepScan } from '../incidents/incident.service.ts'
import { act, type Deed } from '../life/act.service.ts'
import type { ActFailure } from '../life/act-failure.ts'
import { findOrder } from '../life/order.repo.ts'
import { sendBack } from '../life/return.service.ts'
import {
  isBagInstead,
  isGivenTo,
  isRead,
  orderOfScan,
  parcelsOfScan,
  reachedByLabel,
} from '../life/scan.service.ts'
import { type Scene, spoken } from '../life/scene.service.ts'
import type { OrderDetail } from '../orders.contract.ts'
import { detailFor } from '../read/list.service.ts'
import type { Report } from './order-verbs.contract.ts'
import { noRoomFor } from './room.service.ts'

/** What becomes of a parcel that is dearer than agreed while its sender has not said yes. */
export type ReweighSettings = { reweighWithoutYes?: WithoutYes }

/** Does one verb of the lifecycle to what was named or scanned, for whoever calls, and reads the order afterwards. */
export function perform(
  scene: Scene,
  scanned: string,
  verb: Verb,
  report: Report,
  withoutYes?: WithoutYes,
): Promise<Result<OrderDetail, Failure<ActCode>>> {
  return scene.db.transaction(async (tx) => {
    const inside = { ...scene, db: tx }
    const done = await performScanned(tx, scene, scanned, verb, report, { withoutYes })
    if (!done.ok) return err(spoken(done.error, scene))
    const last = done.value.at(-1)
    assert(last, 'something was scanned')
    return ok(await detailFor(inside, last))
  })
}

/** The same in a transaction of the caller: to one order, or to all that is in a bag, or to none of it. */
export async function performScanned(
  tx: Db,
  scene: Scene,
  scanned: string,
  verb: Verb,
  report: Report,
  settings: ReportSettings = {},
): Promise<Result<readonly Order[], ActFailure>> {
  if (isBagInstead(scanned, verb)) return err({ code: 'bag_not_parcel' })
  const parcels = await parcelsOfScan(tx, scanned)
  if (parcels.length === 0) return err({ code: 'not_found' })
  const each = () => performEach(tx, scene, parcels, { scanned, verb, report, settings })
  // One alone keeps what its refusal leaves behind: a wrong code that counts, a question to somebody.
  const done = parcels.length > 1 ? await tx.allOrNone(each) : await each()
  if (done.ok) return done
  const { seen, order, failure } = done.error
  return err((await keepRefused(tx, seen, order, verb, report, failure)) ?? failure)
}

type Performing = { scanned: string; verb: Verb; report: Report; settings: ReportSettings }
type Refused = { seen: Scene; order: Order; failure: ActFailure }

/** Until one of them is refused. */
async function performEach(
  tx: Db,
  scene: Scene,
  parcels: readonly Order[],
  { scanned, verb, report, settings }: Performing,
): Promise<Result<readonly Order[], Refused>> {
  const performed: Order[] = []
  for (const order of parcels) {
    const isLabelRead =
      isRead(scanned) ||
      (await isLabelOf(tx, order, report.scan)) ||
      (await isGivenTo(tx, scene, order, verb))
    const seen = isLabelRead ? reachedByLabel(scene, order) : scene
    const done = await performIn(tx, seen, order.id, verb, report, settings)
    if (!done.ok) return err({ seen, order, failure: done.error })
    performed.push(done.value)
  }
  return ok(performed)
}

const isLabelOf = async (tx: Db, { id }: Order, scan: string | undefined): Promise<boolean> =>
  scan !== undefined && isRead(scan) && (await orderOfScan(tx, scan))?.id === id

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
  // As long as nothing has happened to the order, the same scan is the same.
  const eventId = event_id ?? `${verb}-${order.version}`
  const happenedAt = happened_at === undefined ? scene.now : new Date(happened_at)
  await keepScan(tx, scene, order, { verb, eventId, happenedAt })
  // Also when they scan it once more, and are known to have it.
  return order.status === 'cancelled' && isScanOfField(scene, verb)
    ? { code: 'parcel_of_cancelled' }
    : undefined
}

const asksSomebody: readonly ActCode[] = ['consent_required', 'operator_yes_required']

type ReportSettings = {
  withoutYes?: WithoutYes | undefined
  /** Pictures that a phone has named and not sent yet. */
  stillToCome?: readonly string[]
}

/** To one order that is known by its number. */
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
  const reached = await findOrder(tx, number, scene.doer.reach)
  const strange = reached && (await strangeFiles(tx, scene, pictures, number))
  if (strange) return err({ code: 'invalid_input', fields: strange })
  const noRoom = reached && (await noRoomFor(tx, reached, scene.doer, verb, report))
  if (noRoom) return err(noRoom)
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
  // A code is a proof by itself; which digits they were is nobody's business afterwards. Without a line the picture of a
  // document goes with it.
  const kind = isByCode(verb, report)
    ? ({ kind: 'code', passport: proof?.passport, pages: proof?.pages } as const)
    : proof
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
