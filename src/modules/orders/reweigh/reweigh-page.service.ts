import { assert } from '#kernel/assert.ts'
import { err, ok, type Result } from '#kernel/result.ts'
import { balanceOf } from '#modules/ledger/index.ts'
import type { Db } from '#platform/db/database.ts'
import { selectFile } from '#platform/files/stored-file.repo.ts'
import type { RequestContext } from '#platform/http/route.ts'
import type { SentStored } from '#platform/http/sent-file.ts'
import type { OrderEvent } from '../domain/events.ts'
import { type Order, termsOf } from '../domain/order.ts'
import { project } from '../domain/projection.ts'
import { answerBy, askStateOf, type Measures } from '../domain/reweigh.ts'
import { actOn, holdOrder } from '../life/act.service.ts'
import type { Doer } from '../life/doer.ts'
import { findOrder } from '../life/order.repo.ts'
import { findLog } from '../life/order-event.repo.ts'
import type { ReweighPage } from './reweigh.contract.ts'
import { openReweighLink } from './reweigh-link.ts'

type Context = Pick<RequestContext, 'db' | 'now' | 'secrets'>
type Asked = { order: Order; log: readonly OrderEvent[]; event: OrderEvent }

export async function readReweigh(
  context: Context,
  key: string,
): Promise<Result<ReweighPage, { code: 'not_found' }>> {
  const asked = await openAsked(context, key)
  return asked ? ok(await pageOf(context, asked)) : err({ code: 'not_found' })
}

/** What the courier or the agent has photographed, and nothing else of the parcel. */
export async function readReweighPhoto(
  context: Context,
  key: string,
  fileId: string,
): Promise<Result<SentStored, { code: 'not_found' }>> {
  const asked = await openAsked(context, key)
  const isNamed = asked?.event.details?.photos?.includes(fileId)
  const file = isNamed ? await selectFile(context.db, fileId, context.now) : undefined
  if (!file || file.owner !== `order:${asked?.order.id}`) return err({ code: 'not_found' })
  return ok({ stored: { file, access: { who: 'sender by link', why: 'picture of a measuring' } } })
}

type Unanswerable = { code: 'not_found' | 'reweigh_answered' | 'reweigh_over' }

/** Once, under the order's lock: the same answer again changes nothing and answers the same. */
export function answerReweigh(
  { db, now, secrets }: Context,
  key: string,
  verb: 'agree_price' | 'decline_price',
): Promise<Result<ReweighPage, Unanswerable>> {
  const link = openReweighLink(secrets, key)
  if (!link) return Promise.resolve(err({ code: 'not_found' }))
  return db.transaction(async (tx): Promise<Result<ReweighPage, Unanswerable>> => {
    const held = await holdOrder(tx, link.orderId, { kind: 'any' })
    const event = held?.log.find(({ id }) => id === link.eventId)
    if (!held || event?.details?.askedTotal === undefined) return err({ code: 'not_found' })
    const context = { db: tx, now, secrets }
    const known = await pageOf(context, { ...held, event })
    if (known.state === (verb === 'agree_price' ? 'agreed' : 'declined')) return ok(known)
    if (known.state === 'agreed' || known.state === 'declined') return err({ code: 'reweigh_answered' })
    const deed = { verb, eventId: `answer ${event.id}`, details: { asked: event.id } }
    const done = await actOn(tx, held, theSender(held.order), deed, { now, secrets })
    if (!done.ok) return err({ code: 'reweigh_over' })
    return ok(await pageOf(context, { order: done.value, log: await findLog(tx, link.orderId), event }))
  })
}

/** The link went to the phone of whoever ordered. */
const theSender = ({ ownerId }: Order): Doer => ({
  actor: 'owner',
  personId: ownerId,
  pointId: undefined,
  reach: { kind: 'owner', person: ownerId },
})

async function openAsked({ db, secrets }: Context, key: string): Promise<Asked | undefined> {
  const link = openReweighLink(secrets, key)
  const order = link && (await findOrder(db, link.orderId, { kind: 'any' }))
  const log = order ? await findLog(db, order.id) : []
  const event = log.find(({ id }) => id === link?.eventId)
  return order && event?.details?.askedTotal !== undefined ? { order, log, event } : undefined
}

async function pageOf({ db, now }: Pick<Context, 'db' | 'now'>, asked: Asked): Promise<ReweighPage> {
  const { order, log, event } = asked
  const {
    oldTotal,
    askedTotal,
    ordered,
    weightGrams,
    sidesCm,
    billableGrams,
    photos = [],
  } = event.details ?? {}
  assert(oldTotal !== undefined && askedTotal !== undefined && ordered, 'a question names both prices')
  assert(weightGrams !== undefined && billableGrams !== undefined, 'a question names what was measured')
  const { ask } = project(termsOf(order), log).state ?? {}
  const difference = askedTotal - oldTotal
  return {
    state: ask?.eventId === event.id ? askStateOf(ask, now) : 'replaced',
    tracking_code: order.trackingCode,
    price_before: oldTotal,
    price_after: askedTotal,
    difference,
    ordered: sizeOf(ordered),
    measured: sizeOf({ weightGrams, sidesCm, billableGrams }),
    photos: [...photos],
    answer_by: answerBy({ askedAt: event.recordedAt }).toISOString(),
    paid: await paidHow(db, order, difference),
  }
}

function sizeOf({ weightGrams, sidesCm, billableGrams }: Measures & { billableGrams: number }) {
  const [length = 0, width = 0, height = 0] = sidesCm ?? []
  return { weight: weightGrams / 1000, length, width, height, billable: billableGrams / 1000 }
}

/** As a yes would be charged now. */
async function paidHow(db: Db, order: Order, difference: number): Promise<ReweighPage['paid']> {
  if (order.paidAt === null && order.doorPaidAt === null)
    return order.paymentType === 'receiver' ? 'receiver' : 'hand_over'
  return (await balanceOf(db, 'customer_balance', order.ownerId)) >= difference ? 'balance' : 'debt'
}
