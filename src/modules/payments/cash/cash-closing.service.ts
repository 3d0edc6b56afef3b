import { assert } from '#kernel/assert.ts'
import { err, type Ok, ok, type Result } from '#kernel/result.ts'
import { recordAudit } from '#modules/accounts/index.ts'
import { lockAccount, post } from '#modules/ledger/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { Failure } from '#platform/http/errors.ts'
import type { RequestContext } from '#platform/http/route.ts'
import { formatter } from '#platform/i18n/format.ts'
import { dayToClose, expectedIn } from '../domain/cash-desk.ts'
import { personIn } from '../top-up/top-up.service.ts'
import type { ClosingList, ClosingQuery, ClosingReview, ClosingView, NewClosing } from './cash.contract.ts'
import {
  type Closing,
  findClosing,
  findClosings,
  findLastClosing,
  insertClosing,
  lockClosing,
  saveReview,
  sumOpenDifferences,
} from './cash-closing.repo.ts'
import { accountOf, lockChosenDesk, shortOf } from './cash-desk.service.ts'
import { sumTold } from './cash-transfer.repo.ts'

const PAGE = 30

const viewOf = (closing: Closing): ClosingView => ({
  id: String(closing.id),
  desk: { id: String(closing.deskId), name: closing.deskName },
  day: closing.day,
  closed_at: closing.closedAt.toISOString(),
  closed_by:
    closing.closedBy === null ? null : { id: String(closing.closedBy), full_name: closing.closer ?? '' },
  expected: closing.expected,
  counted: closing.counted,
  difference: closing.difference,
  note: closing.note,
  state: closing.state,
  reviewed_at: closing.reviewedAt?.toISOString() ?? null,
  reviewed_by: closing.reviewer,
  review_note: closing.reviewNote,
})

async function viewById(db: Db, id: number): Promise<ClosingView> {
  const closing = await findClosing(db, id)
  assert(closing, 'a closing is never taken away')
  return viewOf(closing)
}

export async function listClosings(
  { db }: RequestContext,
  { desk_id, open, cursor }: ClosingQuery,
): Promise<Ok<ClosingList>> {
  const desk = desk_id === undefined ? undefined : Number(desk_id)
  const before = cursor === undefined ? undefined : Number(cursor)
  const found = await findClosings(db, { desk, onlyOpen: open ?? false, before }, PAGE + 1)
  const page = found.slice(0, PAGE)
  return ok({
    items: page.map(viewOf),
    next_cursor: found.length > PAGE ? String(page.at(-1)?.id) : null,
  })
}

type Unclosed = Failure<
  | 'not_found'
  | 'no_cash_desk'
  | 'cash_desk_of_others'
  | 'cash_day_closed'
  | 'cash_day_wrong'
  | 'cash_note_needed'
>

/**
 * Counts a desk and ends its day. The account is held meanwhile, so that what was counted is compared with what the books say
 * at that very moment, and every later movement belongs to the next day.
 */
export function closeDay(
  context: RequestContext,
  { desk_id, day: asked, counted, note }: NewClosing,
): Promise<Result<ClosingView, Unclosed>> {
  const by = personIn(context)
  return context.db.transaction(async (tx) => {
    const chosen = await lockChosenDesk(tx, context, desk_id)
    if (!chosen.ok) return chosen
    const desk = chosen.value
    const day = dayToClose(context.now, asked, (await findLastClosing(tx, desk.id))?.day)
    if (!day.ok) return day
    const { balance, lastLine } = await lockAccount(tx, accountOf(desk.id))
    const openDifferences = (await sumOpenDifferences(tx, desk.id)).sum
    const expected = expectedIn({ books: balance, openDifferences, ...(await sumTold(tx, desk.id)) })
    if (counted !== expected && note === undefined) {
      const amount = formatter(context.locale).money(Math.abs(counted - expected))
      return err({ code: 'cash_note_needed', values: { amount } })
    }
    const closing = { deskId: desk.id, day: day.value, expected, counted, note, throughLine: lastLine }
    const id = await insertClosing(tx, { ...closing, at: context.now, by })
    await recordAudit(tx, context, {
      action: 'cash.close-day',
      object: `cash-closing:${id}`,
      after: { desk: desk.name, day: day.value, expected, counted, note },
    })
    return ok(await viewById(tx, id))
  })
}

type Unreviewed = Failure<'not_found' | 'cash_difference_own' | 'cash_difference_decided' | 'cash_desk_short'>

/** By an admin who has not counted it: the difference stays and is booked, or it was put right and nothing is. */
export function reviewClosing(
  context: RequestContext,
  id: string,
  { decision, note }: ClosingReview,
): Promise<Result<ClosingView, Unreviewed>> {
  const by = personIn(context)
  return context.db.transaction(async (tx): Promise<Result<ClosingView, Unreviewed>> => {
    const closing = await lockClosing(tx, Number(id))
    if (!closing) return err({ code: 'not_found' })
    if (closing.state !== 'open') return err({ code: 'cash_difference_decided' })
    if (closing.closedBy === by) return err({ code: 'cash_difference_own' })
    if (decision === 'book') {
      const { balance } = await lockAccount(tx, accountOf(closing.deskId))
      if (!(await book(tx, closing, context.now, by)))
        return err(shortOf(context.locale, { name: closing.deskName }, balance))
    }
    const state = decision === 'book' ? 'booked' : 'explained'
    await saveReview(tx, closing.id, { state, at: context.now, by, note })
    await recordAudit(tx, context, {
      action: decision === 'book' ? 'cash.book-difference' : 'cash.explain-difference',
      object: `cash-closing:${closing.id}`,
      after: { desk: closing.deskName, difference: closing.difference, note },
    })
    return ok(await viewById(tx, closing.id))
  })
}

/** False when the desk holds less than what is missing from it. */
async function book(tx: Db, { id, deskId, difference }: Closing, at: Date, by: number): Promise<boolean> {
  const posted = await post(tx, {
    key: `cash_closing:${id}`,
    template: difference < 0 ? 'cash_desk_short' : 'cash_desk_over',
    facts: { desk: deskId, amount: Math.abs(difference) },
    reference: `cash-closing:${id}`,
    at,
    by,
  })
  return posted.ok
}
