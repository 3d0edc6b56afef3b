import { err, type Ok, ok, type Result } from '#kernel/result.ts'
import { startOfDay, tashkentDay } from '#kernel/tashkent.ts'
import { recordAudit } from '#modules/accounts/index.ts'
import { findTrackingCodes } from '#modules/orders/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { Failure } from '#platform/http/errors.ts'
import type { RequestContext } from '#platform/http/route.ts'
import type { CommissionDay, CommissionStatement, RateList } from '../counter.contract.ts'
import { type DayEarned, earnedBy, type Rate, rateOn, ratesIn, totalOf } from '../domain/commission.ts'
import type { CommissionKind } from '../domain/counter-words.ts'
import { dayAfter } from '../domain/drawer.ts'
import { personIn, postOf } from '../hands/post.service.ts'
import { countDeeds, findDeeds, findRates, saveRate } from './commission.repo.ts'

const MOST_OF_DAY = 1_000
const dayMs = 86_400_000

const daysFrom = (first: string, last: string) => ({
  from: startOfDay(first),
  until: startOfDay(dayAfter(last)),
})

/** What a counter has earned from one day to another, both included. */
export async function earnedAt(
  db: Db,
  point: number,
  first: string,
  last: string,
): Promise<{ days: DayEarned[]; rates: Rate[] }> {
  const [counts, rates] = await Promise.all([countDeeds(db, point, daysFrom(first, last)), findRates(db)])
  return { days: earnedBy(counts, rates), rates }
}

const lastOf = (month: string): string => {
  const [year, number] = month.split('-').map(Number)
  return new Date(Date.UTC(year ?? 0, number ?? 1, 0)).toISOString().slice(0, 10)
}

export async function readStatement(
  context: RequestContext,
  asked: string | undefined,
): Promise<Result<CommissionStatement, Failure<'no_post'>>> {
  const post = await postOf(context)
  if (!post.ok) return post
  const month = asked ?? tashkentDay(context.now).slice(0, 7)
  const [first, last] = [`${month}-01`, lastOf(month)]
  const { days, rates } = await earnedAt(context.db, post.value, first, last)
  return ok({
    month,
    rates: ratesIn(rates, first, last).map(({ kind, amount, fromDay }) => ({
      kind,
      amount,
      from_day: fromDay,
    })),
    days: days.map((day) => ({ ...day, kinds: [...day.kinds] })),
    ...totalOf(days),
  })
}

export async function readStatementDay(
  context: RequestContext,
  day: string,
): Promise<Result<CommissionDay, Failure<'no_post'>>> {
  const post = await postOf(context)
  if (!post.ok) return post
  const { db } = context
  const [deeds, { days, rates }] = await Promise.all([
    findDeeds(db, post.value, daysFrom(day, day), MOST_OF_DAY),
    earnedAt(db, post.value, day, day),
  ])
  const codes = await findTrackingCodes(
    db,
    deeds.map(({ orderId }) => orderId),
  )
  return ok({
    day,
    items: deeds.map(({ orderId, kind, at }) => ({
      order_id: String(orderId),
      tracking_code: codes.get(orderId) ?? '',
      kind,
      at: at.toISOString(),
      amount: rateOn(rates, kind, day),
    })),
    amount: totalOf(days).amount,
  })
}

export async function listRates({ db }: Pick<RequestContext, 'db'>): Promise<Ok<RateList>> {
  const rates = await findRates(db)
  return ok(rates.map(({ kind, amount, fromDay, by }) => ({ kind, amount, from_day: fromDay, by })))
}

const FARTHEST_DAYS = 366

type NewRate = { kind: CommissionKind; amount: number; from_day: string }

/** From tomorrow on at the earliest: what was earned stays what it was. */
export function setRate(
  context: RequestContext,
  { kind, amount, from_day: fromDay }: NewRate,
): Promise<Result<RateList, Failure<'drawer_day_wrong'>>> {
  const { now } = context
  return context.db.transaction(async (tx): Promise<Result<RateList, Failure<'drawer_day_wrong'>>> => {
    const farthest = tashkentDay(new Date(now.getTime() + FARTHEST_DAYS * dayMs))
    if (fromDay <= tashkentDay(now) || fromDay > farthest) return err({ code: 'drawer_day_wrong' })
    const before = rateOn(await findRates(tx), kind, fromDay)
    await saveRate(tx, { kind, amount, fromDay }, { by: personIn(context), at: now })
    await recordAudit(tx, context, {
      action: 'commission.set',
      object: `commission:${kind}`,
      before: { amount: before },
      after: { amount, from_day: fromDay },
    })
    return listRates({ db: tx })
  })
}
