import {
  incidentWords,
  type Order,
  openIncident,
  openWrongCode,
  readIncidentsOf,
  reportKey,
  type Scene,
  scannedAfterEnd,
  settleIncident,
  termsOf,
  type Verb,
} from '#modules/orders/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { RequestContext } from '#platform/http/route.ts'
import type { FieldAction, IncidentTold } from './field.contract.ts'
import { findOverdue, saveIncident } from './file.repo.ts'
import type { Outcome } from './outcome.ts'

const HOUR_MS = 3_600_000
/** DECISIONS, "Late and offline reports": at the desk after two hours. */
const PROOF_MS = 2 * HOUR_MS
const DECIDED_MS = 24 * HOUR_MS

const fileKeyOf = (person: number, clientId: string) => `file:${person}:${clientId}`

export type Kept = {
  action: Pick<FieldAction, 'client_id' | 'verb' | 'input'> & { happenedAt: Date }
  order: Order
  outcome: Outcome
}

/** Nothing that somebody reports is dropped: what does not fit stands at the order for the desk. Its number, if there is one. */
export async function keepIncident(
  tx: Db,
  scene: Scene,
  { action, order, outcome }: Kept,
): Promise<number | undefined> {
  const { now, doer } = scene
  const { client_id: clientId, verb, happenedAt, input } = action
  const about = { orderId: order.id, personId: doer.personId, verb, happenedAt, now }
  const details = {
    status: order.status,
    eventId: clientId,
    ...(outcome.code ? { code: outcome.code } : {}),
    ...moneyIn(order, input),
  }
  if (outcome.incident === 'wrong_code') {
    const collected = typeof input.collected === 'number' ? input.collected : undefined
    const told = {
      order,
      verb: verb === 'hand_out' ? verb : 'deliver',
      eventId: clientId,
      collected,
    } as const
    return openWrongCode(tx, { ...told, personId: doer.personId ?? 0, happenedAt, now })
  }
  if (outcome.incident) {
    const found = await scannedAfterEnd(tx, scene, order, {
      verb: verb as Verb,
      eventId: clientId,
      happenedAt,
    })
    const key = reportKey(order, doer, clientId)
    return found ?? openIncident(tx, { ...about, key, kind: outcome.incident, details })
  }
  if (happenedAt < order.createdAt)
    return openIncident(tx, {
      ...about,
      key: `before:${reportKey(order, doer, clientId)}`,
      kind: 'before_order',
      details,
    })
  return undefined
}

/** Money that was said to be taken, beside what is due: nothing of it is booked for a report that does not count. */
function moneyIn(order: Order, { collected }: FieldAction['input']) {
  return typeof collected === 'number' && collected > 0
    ? { expected: termsOf(order).toCollect, counted: collected }
    : {}
}

/** It fits by now, or stands as another incident. */
export const settleReport = (tx: Db, { doer, now }: Scene, order: Order, clientId: string) =>
  settleIncident(tx, reportKey(order, doer, clientId), now)

export const settleFile = (tx: Db, person: number, clientId: string, now: Date) =>
  settleIncident(tx, fileKeyOf(person, clientId), now)

const MOST_OVERDUE = 500

/** Pictures that were named two hours ago and have not come: the desk asks. */
export function tellOverdueFiles(db: Db, now: Date): Promise<void> {
  return db.transaction(async (tx) => {
    for (const row of await findOverdue(tx, new Date(now.getTime() - PROOF_MS), MOST_OVERDUE)) {
      const id = await openIncident(tx, {
        key: fileKeyOf(row.personId, row.clientId),
        kind: 'proof_pending',
        orderId: row.orderId ?? undefined,
        personId: row.personId,
        happenedAt: row.namedAt,
        now,
        details: { parcels: [row.clientId] },
      })
      await saveIncident(tx, row, id)
    }
  })
}

/** What this person has reported that did not fit, as they are told it. */
export async function incidentsOf(
  { db, now, translate }: Pick<RequestContext, 'db' | 'now' | 'translate'>,
  person: number,
): Promise<IncidentTold[]> {
  const rows = await readIncidentsOf(db, person, new Date(now.getTime() - DECIDED_MS))
  return rows.map((row) => {
    const { message, whatToDo } = incidentWords(row, translate)
    return {
      id: String(row.id),
      order_id: row.orderId === null ? '' : String(row.orderId),
      tracking_code: row.trackingCode ?? '',
      kind: row.kind,
      message,
      what_to_do: whatToDo,
      opened_at: row.openedAt.toISOString(),
      decided: row.decision === null ? null : translate(`field.decisions.${row.decision}`),
    }
  })
}
