import { parsePhone } from '#kernel/phone.ts'
import { err, type Ok, ok, type Result } from '#kernel/result.ts'
import { startOfDay } from '#kernel/tashkent.ts'
import { parseTrackingCode } from '#kernel/tracking-code.ts'
import { type CallerKind, findPeople, reachOf } from '#modules/accounts/index.ts'
import { findIdByCode, findTrackingCodes, readOrders } from '#modules/orders/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { Failure } from '#platform/http/errors.ts'
import type { RequestContext } from '#platform/http/route.ts'
import { formatPhone } from '#platform/i18n/format.ts'
import { type AgainRefusal, againLimits, againRefusal } from '../domain/again.ts'
import { kindsOf } from '../domain/notice-groups.ts'
import { findNotice } from '../notices/notice.repo.ts'
import { obstacleTo } from '../notices/parcel-notice.service.ts'
import { labelOf, reasonOf } from '../notices/told.service.ts'
import { maskedAddress, maskedPhone } from './masked.ts'
import type {
  NoticeDetail,
  NoticeLine,
  NoticeLog,
  NoticeLogQuery,
  NoticeStateFilter,
} from './notice-log.contract.ts'
import {
  countAgain,
  findAgain,
  findLine,
  findLog,
  findTries,
  type LogFilter,
  type LogRow,
  type LogState,
  type Named,
} from './notice-log.repo.ts'

const dayMs = 86_400_000

export async function listNotices(context: RequestContext, query: NoticeLogQuery): Promise<Ok<NoticeLog>> {
  const about = await aboutOf(context.db, query.search?.trim())
  if (about === 'nothing') return ok({ items: [], next_cursor: null })
  const rows = await findLog(context.db, {
    ...filterOf(query),
    ...about,
    before: readCursor(query.cursor),
    limit: query.limit + 1,
    now: context.now,
  })
  const page = rows.slice(0, query.limit)
  return ok({
    items: await linesOf(context, page),
    next_cursor: rows.length > query.limit ? cursorOf(page.at(-1)) : null,
  })
}

const stateOfFilter = { under_way: 'planned' } as const satisfies Partial<Record<NoticeStateFilter, LogState>>

function filterOf({
  state,
  channel,
  group,
  day,
}: NoticeLogQuery): Omit<LogFilter, 'before' | 'limit' | 'now'> {
  const from = day === undefined || Number.isNaN(Date.parse(day)) ? undefined : startOfDay(day)
  return {
    state: state === 'under_way' ? stateOfFilter[state] : state,
    channel,
    kinds: group && kindsOf(group),
    phone: undefined,
    orderId: undefined,
    from,
    to: from && new Date(from.getTime() + dayMs),
  }
}

/** A number that nobody has, or half of one, finds nothing: the log is not guessed through. */
async function aboutOf(
  db: Db,
  text: string | undefined,
): Promise<{ phone?: string; orderId?: number } | 'nothing'> {
  if (!text) return {}
  const code = parseTrackingCode(text)
  if (code.ok) {
    const orderId = await findIdByCode(db, code.value)
    return orderId === undefined ? 'nothing' : { orderId }
  }
  if (/^[1-9]\d{7}$/.test(text)) return { orderId: Number(text) }
  const phone = parsePhone(text)
  return phone === undefined ? 'nothing' : { phone }
}

export async function readNotice(
  context: RequestContext,
  id: string,
): Promise<Result<NoticeDetail, Failure<'not_found'>>> {
  const named = readId(id)
  const row = named && (await findLine(context.db, named, context.now))
  return row ? ok(await detailOf(context, row)) : err({ code: 'not_found' })
}

export function readId(text: string): Named | undefined {
  const [, source, id] = /^([nm])([1-9]\d{0,14})$/.exec(text) ?? []
  return id === undefined ? undefined : { source: source === 'n' ? 'n' : 'm', id: Number(id) }
}

