import { checkDigit } from '../src/kernel/tracking-code.ts'
import type { Db } from '../src/platform/db/database.ts'
import { sql } from '../src/platform/db/sql.ts'
import { withoutIndexes } from './order-heap.ts'

/** The n-th code: spread over the numbers, and made again without asking the table. */
export function codeOf(index: number): string {
  const body = String((index * 1_300_000_021) % 10_000_000_000_000).padStart(13, '0')
  return `TB${body}${checkDigit(body)}`
}

const BATCH = 50_000

/** Orders on their way through two points, with the log of each; left as a database is that has had them for long. */
export function fillOrders(db: Db, from: number, to: number): Promise<void> {
  return atEase(db, () =>
    withoutIndexes(db, () =>
      withoutKeys(db, async () => {
        for (let start = from; start < to; start += BATCH) {
          const count = Math.min(BATCH, to - start)
          const codes = Array.from({ length: count }, (_, index) => codeOf(start + index))
          await db.transaction((tx) => insertBatch(tx, codes, 10_000_000 + start))
        }
      }),
    ),
  )
}

/** Names and settings are no values. */
const command = (text: string) => ({ name: '', text, values: [] })

/** What otherwise works beside the filling waits until it is done; sorts for indexes get the memory they like. */
async function atEase(db: Db, fill: () => Promise<void>): Promise<void> {
  const vacuum = async (setting: string) => {
    for (const table of ['customer_order', 'order_event'])
      await db.run(command(`alter table ${table} ${setting}`))
  }
  await vacuum('set (autovacuum_enabled = false)')
  await db.run(command(`set maintenance_work_mem = '1GB'`))
  await db.run(command('set synchronous_commit = off'))
  await fill()
  await db.run(command('reset all'))
  await vacuum('reset (autovacuum_enabled)')
}

/** Codes come in no order, so that an index kept up to date would be read and written all over for every batch. */
async function withoutKeys(db: Db, fill: () => Promise<void>): Promise<void> {
  const keys = await db.many<{ table: string; name: string; text: string }>(sql`
    select conrelid::regclass as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as text
    from pg_constraint
    where contype in ('p', 'u') and conrelid in ('customer_order'::regclass, 'order_event'::regclass)`)
  // What other tables refer to goes with it, as in `withoutIndexes`: nobody adds later.
  for (const { table, name } of keys)
    await db.run(command(`alter table ${table} drop constraint ${name} cascade`))
  await fill()
  for (const { table, name, text } of keys)
    await db.run(command(`alter table ${table} add constraint ${name} ${text}`))
}

const sender = {
  fullName: 'Dilnoza Karimova',
  phone: '901112233',
  regionId: 14,
  districtId: 205,
  street: 'Bunyodkor 12',
}
const receiver = {
  fullName: 'Bobur Toshmatov',
  phone: '934445566',
  regionId: 8,
  districtId: 122,
  street: 'Registon 7',
}

async function insertBatch(tx: Db, codes: readonly string[], firstId: number): Promise<void> {
  await tx.run(sql`
    insert into customer_order (id, tracking_code, owner_id, source, first_custody, created_at, delivery_option,
      delivery_type, payment_type, sender, receiver, parcel, services, description, images, product_fee, parcel_value,
      tariff_version, lines, total, promised_from, promised_to, status, status_at, holder, version, search)
    select ${firstId}::integer + place - 1, code, 1, 'site', '{"holder": "sender"}', now() - interval '2 days', 2, 1,
      'balance', ${JSON.stringify(sender)}, ${JSON.stringify(receiver)}, '{}', '{}', 'Kitoblar', '{}', 0, 0, 1, '[]',
      20000, current_date, current_date + 1, 'pickup', now(), 'courier', 6, ''
    from unnest(${codes}::text[]) with ordinality as given (code, place)`)
  await tx.run(sql`
    insert into order_event (order_id, event_id, verb, actor, happened_at, recorded_at)
    select ${firstId}::integer + place - 1, verb, verb, actor, at, at
    from generate_series(1, ${codes.length}::integer) as place,
      lateral (values ('place', 'owner', now() - interval '48 hours'), ('pay', 'system', now() - interval '47 hours'),
        ('accept', 'courier', now() - interval '46 hours'), ('pick_up', 'courier', now() - interval '45 hours'))
        as steps (verb, actor, at)`)
}
