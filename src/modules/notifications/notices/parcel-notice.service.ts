import { type Order, readOrders } from '#modules/orders/index.ts'
import { tellDesk } from '#modules/worklist/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import type { Catalogs } from '#platform/i18n/translator.ts'
import { enqueue } from '#platform/jobs/outbox.ts'
import { dotted } from '../domain/kept-words.ts'
import { isProven, isStillTrue, linkBy, reminders, specOf } from '../domain/notices.ts'
import { parcelTemplates } from '../domain/parcel-templates.ts'
import { afterQuietHours, lastMoment } from '../domain/quiet-hours.ts'
import { noticeRoot, referenceOf } from '../domain/rounds.ts'
import { NoGatewayAnswered } from '../sms/no-gateway.ts'
import type { Channel, OutgoingNotice } from './channels.ts'
import { compose, type SmsValues } from './compose.ts'
import { carry, type DeliveryDeps, deliver, type Outcome } from './delivery.service.ts'
import {
  type DropReason,
  findNotice,
  isOvertaken,
  lastFault,
  type NoticeRow,
  postpone,
  settleNotice,
} from './notice.repo.ts'
import { sendParcelNotice } from './notice-job.ts'
import { type Facts, factsOf, type WordDeps } from './notice-words.service.ts'
import { keep } from './plan-notices.service.ts'

export type ParcelNoticeDeps = DeliveryDeps &
  WordDeps & {
    catalogs: Catalogs
    channels: readonly Channel[]
  }

type Run = { signal: AbortSignal; attempt: number }

/** Sends one planned notice, if it is still true and may ring now. Throws while another try may help. */
export async function sendParcelNews(
  deps: ParcelNoticeDeps,
  { noticeId }: { noticeId: number },
  run: Run,
): Promise<void> {
  const { db, clock } = deps
  const notice = await findNotice(db, noticeId)
  if (notice?.state !== 'planned') return
  const now = clock.now()
  const [order] = await readOrders(db, [notice.orderId])
  const obstacle = order ? await obstacleTo(db, notice, order, now) : 'passed'
  if (!order || obstacle) return drop(deps, noticeId, obstacle ?? 'passed')
  const wakes = specOf(notice.kind).urgent ? now : afterQuietHours(now)
  if (wakes > now) return wait(db, noticeId, wakes)
  const facts = await factsOf(deps, order, notice)
  if (!facts) return drop(deps, noticeId, 'passed')
  const outcome = await carryBy(deps, notice, order, facts, run.signal)
  if (outcome === 'sent') return
  await afterFailure(deps, notice, order, outcome, run)
}

const endOf = ({ kind, dueAt }: NoticeRow, { storedUntil }: Order) =>
  lastMoment(dueAt, specOf(kind).whileStored ? (storedUntil ?? undefined) : undefined)

/** The night came between planning and sending. */
function wait(db: Db, noticeId: number, until: Date): Promise<void> {
  return db.transaction(async (tx) => {
    await postpone(tx, noticeId, until)
    await enqueue(tx, sendParcelNotice, { noticeId }, { startAfter: until })
  })
}

/** Why it would not be sent now. */
export async function obstacleTo(
  db: Db,
  notice: NoticeRow,
  order: Order,
  now: Date,
): Promise<DropReason | undefined> {
  if (notice.phone === '') return 'forgotten'
  if (now > endOf(notice, order)) return 'too_late'
  const isNews = isStillTrue(notice.kind, order, now) && !(await isOvertaken(db, notice, reminders))
  return isNews ? undefined : 'passed'
}

async function drop({ db, clock }: ParcelNoticeDeps, id: number, why: DropReason): Promise<void> {
  await settleNotice(db, id, { state: 'dropped', why, at: clock.now() })
}

