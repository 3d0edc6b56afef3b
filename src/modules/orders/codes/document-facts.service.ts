import { nameKey } from '#modules/accounts/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { OrderEvent } from '../domain/events.ts'
import type { Facts } from '../domain/guards.ts'
import { limits } from '../domain/limits.ts'
import type { Order } from '../domain/order.ts'
import { findDocumentAsk, saveDocumentAsk } from './document-ask.repo.ts'

/** What would be lost with a parcel in the wrong hands. */
export const worthOf = ({ parcelValue, productFee }: Pick<Order, 'parcelValue' | 'productFee'>) =>
  Math.max(parcelValue, productFee)

export const needsYes = (order: Pick<Order, 'parcelValue' | 'productFee'>) =>
  worthOf(order) > limits.documentValue

/**
 * Whether a document names the receiver: every word of the order's name is in it, in either alphabet, and an initial begins
 * one of its words. A document also has a father's name, which orders leave out.
 */
export function isSameName(inDocument: string, inOrder: string): boolean {
  const has = nameKey(inDocument).split(' ')
  const wanted = nameKey(inOrder).split(' ').filter(Boolean)
  return (
    wanted.some((word) => word.length > 1) &&
    wanted.every((word) =>
      word.length === 1 ? has.some((known) => known.startsWith(word)) : has.includes(word),
    )
  )
}

/** Looked up for a hand-out by a document. */
export async function documentFacts(tx: Db, order: Order, { actor, details }: OrderEvent): Promise<Facts> {
  const { name = '', passport } = details?.proof ?? {}
  const nameIsEqual = isSameName(name, order.receiver.fullName)
  // An operator who does it has said yes with that.
  if (!needsYes(order) || actor === 'operator') return { nameIsEqual }
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