export async function detailOf(context: RequestContext, row: LogRow): Promise<NoticeDetail> {
  const { db, translate, now } = context
  const [[line], tries, agains] = await Promise.all([
    linesOf(context, [row]),
    findTries(db, row.root, MOST_TRIES),
    findAgain(db, row.root),
  ])
  const people = await findPeople(db, [...new Set(agains.map(({ by }) => by))])
  const refusal = await refusalFor(db, row, now)
  return {
    ...(line as NoticeLine),
    locale: row.locale,
    text: row.words,
    tries: tries.map(({ at, gateway, status, error }) => ({
      at: at.toISOString(),
      gateway,
      state: status,
      reason: error === null ? null : translate(reasonOf(error)),
    })),
    again: agains.map(({ at, by }) => ({ at: at.toISOString(), by: people.get(by)?.fullName ?? '' })),
    refusal: refusal === undefined ? null : { code: refusal, message: translate(`errors.${refusal}`) },
  }
}

const MOST_TRIES = 30

export async function refusalFor(db: Db, row: LogRow, now: Date): Promise<AgainRefusal | undefined> {
  const agains = await findAgain(db, row.root)
  const [last] = await findTries(db, row.root, 1)
  const moments = [agains[0]?.at, last?.at].flatMap((at) => at?.getTime() ?? [])
  const facts = {
    state: row.state,
    phone: row.phone,
    notice: row.source === 'n' ? { isNews: await isNews(db, row.id, now) } : undefined,
    words: row.words,
    hasDots: row.hasDots,
    askedAt: row.askedAt,
    lastAt: moments.length === 0 ? undefined : new Date(Math.max(...moments)),
    round: agains.length + 1,
    againToday: await countAgain(db, row.phone, new Date(now.getTime() - againLimits.wordsMs)),
  }
  return againRefusal(facts, now)
}

/** As if it were due now. */
async function isNews(db: Db, id: number, now: Date): Promise<boolean> {
  const notice = await findNotice(db, id)
  const [order] = notice ? await readOrders(db, [notice.orderId]) : []
  if (!notice || !order) return false
  return (await obstacleTo(db, { ...notice, dueAt: now }, order, now)) === undefined
}

async function linesOf(
  { db, caller, now, translate }: RequestContext,
  rows: readonly LogRow[],
): Promise<NoticeLine[]> {
  const codes = await findTrackingCodes(db, [...new Set(rows.flatMap(({ orderId }) => orderId ?? []))])
  const isWhole = reachOf(caller.kind as CallerKind, 'notice.read-number') !== undefined
  return rows.map((row) => {
    const { source, id, kind, side, channel, orderId, state, why, dueAt } = row
    const code = orderId === null ? undefined : codes.get(orderId)
    const waits = state === 'planned' && dueAt > now
    return {
      id: `${source}${id}`,
      label: translate(labelOf(kind)),
      side,
      channel,
      to: toOf(row, isWhole),
      order: orderId === null || code === undefined ? null : { id: String(orderId), tracking_code: code },
      state: waits ? 'waiting' : state,
      reason: why === null ? null : translate(reasonOf(why)),
      due_at: waits ? dueAt.toISOString() : null,
      asked_at: row.askedAt.toISOString(),
      at: row.at.toISOString(),
    }
  })
}

function toOf({ channel, email, phone }: LogRow, isWhole: boolean): string {
  if (channel === 'email' && email !== null) return isWhole ? email : maskedAddress(email)
  if (phone === '') return ''
  return isWhole ? formatPhone(phone) : maskedPhone(phone)
}

const cursorShape = /^(\d{1,15})\.([nm]\d{18})$/

const cursorOf = (row: LogRow | undefined) =>
  row ? `${row.askedAt.getTime()}.${row.source}${String(row.id).padStart(18, '0')}` : null

/** A cursor that is none of ours begins anew. */
function readCursor(cursor: string | undefined): { at: Date; key: string } | undefined {
  const [, ms, key] = cursorShape.exec(cursor ?? '') ?? []
  return key === undefined ? undefined : { at: new Date(Number(ms)), key }
}
