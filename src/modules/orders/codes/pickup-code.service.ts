import type { Db } from '#platform/db/database.ts'
import { codeStateOf, newCodesLeft, sendsLeft } from '../domain/codes/pickup-code.ts'
import type { OrderEvent } from '../domain/events.ts'
import { limits } from '../domain/limits.ts'
import { type Order, termsOf } from '../domain/order.ts'
import { project } from '../domain/projection.ts'
import type { OrderDetail } from '../orders.contract.ts'
import { findDocumentAsk } from './document-ask.repo.ts'
import { isDocumentHere, needsYes } from './document-facts.service.ts'

/** Where a code is of use; before and after there is nothing to tell. */
const told: readonly Order['status'][] = ['pickup', 'agent_received', 'failed_delivery']

/** It came back in vain, and whoever sent it may come for it. */
const isKeptForSender = ({ status, returnOf, holderPointId }: Order) =>
  status === 'expired' && returnOf !== null && holderPointId !== null

/** What whoever helps the receiver has to know about the code, which itself is told to nobody but them. */
export async function pickupCodeOf(
  db: Db,
  order: Order,
  log: readonly OrderEvent[],
  now: Date,
): Promise<OrderDetail['pickup_code']> {
  const { state } = project(termsOf(order), log)
  if (!state || !(told.includes(order.status) || isKeptForSender(order))) return null
  const ask = await findDocumentAsk(db, order.id)
  return {
    state: codeStateOf(order),
    tries_left: Math.max(0, limits.codeTries - order.codeTries),
    sends_left: sendsLeft(state),
    new_codes_left: newCodesLeft(state, now),
    needs_operator: needsYes(order),
    document: ask
      ? {
          name: ask.name,
          file: ask.passport,
          file_is_here: await isDocumentHere(db, order, ask.passport, now),
          asked_at: ask.askedAt.toISOString(),
          decision: ask.decision,
        }
      : null,
  }
}
