import { randomInt } from 'node:crypto'
import { assert } from '#kernel/assert.ts'
import { nameKey } from '#modules/accounts/index.ts'
import type { Db } from '#platform/db/database.ts'
import { emit } from '#platform/jobs/outbox.ts'
import { notify } from '#platform/live/notice.ts'
import type { OrderEvent } from '../domain/events.ts'
import { type Chance, drawOrderId, drawTrackingCode } from '../domain/numbers.ts'
import type { Agreement, Order } from '../domain/order.ts'
import { firstPromise } from '../domain/promise/promise-rules.ts'
import { tokensOf } from '../domain/search-tokens.ts'
import type { Actor } from '../domain/words.ts'
import { orderChanged } from '../events.ts'
import { insertOrder } from './order.repo.ts'

type By = { actor: Actor; personId: number | undefined }

const DRAWS = 10

/** Row, first event and notice. Used for drafts of people and for ways back. */
export async function insertNew(
  tx: Db,
  agreement: Agreement,
  by: By,
  chance: Chance = randomInt,
): Promise<Order> {
  const { seq, ...numbers } = await drawNumbers(tx, agreement, by, chance)
  const { id } = numbers
  await emit(tx, orderChanged, `order:${id}`, { orderId: id, verb: 'place', seq })
  await notify(tx, `order:${id}`)
  return { ...agreement, ...numbers, ...beginning(agreement), promise: firstPromise(agreement) }
}

/** The line every log begins with. */
export const firstEvent = ({ createdAt }: Pick<Agreement, 'createdAt'>, by: By): OrderEvent => ({
  id: 'place',
  seq: 0,
  verb: 'place',
  actor: by.actor,
  personId: by.personId,
  happenedAt: createdAt,
  recordedAt: createdAt,
})

/** What the database holds of a new order, so that it need not be asked. */
const beginning = ({ createdAt, firstCustody, receiver }: Agreement) => ({
  status: 'draft' as const,
  statusAt: createdAt,
  holder: firstCustody.holder,
  holderPointId: firstCustody.pointId ?? null,
  holderCourierId: firstCustody.courierId ?? null,
  holderTripId: firstCustody.tripId ?? null,
  courierId: firstCustody.courierId ?? null,
  destinationPointId: receiver.pointId ?? null,
  submittedAt: null,
  storedUntil: null,
  version: 0,
  paidAt: null,
  receiverCode: null,
  codeTries: 0,
  callCard: null,
  doorPaidAt: null,
  doorPayment: null,
})

async function drawNumbers(
  tx: Db,
  agreement: Agreement,
  by: By,
  chance: Chance,
): Promise<{ id: number; trackingCode: string; seq: number }> {
  for (let draw = 0; draw < DRAWS; draw++) {
    const numbers = { id: drawOrderId(chance), trackingCode: drawTrackingCode(chance) }
    const search = tokensOf({ ...agreement, ...numbers }, nameKey)
    const enteredBy = by.actor === 'operator' ? by.personId : undefined
    const order = { ...agreement, ...numbers, enteredBy, search, promise: firstPromise(agreement) }
    const seq = await insertOrder(tx, order, firstEvent(agreement, by))
    if (seq !== undefined) return { ...numbers, seq }
  }
  assert(false, 'ten random numbers in a row were taken')
}
