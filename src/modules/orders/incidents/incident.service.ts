import { tellDesk } from '#modules/worklist/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { MessageKey, MessageValues } from '#platform/i18n/translator.ts'
import { scansInHand } from '../domain/act-codes.ts'
import type { Order } from '../domain/order.ts'
import type { Verb } from '../domain/words.ts'
import { act } from '../life/act.service.ts'
import type { Scene } from '../life/scene.service.ts'
import { type IncidentRow, insertIncident, type NewIncident, saveSettled } from './incident.repo.ts'

/** What one person told of one order: the same twice is one incident, whatever others call theirs. */
export const reportKey = (
  { id }: Pick<Order, 'id'>,
  { personId }: { personId?: number | undefined },
  eventId: string,
): string => `report:${id}:${personId ?? 0}:${eventId}`

/** Keeps what does not fit, for the desk to decide. The same report twice is one incident; answers with its number. */
export async function openIncident(tx: Db, incident: NewIncident): Promise<number> {
  await tellDesk(tx)
  return insertIncident(tx, incident)
}

/** Nothing is left to decide: a report that fits by now, a picture that has come. */
export async function settleIncident(tx: Db, key: string, now: Date): Promise<void> {
  await tellDesk(tx)
  await saveSettled(tx, key, now)
}

type Translate = (key: MessageKey, values?: MessageValues) => string

/** What happened, and what to do with the parcel in the hand. */
export function incidentWords(
  { kind }: Pick<IncidentRow, 'kind'>,
  translate: Translate,
): { message: string; whatToDo: string } {
  return {
    message: translate(`incidents.${kind}.message`),
    whatToDo: translate(`incidents.${kind}.whatToDo`),
  }
}

const inHand: readonly Verb[] = scansInHand

type Scanned = { verb: Verb; eventId: string; happenedAt: Date }

/**
 * A scan of a parcel that nobody expects to see any more. Of a cancelled order whoever has it is written down as its
 * holder, until the desk sends it on or gives it back. Undefined when it says nothing about where the parcel is.
 */
export async function scannedAfterEnd(
  tx: Db,
  scene: Scene,
  order: Order,
  { verb, eventId, happenedAt }: Scanned,
): Promise<number | undefined> {
  if (order.status !== 'cancelled' || !inHand.includes(verb)) return undefined
  const { doer, now } = scene
  await act(
    tx,
    order.id,
    { ...doer, reach: { kind: 'any' } },
    { verb: 'report_found', eventId: `found-${eventId}` },
    scene,
  )
  return openIncident(tx, {
    key: reportKey(order, doer, eventId),
    kind: 'found_after_end',
    orderId: order.id,
    personId: doer.personId,
    verb,
    happenedAt,
    now,
    details: { status: order.status, eventId },
  })
}

/** Whoever reports it has the parcel in their hands. */
export const isScanOfField = ({ doer: { actor } }: Pick<Scene, 'doer'>, verb: Verb): boolean =>
  (actor === 'courier' || actor === 'agent') && inHand.includes(verb)

/** A scan that fits no transition: kept, unless whoever scans has the parcel already by the log. */
export async function keepScan(
  tx: Db,
  scene: Scene,
  order: Order,
  scanned: Scanned,
): Promise<number | undefined> {
  const { doer, now } = scene
  const isHere =
    (order.holderPointId !== null && order.holderPointId === doer.pointId) ||
    (order.holderCourierId !== null && order.holderCourierId === doer.personId)
  if (!isScanOfField(scene, scanned.verb) || isHere) return undefined
  const found = await scannedAfterEnd(tx, scene, order, scanned)
  if (found !== undefined) return found
  return openIncident(tx, {
    key: reportKey(order, doer, scanned.eventId),
    kind: 'impossible_report',
    orderId: order.id,
    personId: doer.personId,
    verb: scanned.verb,
    happenedAt: scanned.happenedAt,
    now,
    details: { status: order.status, eventId: scanned.eventId },
  })
}
