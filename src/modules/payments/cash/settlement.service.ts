import { assert } from '#kernel/assert.ts'
import { err, type Ok, ok, type Result } from '#kernel/result.ts'
import { tashkentDay } from '#kernel/tashkent.ts'
import { recordAudit } from '#modules/accounts/index.ts'
import { balanceOf, post } from '#modules/ledger/index.ts'
import type { Failure } from '#platform/http/errors.ts'
import type { RequestContext } from '#platform/http/route.ts'
import { formatter } from '#platform/i18n/format.ts'
import { findComparison } from '../comparison/comparison.repo.ts'
import { personIn } from '../top-up/top-up.service.ts'
import type { NewSettlement, SettlementList, SettlementView } from './cash.contract.ts'
import {
  findSettlement,
  findSettlements,
  insertSettlement,
  lockSettlements,
  type Settlement,
} from './settlement.repo.ts'

const PAGE = 30

const viewOf = (settlement: Settlement): SettlementView => ({
  id: String(settlement.id),
  provider: settlement.provider,
  day: settlement.day,
  number: settlement.number || null,
  amount: settlement.amount,
  comparison_id: settlement.comparisonId === null ? null : String(settlement.comparisonId),
  noted_at: settlement.notedAt.toISOString(),
  noted_by: settlement.notedBy,
})

export async function listSettlements(
  { db }: RequestContext,
  providers: readonly string[],
  cursor: string | undefined,
): Promise<Ok<SettlementList>> {
  const owing: SettlementList['providers'] = []
  for (const provider of providers) owing.push({ provider, owes: await balanceOf(db, 'clearing', provider) })
  const found = await findSettlements(db, cursor === undefined ? undefined : Number(cursor), PAGE + 1)
  const page = found.slice(0, PAGE)
  return ok({
    providers: owing,
    items: page.map(viewOf),
    next_cursor: found.length > PAGE ? String(page.at(-1)?.id) : null,
  })
}

const sameAs = (known: Settlement, amount: number): Result<SettlementView, Failure<'settlement_known'>> =>
  known.amount === amount ? ok(viewOf(known)) : err({ code: 'settlement_known' })

type Refused = Failure<
  'not_found' | 'provider_unknown' | 'day_not_over' | 'settlement_known' | 'settlement_too_big'
>

/**
 * The bank's statement shows what a provider has sent: it leaves the provider's account of the books for the bank's. Once a
 * provider, day and document: told again with the same amount it answers the same, with another one it is refused. Nobody
 * can send more than they took for us.
 */
export function noteSettlement(
  context: RequestContext,
  providers: readonly string[],
  { provider, day, number = '', amount, comparison_id }: NewSettlement,
): Promise<Result<SettlementView, Refused>> {
  const by = personIn(context)
  return context.db.transaction(async (tx): Promise<Result<SettlementView, Refused>> => {
    if (!providers.includes(provider)) return err({ code: 'provider_unknown' })
    if (day > tashkentDay(context.now)) return err({ code: 'day_not_over' })
    const list = comparison_id === undefined ? undefined : await findComparison(tx, Number(comparison_id))
    if (comparison_id !== undefined && (list?.against !== 'registry' || list.provider !== provider))
      return err({ code: 'not_found' })
    const about = { provider, day, number }
    await lockSettlements(tx, provider)
    const known = await findSettlement(tx, about)
    if (known) return sameAs(known, amount)
    const owes = await balanceOf(tx, 'clearing', provider)
    if (amount > owes)
      return err({ code: 'settlement_too_big', values: { amount: formatter(context.locale).money(owes) } })
    const id = await insertSettlement(tx, { ...about, amount, comparisonId: list?.id, at: context.now, by })
    const posted = await post(tx, {
      key: `settled:${id}`,
      template: 'provider_settled',
      facts: { provider, amount },
      reference: `settlement:${id}`,
      at: context.now,
      by,
    })
    assert(posted.ok, 'the account of a provider may stand below zero')
    await recordAudit(tx, context, {
      action: 'cash.note-settlement',
      object: `settlement:${id}`,
      after: { ...about, amount },
    })
    const made = await findSettlement(tx, about)
    assert(made, 'a settlement that was just written is there')
    return ok(viewOf(made))
  })
}
