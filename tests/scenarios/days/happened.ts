import { sql } from '#platform/db/sql.ts'
import type { Company } from './company.ts'

/** How often what has moved money, how desks were closed, what two people agreed on, and what was refused. */
export async function happenedIn({ db, refused }: Company): Promise<Record<string, number>> {
  const rows = await db.many<{ what: string; count: number }>(sql`
    select template || case when reverses is null then '' else ' taken back' end as what, count(*)::int as count
    from ledger_transaction group by 1
    union all select 'movements', count(*)::int from ledger_transaction
    union all select 'closing ' || state, count(*)::int from cash_closing group by 1
    union all select 'transfer ' || state, count(*)::int from cash_transfer group by 1
    union all select 'found ' || found_decision, count(*)::int from order_claim
      where found_decision is not null group by 1
    union all select kind || ' ' || status, count(*)::int from approval group by 1
    union all select 'dispute ' || state, count(*)::int from debt_dispute group by 1
    order by 1`)
  const heard = [...refused].map(([code, count]) => ({ what: `refused ${code}`, count }))
  return Object.fromEntries([...rows, ...heard].map(({ what, count }) => [what, count]))
}

/** What a long time has to have seen, or these days leave out what they are for. */
export const everyThing: readonly string[] = [
  ...['agent_handed_in', 'courier_handed_in', 'provider_settled', 'payment_to_balance', 'top_up_approved'],
  ...['cash_desk_banked', 'cash_desk_filled', 'cash_desk_over', 'cash_desk_short'],
  ...['cod_kept_for_debt', 'cod_kept_for_debt taken back', 'cod_paid_out_balance', 'cod_paid_out_bank'],
  ...['cod_paid_out_bank taken back', 'cod_paid_out_cash'],
  ...['compensation_paid_in_cash', 'compensation_paid_to_balance', 'compensation_paid_to_bank'],
  ...[
    'promotion_applied',
    'promotion_withdrawn',
    'partner_paid_by_bank',
    'referral_reward',
    'referral_reward_taken_back',
    'compensation_taken_back',
    'receivable_raised',
    'return_owed',
  ],
  ...['receivable_let_go', 'receivable_settled_by_provider', 'receivable_settled_from_balance'],
  ...['receivable_settled_from_balance taken back', 'receivable_settled_to_agent'],
  ...['receivable_settled_to_courier', 'receivable_settled_to_desk', 'receivable_written_off'],
  ...['closing even', 'closing open', 'closing explained', 'closing booked'],
  ...['transfer confirmed', 'transfer rejected', 'transfer withdrawn'],
  ...['found stays', 'found taken_back', 'found handed_out'],
  ...['claim approved', 'claim rejected', 'debt_write_off approved', 'debt_write_off rejected'],
  ...['dispute stands', 'dispute let_go'],
  ...['refused cash_desk_short', 'refused settlement_too_big', 'refused insufficient_funds'],
]
