import { err, ok, type Result } from '#kernel/result.ts'
import { startOfDay, tashkentDay } from '#kernel/tashkent.ts'
import { findPeople } from '#modules/accounts/index.ts'
import { type DayMove, findMovesOf, sumBefore } from '#modules/ledger/index.ts'
import { deskNames } from '#modules/payments/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { Failure } from '#platform/http/errors.ts'
import type { RequestContext } from '#platform/http/route.ts'
import { earnedAt } from '../commission/commission.service.ts'
import type { DrawerDay } from '../counter.contract.ts'
import { type DayEarned, totalOf } from '../domain/commission.ts'
import { type CommissionKind, commissionKinds } from '../domain/counter-words.ts'
import { endOfDrawer, expectedIn, type LineOf, linesOfDrawer } from '../domain/drawer.ts'
import { personIn, postOf } from '../hands/post.service.ts'
import { findClosingOf, sumOpenBefore } from './closing.repo.ts'
import { drawerOf, viewOf } from './closing.service.ts'

/** Nobody was a counter of ours before. */
const FIRST_DAY = '2020-01-01'

/** The cash of whoever asks, as the books have it: what lay there in the morning, what has moved it, what should be there. */
export async function readDrawer(
  context: RequestContext,
  asked: string | undefined,
): Promise<Result<DrawerDay, Failure<'no_post' | 'drawer_day_wrong'>>> {
  const { db, now } = context
  const person = personIn(context)
  const post = await postOf(context)
  if (!post.ok) return post
  const day = asked ?? tashkentDay(now)
  if (day > tashkentDay(now) || day < FIRST_DAY) return err({ code: 'drawer_day_wrong' })
  const closing = await findClosingOf(db, person, day)
  const span = { from: startOfDay(day), until: endOfDrawer(day, now, closing !== undefined) }
  const [before, open, moves, { days }] = await Promise.all([
    sumBefore(db, drawerOf(person), span.from),
    sumOpenBefore(db, person, day),
    findMovesOf(db, drawerOf(person), span),
    earnedAt(db, post.value, `${day.slice(0, 7)}-01`, day),
  ])
  const lines = linesOfDrawer(moves)
  const books = before + moves.reduce((sum, { amount }) => sum + amount, 0)
  const ofDay = days.filter((one) => one.day === day)
  return ok({
    day,
    opening: before + open,
    lines: await named(db, lines),
    expected: expectedIn(books, open),
    parcels: parcelsOf(ofDay),
    closing: closing ? await viewOf(context, closing) : null,
    open_difference: open,
    commission: { day: totalOf(ofDay), month: totalOf(days) },
  })
}

async function named(db: Db, lines: readonly LineOf<DayMove>[]): Promise<DrawerDay['lines']> {
  const couriers = lines.flatMap(({ move }) => (move?.courier == null ? [] : [move.courier]))
  const desks = lines.flatMap(({ move }) => (move?.desk == null ? [] : [move.desk]))
  const [people, names] = await Promise.all([findPeople(db, couriers), deskNames(db, desks)])
  const withWhom = ({ courier, desk }: DayMove) =>
    courier === null
      ? desk === null
        ? null
        : (names.get(desk) ?? null)
      : (people.get(courier)?.fullName ?? null)
  return lines.map(({ kind, amount, parcels, move }) => ({
    kind,
    amount,
    parcels,
    at: move?.at.toISOString() ?? null,
    with: move ? withWhom(move) : null,
  }))
}

function parcelsOf(days: readonly DayEarned[]): Record<CommissionKind, number> {
  const counted = (kind: CommissionKind) =>
    days.flatMap(({ kinds }) => kinds).find((one) => one.kind === kind)?.parcels ?? 0
  return Object.fromEntries(commissionKinds.map((kind) => [kind, counted(kind)])) as Record<
    CommissionKind,
    number
  >
}
