import type { Clock } from '#kernel/clock.ts'
import { findPerson, findReader, readChoices, readsCyrillic } from '#modules/accounts/index.ts'
import { districtById } from '#modules/geo/index.ts'
import {
  findLog,
  type Order,
  type OrderEvent,
  orderLimits,
  project,
  readOrders,
  termsOf,
} from '#modules/orders/index.ts'
import { findPlace } from '#modules/points/index.ts'
import type { Db } from '#platform/db/database.ts'
import { demoLoadedAt } from '#platform/db/demo-data.repo.ts'
import { enqueue } from '#platform/jobs/outbox.ts'
import {
  type ChannelName,
  isWorthTelling,
  type NoticeKind,
  reminderDue,
  type Side,
  specOf,
} from '../domain/notices.ts'
import { type Happening, kindsFor, legsOf } from '../domain/planning.ts'
import { afterQuietHours, isOldNews } from '../domain/quiet-hours.ts'
import { languageOfReceiver } from '../domain/receiver-language.ts'
import type { Channel, Recipient } from './channels.ts'
import { insertNotice, type NewNotice } from './notice.repo.ts'
import { sendParcelNotice } from './notice-job.ts'

export type PlanDeps = { db: Db; clock: Clock; channels: readonly Channel[] }

/** From one event of an order's log, who is told what, how and when. Planned once, however often it is asked. */
export async function planNotices(
  { db, clock, channels }: PlanDeps,
  { orderId, seq }: { orderId: number; seq: number },
): Promise<void> {
  const now = clock.now()
  const [order] = await readOrders(db, [orderId])
  const log = await findLog(db, orderId)
  const event = log.find((line) => line.seq === seq)
  if (!order || !event || (await isDemoPast(db, event, now))) return
  const isOld = isOldNews(event.happenedAt, now)
  const happening = await happeningOf(db, order, log, event)
  const kinds = (happening ? kindsFor(happening) : []).filter((kind) =>
    isWorthTelling(kind, isOld, order, now),
  )
  if (kinds.length === 0) return
  const people = await peopleOf(db, order)
  const planned: NewNotice[] = []
  for (const kind of kindsApart(kinds, people)) {
    const to = people[specOf(kind).side]
    if (!to) continue
    const dueAt = dueOf(kind, order, isOld, now)
    for (const leg of legsOf(specOf(kind), await reachOf(channels, to), await wantedBy(db, to, kind)))
      planned.push({ ...to, ...leg, orderId, seq, kind, side: specOf(kind).side, plannedAt: now, dueAt })
  }
  if (planned.length > 0) await db.transaction((tx) => keep(tx, planned))
}

/** At once or in the morning; a reminder when its day has come. */
export function dueOf(kind: NoticeKind, { storedUntil }: Order, isOld: boolean, now: Date): Date {
  const { urgent, remindsOfEnd } = specOf(kind)
  if (urgent && !isOld) return now
  const day = remindsOfEnd ? reminderDue(storedUntil) : now
  return afterQuietHours(day > now ? day : now)
}

export async function keep(tx: Db, planned: readonly NewNotice[]): Promise<void> {
  for (const notice of planned) {
    const noticeId = await insertNotice(tx, notice)
    if (noticeId === undefined) continue
    const waits = notice.dueAt > notice.plannedAt ? { startAfter: notice.dueAt } : {}
    await enqueue(tx, sendParcelNotice, { noticeId }, waits)
  }
}

/** The demo begins with stories of the last weeks; nobody is told what happened before there was anybody. */
async function isDemoPast(db: Db, { recordedAt }: OrderEvent, now: Date): Promise<boolean> {
  if (now.getTime() - recordedAt.getTime() < 60_000) return false
  const loadedAt = await demoLoadedAt(db, 'orders')
  return loadedAt !== undefined && recordedAt <= loadedAt
}

/** Undefined when the event was told too late to count. */
export async function happeningOf(
  db: Db,
  order: Order,
  log: readonly OrderEvent[],
  event: OrderEvent,
): Promise<Happening | undefined> {
  const terms = termsOf(order)
  const { effective } = project(terms, log)
  const place = effective.findIndex(({ seq }) => seq === event.seq)
  if (place < 0) return undefined
  const before = project(terms, effective.slice(0, place)).state
  const after = project(terms, effective.slice(0, place + 1)).state
  return {
    verb: event.verb,
    actor: event.actor,
    reason: event.reason,
    isSaidElsewhere: event.details?.by !== undefined,
    isByDocument: event.details?.proof?.kind === 'document',
    before: before && { status: before.status, holder: before.custody.holder },
    holder: after?.custody.holder ?? 'sender',
    isLastAttempt: (after?.deliveryAttempts ?? 0) >= orderLimits.attempts,
    isStorageOver: order.promise.reason === 'storage_over',
    toDoor: terms.toDoor && after?.destinationPointId === undefined,
    isNear: await isNear(db, order, before?.custody.pointId),
    isReturn: terms.isReturn,
  }
}

/** From where the parcel was to the receiver, without leaving their region. */
async function isNear(db: Db, { sender, receiver }: Order, pointId: number | undefined): Promise<boolean> {
  if (pointId === undefined) return sender.regionId === receiver.regionId
  const point = await findPlace(db, pointId)
  return point !== undefined && districtById(point.districtId)?.regionId === receiver.regionId
}

export type People = Readonly<Record<Side, Recipient | undefined>>

/** The sender is whoever ordered. */
export async function peopleOf(db: Db, { ownerId, receiver }: Order): Promise<People> {
  const owner = await findPerson(db, ownerId)
  const reader = await findReader(db, receiver.phone)
  return {
    sender:
      owner.phone === null
        ? undefined
        : { personId: owner.id, phone: owner.phone, email: undefined, locale: owner.locale },
    receiver: {
      personId: reader?.id,
      phone: receiver.phone,
      // Whoever ordered by a personal link may not learn who is behind it by naming a mailbox of their own.
      email: receiver.link === undefined ? receiver.email : undefined,
      locale: languageOfReceiver({
        account: reader?.locale,
        readsCyrillic: await readsCyrillic(db, receiver.phone),
        sender: owner.locale,
      }),
    },
  }
}

/** Who sends to themselves is told once. */
export function kindsApart(
  kinds: readonly NoticeKind[],
  { sender, receiver }: People,
): readonly NoticeKind[] {
  const toReceiver = kinds.filter((kind) => specOf(kind).side === 'receiver')
  return sender?.phone === receiver?.phone && toReceiver.length > 0 ? toReceiver : kinds
}

async function reachOf(channels: readonly Channel[], to: Recipient): Promise<Record<ChannelName, boolean>> {
  const reach = { sms: true, telegram: false, email: false, push: false }
  for (const channel of channels) reach[channel.name] = await channel.reaches(to)
  return reach
}

async function wantedBy(db: Db, { personId }: Recipient, kind: NoticeKind) {
  if (personId === undefined) return undefined
  const { value: choices } = await readChoices({ db }, personId)
  return choices[specOf(kind).choice]
}
