import { err, ok, type Result } from '#kernel/result.ts'
import { recordAudit } from '#modules/accounts/index.ts'
import { openIncident, parcelsOfScan } from '#modules/orders/index.ts'
import { passCash } from '#modules/payments/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { Failure } from '#platform/http/errors.ts'
import type { RequestContext } from '#platform/http/route.ts'
import { formatter } from '#platform/i18n/format.ts'
import { type Differences, differencesIn } from '../domain/hand-over.ts'
import {
  findHandOver,
  findLines,
  type HandOver,
  holdHandOver,
  saveEnd,
  saveOutcomes,
} from './hand-over.repo.ts'
import type { HandOverCount, HandOverView } from './hand-overs.contract.ts'
import { callerOf, isDesk, kindOf, sideOf, viewIn } from './hand-overs.service.ts'

type Ended = 'not_found' | 'hand_over_ended'

/** Under its lock, while it is open and the caller is on this side of it; the desk stands on either. */
function end<Code extends string>(
  context: RequestContext,
  id: number,
  side: 'giver' | 'taker',
  work: (tx: Db, one: HandOver) => Promise<Failure<Code> | undefined>,
): Promise<Result<HandOverView, Failure<Ended | Code>>> {
  return context.db.transaction(async (tx): Promise<Result<HandOverView, Failure<Ended | Code>>> => {
    const one = await holdHandOver(tx, id)
    if (!one) return err({ code: 'not_found' })
    const own = await sideOf(tx, context, one)
    if (own !== side && !(isDesk(context) && own === undefined)) return err({ code: 'not_found' })
    if (one.state !== 'open') return err({ code: 'hand_over_ended' })
    const refused = await work(tx, one)
    if (refused) return err(refused)
    return ok(await viewIn(tx, (await findHandOver(tx, id)) ?? one, context.locale))
  })
}

/** The second confirmation: cash moves as it was counted, and whatever differs is an incident the same evening. */
export const confirmHandOver = (context: RequestContext, id: number, said: HandOverCount) =>
  end<'cash_not_in_hands' | 'hand_over_own'>(context, id, 'taker', async (tx, one) => {
    // Two confirmations are two people's.
    if (one.saidBy === callerOf(context)) return { code: 'hand_over_own' }
    const counted = said.counted ?? one.cash
    const by = callerOf(context)
    if (counted > 0 && !(await moveCash(tx, one, counted, context))) {
      const amount = formatter(context.locale).money(counted)
      return { code: 'cash_not_in_hands', values: { amount } }
    }
    const differences = differencesIn(await findLines(tx, [one.id]), { said: one.cash, counted })
    await saveOutcomes(tx, one.id, differences.missing)
    await saveEnd(tx, one.id, { state: 'confirmed', counted, at: context.now, by })
    await keepDifferences(tx, context, one, {
      ...differences,
      counted,
      surplus: said.surplus,
      note: said.note,
    })
    if (isDesk(context))
      await recordAudit(tx, context, {
        action: 'hand-over.confirm',
        object: `hand-over:${one.id}`,
        after: { counted, missing: differences.missing.length },
      })
    return undefined
  })

/** Into the hands of whoever counts it, where a place takes it. The desk counts for a courier, never for itself. */
async function moveCash(tx: Db, one: HandOver, amount: number, context: RequestContext): Promise<boolean> {
  const by = callerOf(context)
  if (one.takerId === null && one.takerPointId === null) return false
  const from = { kind: await kindOf(tx, one.giverId), person: one.giverId }
  const to =
    one.takerId === null
      ? ({ kind: 'agent', person: by } as const)
      : ({ kind: 'courier', person: one.takerId } as const)
  return passCash(tx, { key: `hand-over:${one.id}`, from, to, amount, at: context.now, by })
}

type Told = Differences & { counted: number; surplus: readonly string[]; note: string | undefined }

async function keepDifferences(
  tx: Db,
  { now }: RequestContext,
  { id, giverId, cash: said }: HandOver,
  { missing, cash, counted, surplus, note }: Told,
): Promise<void> {
  const about = { personId: giverId, happenedAt: now, now }
  for (const orderId of missing)
    await openIncident(tx, {
      ...about,
      key: `hand-over:${id}:${orderId}`,
      kind: 'hand_over_difference',
      orderId,
      details: { note },
    })
  for (const scan of surplus) {
    const parcels = await parcelsOfScan(tx, scan)
    for (const orderId of parcels.length > 0 ? parcels.map((parcel) => parcel.id) : [undefined])
      await openIncident(tx, {
        ...about,
        key: `hand-over:${id}:surplus:${orderId ?? scan}`,
        kind: 'surplus',
        orderId,
        details: { parcels: [scan], note },
      })
  }
  if (cash === 0) return
  await openIncident(tx, {
    ...about,
    key: `hand-over:${id}:cash`,
    kind: 'cash_difference',
    details: { expected: said, counted, note },
  })
}

export const withdrawHandOver = (context: RequestContext, id: number) =>
  end<never>(context, id, 'giver', async (tx, one) => {
    await saveEnd(tx, one.id, {
      state: 'withdrawn',
      counted: undefined,
      at: context.now,
      by: callerOf(context),
    })
    if (isDesk(context))
      await recordAudit(tx, context, {
        action: 'hand-over.withdraw',
        object: `hand-over:${one.id}`,
        after: {},
      })
    return undefined
  })
