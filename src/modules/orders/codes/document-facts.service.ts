import type { Db } from '#platform/db/database.ts'
import { selectFile } from '#platform/files/stored-file.repo.ts'
import { worthOf } from '../domain/codes/offline.ts'
import { isOneWord, matchNames } from '../domain/codes/same-name.ts'
import type { OrderEvent } from '../domain/events.ts'
import type { Facts } from '../domain/guards.ts'
import { limits } from '../domain/limits.ts'
import type { Order } from '../domain/order.ts'
import { findDocumentAsk, saveDocumentAsk } from './document-ask.repo.ts'

/** For what is dear, and where a first name is all there is to compare. */
export const needsYes = (order: Pick<Order, 'parcelValue' | 'productFee' | 'receiver'>) =>
  worthOf(order) > limits.documentValue || isOneWord(order.receiver.fullName)

/** A phone may name a picture before it has sent it: until then nobody can have looked at it. */
export async function isDocumentHere(
  db: Db,
  { id }: Pick<Order, 'id'>,
  file: string,
  now: Date,
): Promise<boolean> {
  return (await selectFile(db, file, now))?.owner === `order:${id}`
}

/** Looked up for a hand-out by a document. */
export async function documentFacts(tx: Db, order: Order, { actor, details }: OrderEvent): Promise<Facts> {
  const { name = '', passport } = details?.proof ?? {}
  const match = matchNames(name, order.receiver.fullName)
  const nameIsEqual = match !== 'differs'
  const asksYes = needsYes(order) || match === 'one_word'
  // An operator who does it has said yes with that.
  if (!asksYes || actor === 'operator') return { nameIsEqual }
  const ask = await findDocumentAsk(tx, order.id)
  const decision = ask && ask.passport === passport ? ask.decision : null
  return { nameIsEqual, operatorYes: decision ?? 'waits' }
}

/** The question that an operator answers; the same document asked about twice is one question. */
export async function askOperator(tx: Db, orderId: number, event: OrderEvent): Promise<void> {
  const { personId, recordedAt, details } = event
  const { passport, name } = details?.proof ?? {}
  if (personId === undefined || passport === undefined || name === undefined) return
  const known = await findDocumentAsk(tx, orderId)
  if (known?.passport === passport) return
  await saveDocumentAsk(tx, { orderId, passport, name, askedBy: personId, askedAt: recordedAt })
}
