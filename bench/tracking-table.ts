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

/** Orders on their way through two points, with the log of each. */
export function fillOrders(db: Db, from: number, to: number): Promise<void> {
  return withoutIndexes(db, async () => {
    for (let start = from; start < to; start += BATCH) {
      const count = Math.min(BATCH, to - start)
      const codes = Array.from({ length: count }, (_, index) => codeOf(start + index))
      await db.transaction((tx) => insertBatch(tx, codes, 10_000_000 + start))
      if ((start + count) % 500_000 === 0) console.log(`  ${start + count} orders made`)
    }
  })
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
