import { assert } from '#kernel/assert.ts'
import { err, type Ok, ok, type Result } from '#kernel/result.ts'
import { recordAudit } from '#modules/accounts/index.ts'
import { balanceOf, lockAccount, post } from '#modules/ledger/index.ts'
import { findPlacesBy } from '#modules/points/index.ts'
import type { Failure } from '#platform/http/errors.ts'
import type { RequestContext } from '#platform/http/route.ts'
import { formatter } from '#platform/i18n/format.ts'
import type { CloseRequest, ClosingList, ClosingReview, DrawerClosing } from '../counter.contract.ts'
import { dayToClose, expectedIn, sumOfNotes, tidyNotes } from '../domain/drawer.ts'
import { personIn, postOf } from '../hands/post.service.ts'
import {
  type Closing,
  findClosing,
  findClosings,
  findLastDay,
  insertClosing,
  lockClosing,
  saveReview,
  sumOpenBefore,
} from './closing.repo.ts'

const PAGE = 30

export const drawerOf = (person: number) => ({ kind: 'agent_cash', owner: String(person) }) as const

type Unclosed = Failure<
  'no_post' | 'drawer_closed' | 'drawer_day_wrong' | 'drawer_note_needed' | 'drawer_count_wrong'
>

/**
 * Counts the drawer and ends its day. The account is held meanwhile: what was counted is compared with what the books say at
 * that very moment.
 */
export function closeDrawer(
  context: RequestContext,
  { day: asked, counted, notes, note }: CloseRequest,
): Promise<Result<DrawerClosing, Unclosed>> {
  const person = personIn(context)
  const { money } = formatter(context.locale)
  return context.db.transaction(async (tx): Promise<Result<DrawerClosing, Unclosed>> => {
    const inside = { ...context, db: tx }
    const point = await postOf(inside)
    if (!point.ok) return point
    const noted = sumOfNotes(notes)
    // Small change has no notes: it is what the sum has beside them.
    if (noted > counted) return err({ code: 'drawer_count_wrong', values: { amount: money(noted) } })
    const { balance } = await lockAccount(tx, drawerOf(person))
    const day = dayToClose(context.now, asked, await findLastDay(tx, person))
    if (!day.ok) return day
    const expected = expectedIn(balance, await sumOpenBefore(tx, person, day.value))
    if (counted !== expected && note === undefined)
      return err({ code: 'drawer_note_needed', values: { amount: money(Math.abs(counted - expected)) } })
    const id = await insertClosing(tx, {
      personId: person,
      pointId: point.value,
      day: day.value,
      closedAt: context.now,
      expected,
      counted,
      notes: tidyNotes(notes),
      note,
    })
    await recordAudit(tx, context, {
      action: 'drawer.close',
      object: `drawer-closing:${id}`,
      after: { point: point.value, day: day.value, expected, counted, note },
    })
    return ok(await viewById(inside, id))
  })
}

export async function listClosings(
  context: RequestContext,
  query: { open?: boolean | undefined; point_id?: number | undefined; cursor?: string | undefined },
): Promise<Ok<ClosingList>> {
  const before = query.cursor === undefined ? undefined : Number(query.cursor)
  const filter = { onlyOpen: query.open ?? false, point: query.point_id, before }
  const found = await findClosings(context.db, filter, PAGE + 1)
  const page = found.slice(0, PAGE)
  return ok({
    items: await viewsOf(context, page),
    next_cursor: found.length > PAGE ? String(page.at(-1)?.id) : null,
  })
}

type Unreviewed = Failure<
  'not_found' | 'drawer_difference_decided' | 'drawer_difference_own' | 'drawer_books_short'
>

/** By somebody who has not counted it: the difference stays and is booked, or it was put right and nothing is. */
export function reviewClosing(
  context: RequestContext,
  id: string,
  { decision, note }: ClosingReview,
): Promise<Result<DrawerClosing, Unreviewed>> {
  const by = personIn(context)
  return context.db.transaction(async (tx): Promise<Result<DrawerClosing, Unreviewed>> => {
    const closing = await lockClosing(tx, Number(id))
    if (!closing) return err({ code: 'not_found' })
    if (closing.state !== 'open') return err({ code: 'drawer_difference_decided' })
    if (closing.personId === by) return err({ code: 'drawer_difference_own' })
    if (decision === 'book') {
      const posted = await post(tx, {
        key: `drawer_closing:${closing.id}`,
        template: closing.difference < 0 ? 'agent_cash_short' : 'agent_cash_over',
        facts: { agent: closing.personId, amount: Math.abs(closing.difference) },
        reference: `drawer-closing:${closing.id}`,
        at: context.now,
        by,
      })
      if (!posted.ok) {
        const left = await balanceOf(tx, 'agent_cash', closing.personId)
        const amount = formatter(context.locale).money(left)
        return err({ code: 'drawer_books_short', values: { amount } })
      }
    }
    const state = decision === 'book' ? 'booked' : 'explained'
    await saveReview(tx, closing.id, { state, at: context.now, by, note: note ?? null })
    await recordAudit(tx, context, {
      action: decision === 'book' ? 'drawer.book-difference' : 'drawer.explain-difference',
      object: `drawer-closing:${closing.id}`,
      after: { person: closing.personId, day: closing.day, difference: closing.difference, note },
    })
    return ok(await viewById({ ...context, db: tx }, closing.id))
  })
}

type Reading = Pick<RequestContext, 'db' | 'locale'>

async function viewById(context: Reading, id: number): Promise<DrawerClosing> {
  const closing = await findClosing(context.db, id)
  assert(closing, 'a closing is never taken away')
  return viewOf(context, closing)
}

export async function viewOf(context: Reading, closing: Closing): Promise<DrawerClosing> {
  const [view] = await viewsOf(context, [closing])
  assert(view, 'one was asked for')
  return view
}

async function viewsOf({ db, locale }: Reading, closings: readonly Closing[]): Promise<DrawerClosing[]> {
  const points = await findPlacesBy(db, [
    ...new Set(closings.flatMap(({ pointId }) => (pointId === null ? [] : [pointId]))),
  ])
  return closings.map((closing) => {
    const point = closing.pointId === null ? undefined : points.get(closing.pointId)
    return {
      id: String(closing.id),
      day: closing.day,
      closed_at: closing.closedAt.toISOString(),
      person: { id: String(closing.personId), name: closing.person ?? '' },
      point: point ? { id: point.id, name: point.name[locale] } : null,
      expected: closing.expected,
      counted: closing.counted,
      difference: closing.difference,
      notes: closing.notes,
      note: closing.note,
      state: closing.state,
      reviewed_at: closing.reviewedAt?.toISOString() ?? null,
      reviewed_by: closing.reviewer,
      review_note: closing.reviewNote,
    }
  })
}
