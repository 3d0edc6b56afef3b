import type { Db } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'
import type { MessageStatus, Why } from '../domain/attempt.ts'
import type { NoticeKind, Side } from '../domain/notices.ts'
import type { NoticeState } from '../notices/notice.repo.ts'

export type ToldBefore = {
  orderId: number
  seq: number
  side: Side
  kind: NoticeKind
  phone: string
  personId: number | null
  locale: string
  plannedAt: Date
  dueAt: Date
  state: NoticeState
  why: string | null
  template: string
  /** Of the one attempt; null where there was none. */
  status: MessageStatus | null
  error: Why | null
  at: Date | null
}

/** Notices of the past with the attempts to send them; answers which still wait for their hour. */
export function insertToldBefore(
  tx: Db,
  told: readonly ToldBefore[],
): Promise<{ noticeId: number; dueAt: Date }[]> {
  return tx.many(sql`
    with told as (
      select * from jsonb_to_recordset(${JSON.stringify(told)}::jsonb) as row (
        "orderId" integer, seq bigint, side text, kind text, phone text, "personId" bigint, locale text,
        "plannedAt" timestamptz, "dueAt" timestamptz, state text, why text, template text, status text, error text,
        at timestamptz)
    ), noted as (
      insert into notice (order_id, seq, side, kind, channel, person_id, phone, locale, planned_at, due_at, state, why, settled_at)
      select "orderId", seq, side, kind, 'sms', "personId", phone, locale, "plannedAt", "dueAt", state, why,
        case when state <> 'planned' then at end
      from told
      on conflict (order_id, seq, side, kind, channel) do nothing
      returning id, order_id, seq, side, kind, state, due_at
    ), attempted as (
      insert into message (reference, phone, template, locale, gateway, status, error, created_at, sent_at, settled_at)
      select 'notice:' || noted.id, phone, template, locale, 'eskiz', status, error, "dueAt",
        case when status <> 'failed' or error = 'undelivered' then at end, case when status <> 'sent' then at end
      from noted join told
        on (told."orderId", told.seq, told.side, told.kind) = (noted.order_id, noted.seq, noted.side, noted.kind)
      where status is not null
    )
    select id as "noticeId", due_at as "dueAt" from noted where state = 'planned' order by id`)
}
