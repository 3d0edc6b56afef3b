import { assert } from '#kernel/assert.ts'
import { err, ok, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/database.ts'
import { type StoredFile, selectAllOf, selectFile } from '#platform/files/stored-file.repo.ts'
import type { AcceptedFile } from '#platform/files/upload/accept-upload.ts'
import { canBeTaken, keepWaiting, takeWaiting } from '#platform/files/upload/waiting.ts'
import type { FieldError } from '#platform/http/errors.ts'
import type { RequestContext } from '#platform/http/route.ts'
import type { SentStored } from '#platform/http/sent-file.ts'
import { orderIdOf } from '../domain/numbers.ts'
import type { Order } from '../domain/order.ts'
import { maySeeFile, type OrderFilePurpose } from '../domain/order-files.ts'
import { findOrder } from '../life/order.repo.ts'
import type { Scene } from '../life/scene.service.ts'
import type { OrderDetail } from '../orders.contract.ts'
import { sightOf } from '../read/sight.service.ts'
import type { Report } from '../verbs/order-verbs.contract.ts'
import type { FileAnswer } from './order-files.contract.ts'

const ownerOf = (orderId: number) => `order:${orderId}`

/** A picture that waits with its uploader until an order, a claim or a report names it. */
export async function uploadPicture(
  { caller, db, now }: RequestContext,
  accepted: AcceptedFile,
): Promise<Result<FileAnswer, { code: 'upload_incomplete' }>> {
  const { person } = caller
  assert(person !== undefined, 'pictures are uploaded by somebody')
  const kept = await db.transaction((tx) => keepWaiting(tx, accepted, person, now))
  if (!kept.ok) return kept
  const { id, width = 0, height = 0 } = kept.value
  return ok({ id, width, height })
}

type Named = { path: string; purpose: OrderFilePurpose; ids: readonly string[] }

/**
 * The first field that names a picture which neither waits with the caller nor is the order's already: asked before
 * anything is written.
 */
export async function strangeFiles(
  tx: Db,
  { doer }: Pick<Scene, 'doer'>,
  named: readonly Named[],
  orderId?: number,
): Promise<readonly FieldError[] | undefined> {
  const person = doer.personId
  assert(person !== undefined, 'pictures are named by somebody')
  const owner = orderId === undefined ? undefined : ownerOf(orderId)
  for (const { path, purpose, ids } of named)
    if (!(await canBeTaken(tx, { ids, purpose, person, owner }))) return [{ path, code: 'unknown_file' }]
  return undefined
}

/** The pictures a call names become the order's; `strangeFiles` has looked at them. */
export async function attachFiles(
  tx: Db,
  { doer, now }: Pick<Scene, 'doer' | 'now'>,
  orderId: number,
  named: readonly Named[],
): Promise<void> {
  const person = doer.personId
  assert(person !== undefined, 'pictures are named by somebody')
  for (const { purpose, ids } of named) {
    const taken = await takeWaiting(tx, { ids, purpose, person, owner: ownerOf(orderId) }, now)
    assert(taken, 'pictures that were looked at are there')
  }
}

/** The pictures that a report of something that happened can name. */
export function filesOfReport({ photos = [], proof = undefined }: Report): readonly Named[] {
  const one = (id: string | undefined) => (id === undefined ? [] : [id])
  return [
    { path: 'photos', purpose: 'delivery_photo', ids: photos },
    { path: 'proof.signature', purpose: 'proof_signature', ids: one(proof?.signature) },
    { path: 'proof.passport', purpose: 'proof_passport', ids: one(proof?.passport) },
    { path: 'proof.pages', purpose: 'proof_passport', ids: proof?.pages ?? [] },
    { path: 'proof.photo', purpose: 'delivery_photo', ids: one(proof?.photo) },
  ]
}

/** A cashier counts money: for pictures they are like the counter. */
const looker = ({ caller, doer }: Scene) => (caller.kind === 'cashier' ? 'agent' : doer.actor)

/** What this caller may look at, oldest first. */
export async function filesFor(scene: Scene, order: Order): Promise<OrderDetail['files']> {
  return (await sightOf(scene, order)) === 'whole' ? filesSeen(scene, order) : []
}

/** For whoever sees the order whole. */
export async function filesSeen(scene: Scene, order: Order): Promise<OrderDetail['files']> {
  const { db, now } = scene
  const files = await selectAllOf(db, ownerOf(order.id), now)
  return files
    .filter(({ purpose }) => maySeeFile(order, purpose, looker(scene)))
    .map(({ id, purpose, createdAt }) => ({ id, purpose, at: createdAt.toISOString() }))
}

/** One picture. An order that is not theirs, a picture of another one, and one they may not see answer the same. */
export async function readPicture(
  scene: Scene,
  id: string,
  fileId: string,
): Promise<Result<SentStored, { code: 'not_found' }>> {
  const { db, doer, now } = scene
  const number = orderIdOf(id)
  const order = number === undefined ? undefined : await findOrder(db, number, doer.reach)
  const isOpen = order && (await sightOf(scene, order)) === 'whole'
  const file = isOpen && (await selectFile(db, fileId, now))
  if (!order || !file || !isOf(file, order) || !maySeeFile(order, file.purpose, looker(scene)))
    return err({ code: 'not_found' })
  return ok({ stored: { file, access: { who: `person:${doer.personId}`, why: 'picture of an order' } } })
}

const isOf = ({ owner }: StoredFile, { id }: Order) => owner === ownerOf(id)
