import { err, ok, type Result } from '#kernel/result.ts'
import { findPeople, recordAudit } from '#modules/accounts/index.ts'
import { findPoint } from '#modules/points/index.ts'
import { notify } from '#platform/live/notice.ts'
import { worthOf } from '../domain/codes/offline.ts'
import { orderIdOf } from '../domain/numbers.ts'
import { findOrder, lockOrder } from '../life/order.repo.ts'
import type { Scene } from '../life/scene.service.ts'
import { type DocumentAsk, decideDocumentAsk, findWaitingAsks } from './document-ask.repo.ts'
import type { DocumentAskAnswer, DocumentDecision } from './document-desk.contract.ts'
import { isDocumentHere } from './document-facts.service.ts'

const SHOWN = 50

/** Who waits at a counter for an operator's yes. */
export async function listDocumentAsks(scene: Scene): Promise<Result<DocumentAskAnswer[], never>> {
  const asks = await findWaitingAsks(scene.db, SHOWN)
  const people = await findPeople(
    scene.db,
    asks.map(({ askedBy }) => askedBy),
  )
  const shown = await Promise.all(asks.map((ask) => askOf(scene, ask, people.get(ask.askedBy))))
  return ok(shown.filter((ask) => ask !== undefined))
}

async function askOf(
  { db, locale, now }: Scene,
  ask: DocumentAsk,
  agent: { fullName: string; phone: string | null } | undefined,
): Promise<DocumentAskAnswer | undefined> {
  const order = await findOrder(db, ask.orderId, { kind: 'any' })
  if (!order) return undefined
  const point = order.holderPointId === null ? undefined : await findPoint(db, order.holderPointId)
  return {
    id: String(order.id),
    tracking_code: order.trackingCode,
    receiver_name: order.receiver.fullName,
    name: ask.name,
    file: ask.passport,
    file_is_here: await isDocumentHere(db, order, ask.passport, now),
    value: worthOf(order),
    point: point?.name[locale] ?? null,
    asked_by: {
      id: String(ask.askedBy),
      full_name: agent?.fullName ?? '',
      phone: agent?.phone ?? null,
    },
    asked_at: ask.askedAt.toISOString(),
  }
}

export function decideDocument(
  scene: Scene,
  id: string,
  { file, decision }: DocumentDecision,
): Promise<Result<{ decision: 'yes' | 'no' }, { code: 'not_found' | 'order_changed' | 'document_to_come' }>> {
  return scene.db.transaction(async (tx) => {
    const number = orderIdOf(id)
    const by = scene.doer.personId
    if (number === undefined || by === undefined) return err({ code: 'not_found' })
    await lockOrder(tx, number)
    const order = await findOrder(tx, number, scene.doer.reach)
    if (!order) return err({ code: 'not_found' })
    if (decision === 'yes' && !(await isDocumentHere(tx, order, file, scene.now)))
      return err({ code: 'document_to_come' })
    const decided = await decideDocumentAsk(tx, number, { passport: file, decision, by, at: scene.now })
    if (!decided) return err({ code: 'order_changed' })
    await recordAudit(tx, scene, {
      action: decision === 'yes' ? 'order.document-yes' : 'order.document-no',
      object: `order:${number}`,
    })
    await notify(tx, `order:${number}`)
    return ok({ decision })
  })
}
