import { assert } from '#kernel/assert.ts'
import { err, ok, type Result } from '#kernel/result.ts'
import { findPeople, recordAudit } from '#modules/accounts/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { Failure } from '#platform/http/errors.ts'
import type { DeskToPayFrom, NoCash } from '../claims/claim-desk.service.ts'
import type { ActCode } from '../domain/act-codes.ts'
import { decisionsFor, type IncidentDecision } from '../domain/incident/incident-words.ts'
import { type Scene, spoken } from '../life/scene.service.ts'
import { countOpen, findIncidents, holdIncident, type IncidentRow, saveDecision } from './incident.repo.ts'
import { incidentWords } from './incident.service.ts'
import type {
  IncidentAnswer,
  IncidentDecisionRequest,
  IncidentList,
  IncidentQuery,
} from './incidents.contract.ts'
import { deliverAfterAll, giveCashBack } from './wrong-code.service.ts'

export async function listIncidents(
  scene: Scene,
  { state, kind, order_id, cursor, limit }: IncidentQuery,
): Promise<Result<IncidentList, never>> {
  const found = await findIncidents(scene.db, {
    isOpen: state === 'open',
    kind,
    orderId: order_id === undefined ? undefined : Number(order_id),
    after: readCursor(cursor),
    limit: limit + 1,
  })
  const page = found.slice(0, limit)
  return ok({
    items: await answersOf(scene, page),
    next_cursor: found.length > limit ? cursorOf(page.at(-1)) : null,
    open: await countOpen(scene.db),
  })
}

type Refused = Failure<'incident_decided' | 'decision_not_for_this' | ActCode | NoCash>

/** Once, by one person; what follows from it happens in the same transaction. */
export function decideIncident(
  scene: Scene,
  id: string,
  { decision, note }: IncidentDecisionRequest,
  deskToPayFrom: DeskToPayFrom,
): Promise<Result<IncidentAnswer, Refused>> {
  return scene.db.transaction(async (tx) => {
    const row = await holdIncident(tx, Number(id))
    if (!row) return err({ code: 'not_found' })
    if (row.decidedAt) return err({ code: 'incident_decided' })
    if (!decisionsFor(row.kind, row.details).includes(decision)) return err({ code: 'decision_not_for_this' })
    const followed = await followUp(tx, scene, row, decision, deskToPayFrom)
    if (!followed.ok) return followed
    await saveDecision(tx, row.id, { decision, at: scene.now, by: scene.doer.personId, note })
    await recordAudit(tx, scene, {
      action: 'incident.decide',
      object: row.orderId === null ? `incident:${row.id}` : `order:${row.orderId}`,
      after: { kind: row.kind, decision, note: note ?? null },
    })
    const decided = await holdIncident(tx, row.id)
    assert(decided, 'an incident that is held is there')
    const [answer] = await answersOf({ ...scene, db: tx }, [decided])
    assert(answer, 'one incident gives one answer')
    return ok(answer)
  })
}

async function followUp(
  tx: Db,
  scene: Scene,
  row: IncidentRow,
  decision: IncidentDecision,
  deskToPayFrom: DeskToPayFrom,
): Promise<Result<unknown, Refused>> {
  if (decision === 'money_back') return giveCashBack(tx, scene, row, deskToPayFrom)
  const done = decision === 'delivered' ? await deliverAfterAll(tx, scene, row) : ok(undefined)
  return done.ok ? done : err(spoken(done.error, scene))
}

async function answersOf(scene: Scene, rows: readonly IncidentRow[]): Promise<IncidentAnswer[]> {
  const ids = rows.flatMap(({ personId, decidedBy }) => [personId, decidedBy])
  const people = await findPeople(scene.db, ids)
  const named = (id: number | null) => {
    const person = id === null ? undefined : people.get(id)
    return person ? { id: String(person.id), full_name: person.fullName } : null
  }
  return rows.map((row) => ({
    ...answerOf(scene, row),
    person: named(row.personId),
    decided_by: named(row.decidedBy),
  }))
}

function answerOf({ translate }: Scene, row: IncidentRow): Omit<IncidentAnswer, 'person' | 'decided_by'> {
  const { kind, details, orderId, trackingCode, status, verb } = row
  const words = incidentWords(row, translate)
  return {
    id: String(row.id),
    kind,
    kind_label: translate(`incidents.${kind}.name`),
    message: words.message,
    what_to_do: words.whatToDo,
    order:
      orderId !== null && trackingCode !== null && status !== null
        ? {
            id: String(orderId),
            tracking_code: trackingCode,
            status,
            status_label: translate(`orders.status.${status}`),
          }
        : null,
    status_then: details.status ? translate(`orders.status.${details.status}`) : null,
    verb_label: verb ? translate(`orders.verbs.${verb}`) : null,
    happened_at: row.happenedAt.toISOString(),
    opened_at: row.openedAt.toISOString(),
    cash: details.cash ?? null,
    expected: details.expected ?? null,
    counted: details.counted ?? null,
    parcels: [...(details.parcels ?? [])],
    said: details.note ?? null,
    decisions: row.decidedAt ? [] : [...decisionsFor(kind, details)],
    decision: row.decision,
    decided_at: row.decidedAt?.toISOString() ?? null,
    note: row.note,
  }
}

const cursorShape = /^(\d{1,15})\.([1-9]\d{0,17})$/

const cursorOf = (row: IncidentRow | undefined) =>
  row ? `${(row.decidedAt ?? row.openedAt).getTime()}.${row.id}` : null

/** A cursor that is none of ours begins anew. */
function readCursor(cursor: string | undefined): { at: Date; id: number } | undefined {
  const [, ms, id] = cursorShape.exec(cursor ?? '') ?? []
  return id === undefined ? undefined : { at: new Date(Number(ms)), id: Number(id) }
}