async function carryBy(
  deps: ParcelNoticeDeps,
  notice: NoticeRow,
  order: Order,
  facts: Facts,
  signal: AbortSignal,
): Promise<Outcome> {
  const { id, kind, phone, locale, channel: name } = notice
  const template = parcelTemplates[kind]
  const onSent = async (tx: Db) => {
    await settleNotice(tx, id, { state: 'sent', at: deps.clock.now() })
  }
  const posting = { reference: referenceOf(noticeRoot(id), notice.round), phone, onSent }
  if (name === 'sms')
    return deliver(
      deps,
      {
        ...posting,
        ...(await compose(deps, template, locale, async (spoken) => briefly(await facts.valuesIn(spoken)))),
        template,
        code: undefined,
        ttlSeconds: Math.ceil((endOf(notice, order).getTime() - deps.clock.now().getTime()) / 1000),
      },
      signal,
    )
  const channel = deps.channels.find((known) => known.name === name)
  if (!channel) return 'refused'
  const values = await facts.valuesIn(locale)
  const outgoing = outgoingOf(deps.catalogs, notice, order, { ...facts, values })
  const carrier = { name, send: (_: string, limited: AbortSignal) => channel.send(outgoing, limited) }
  const kept = { words: wordsOf(deps.catalogs, notice, dotted(values)), hasDots: true }
  return carry(deps, { ...posting, template: template.id, locale, kept }, [carrier], signal)
}

function wordsOf(catalogs: Catalogs, { kind, channel, locale }: NoticeRow, values: SmsValues): string {
  const told = { ...values, proven: isProven(channel) ? 'yes' : 'no' }
  return catalogs.translate(locale, `notices.kinds.${kind}.text`, told)
}

/** The name of a point, as much of it as an SMS has room for. */
const POINT_SIGNS = 30
const briefly = (values: SmsValues) => ({
  ...values,
  point: values.point?.slice(0, POINT_SIGNS).trimEnd() ?? '',
})

function outgoingOf(
  catalogs: Catalogs,
  notice: NoticeRow,
  order: Order,
  facts: { values: SmsValues; url: string },
): OutgoingNotice {
  const { id, kind, side, channel, personId, phone, email, locale } = notice
  const say = (key: Parameters<Catalogs['translate']>[1], to: Locale) =>
    catalogs.translate(to, key, { ...facts.values, proven: isProven(channel) ? 'yes' : 'no' })
  return {
    id,
    kind,
    side,
    to: { personId: personId ?? undefined, phone, email: email ?? undefined, locale },
    order: { id: order.id, trackingCode: order.trackingCode },
    title: say(`notices.kinds.${kind}.title`, locale),
    text: wordsOf(catalogs, notice, facts.values),
    link: { url: facts.url, label: say(`notices.links.${linkBy(channel, kind)}`, locale) },
    expiresAt: endOf(notice, order),
    urgent: specOf(kind).urgent,
  }
}

/** What takes its place goes at once, because a code cannot wait; otherwise it is tried again while that may help. */
async function afterFailure(
  deps: ParcelNoticeDeps,
  notice: NoticeRow,
  order: Order,
  outcome: Exclude<Outcome, 'sent'>,
  { attempt }: Run,
): Promise<void> {
  const isLast = attempt > sendParcelNotice.retry.limit
  if (outcome === 'later' && notice.instead === null && !isLast)
    throw new NoGatewayAnswered('nobody has taken the notice')
  const { db, clock } = deps
  const nextRound = afterQuietHours(new Date(clock.now().getTime() + ROUND_MS))
  if (outcome === 'later' && isLastWayOfCode(notice) && nextRound <= endOf(notice, order))
    return again(db, notice.id, nextRound)
  const why = (await lastFault(db, referenceOf(noticeRoot(notice.id), notice.round))) ?? 'no_channel'
  await db.transaction(async (tx) => {
    const isFirst = await settleNotice(tx, notice.id, { state: 'failed', why, at: clock.now() })
    await tellDesk(tx)
    if (isFirst && notice.instead !== null) await keep(tx, [insteadOf(notice, notice.instead, clock.now())])
  })
}

/** Gateways may be down for a night; a code then begins its tries anew, for as long as it is of use. */
const ROUND_MS = 1_800_000

const isLastWayOfCode = ({ kind, channel }: NoticeRow) => specOf(kind).holdsCode && channel === 'sms'

async function again(db: Db, noticeId: number, startAfter: Date): Promise<void> {
  await db.transaction((tx) => enqueue(tx, sendParcelNotice, { noticeId }, { startAfter }))
}

const insteadOf = (notice: NoticeRow, channel: NonNullable<NoticeRow['instead']>, now: Date) => ({
  ...notice,
  channel,
  instead: undefined,
  personId: notice.personId ?? undefined,
  email: notice.email ?? undefined,
  plannedAt: now,
  dueAt: now,
})
