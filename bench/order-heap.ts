import { nameKey } from '../src/modules/accounts/index.ts'
import type { Db } from '../src/platform/db/database.ts'
import { sql } from '../src/platform/db/sql.ts'
import { lines } from './orders-statements.ts'

const firstNames =
  'Dilnoza Bobur Aziza Jasur Nilufar Sardor Gulnoza Otabek Malika Sherzod Zarina Rustam Kamola Ulugʻbek Feruza Anvar'
const lastNames =
  'Karimova Toshmatov Yoʻldosheva Rahimov Abdullayeva Ergashev Xolmatova Usmonov Qodirova Saidov Nazarova Tursunov Aliyeva Mirzayev Ismoilova Joʻrayev Sobirova Haydarov Olimova Normatov Gʻaniyeva Sattorov Umarova Hakimov'
const words = (text: string) => text.split(' ')

/** A tenth of all orders are the merchant's; the others have ten each. */
export const MERCHANTS_SHARE = 10
const ORDERS_OF_A_PERSON = 10

/** So many orders of a year, oldest first, the first person's being the merchant's. */
export function fillOrders(db: Db, count: number, firstPerson: number): Promise<void> {
  return withoutIndexes(db, () => insertOrders(db, count, firstPerson))
}

/** Fills the tables of orders without their indexes and references. The references do not come back: nobody adds later. */
export async function withoutIndexes(db: Db, fill: () => Promise<void>): Promise<void> {
  await dropReferences(db)
  const indexes = await dropIndexes(db)
  await fill()
  for (const text of indexes) await db.run(raw(text))
  // As the database would do by itself, in the middle of what is measured.
  await db.run(sql`vacuum (analyze) customer_order, order_event`)
}

async function insertOrders(db: Db, count: number, firstPerson: number): Promise<void> {
  const people = Math.max(1, Math.floor(count / ORDERS_OF_A_PERSON))
  await db.run(sql`
    create temporary table bench_name as
    select row_number() over () as number, first || ' ' || last as name, first_key, last_key
    from unnest(${words(firstNames)}::text[], ${words(firstNames).map(nameKey)}::text[]) as f (first, first_key),
         unnest(${words(lastNames)}::text[], ${words(lastNames).map(nameKey)}::text[]) as l (last, last_key)`)
  await db.run(sql`analyze bench_name`)
  await db.run(sql`
    insert into customer_order (id, tracking_code, owner_id, source, first_custody, created_at, delivery_option,
      delivery_type, payment_type, sender, receiver, parcel, services, description, images, product_fee, parcel_value,
      tariff_version, lines, total, promised_from, promised_to, promise, status, status_at, holder, version, paid_at, search)
    select 10000000 + n, code, owner, 'site', '{"holder":"sender"}', at, 2, 1, 'balance',
      jsonb_build_object('fullName', sender.name, 'phone', sender_phone, 'regionId', 14, 'districtId', 205,
        'street', 'Bunyodkor 12, 4-uy'),
      jsonb_build_object('fullName', receiver.name, 'phone', receiver_phone, 'regionId', 8, 'districtId', 122,
        'street', 'Registon 7, 15-uy'),
      '{"weightGrams":800,"billableGrams":800,"sizeClass":"small"}', '{to_door_delivery}', 'Kitoblar', '{}', 0, 0, 1,
      ${JSON.stringify(lines)}::jsonb, 45000, at::date + 2,
      at::date + 3, jsonb_build_object('reason', 'agreed', 'at', at, 'window', jsonb_build_object('from', at::date + 2,
        'to', at::date + 3, 'hours', null, 'precision', 'day')), status, at, case status when 'done' then 'receiver' else 'sender' end, 1,
      case when status in ('draft', 'cancelled') then null else at end,
      array_to_tsvector(array(select distinct token from unnest(array[sender.first_key, sender.last_key,
        receiver.first_key, receiver.last_key, sender_phone, right(sender_phone, 7), right(sender_phone, 4),
        receiver_phone, right(receiver_phone, 7), right(receiver_phone, 4), lower(code), (10000000 + n)::text]) token))
    from (
      select n, 'TB' || lpad((n::bigint * 7919 % 100000000000000)::text, 14, '0') as code,
        case when n % ${MERCHANTS_SHARE}::int = 0 then ${firstPerson}::bigint
          else ${firstPerson}::bigint + 1 + (n::bigint * 31 % ${people}::int) end as owner,
        now() - interval '1 year' + (interval '1 year' * n / ${count}::int) as at,
        (900000000 + n::bigint * 104729 % 99999999)::text as sender_phone,
        (930000000 + n::bigint * 15485863 % 9999999)::text as receiver_phone,
        1 + n::bigint * 13 % 384 as sender_name, 1 + n::bigint * 7 % 384 as receiver_name,
        case when n > ${count}::int * 0.99 then (array['draft', 'new', 'accept', 'pickup', 'agent_received'])[1 + n % 5]
          when n % 33 = 0 then 'cancelled' when n % 1001 = 0 then 'expired' else 'done' end as status
      from generate_series(1, ${count}::int) n
    ) made
    join bench_name sender on sender.number = sender_name
    join bench_name receiver on receiver.number = receiver_name`)
  await db.run(sql`
    insert into order_event (order_id, event_id, verb, actor, person_id, happened_at, recorded_at)
    select id, 'place', 'place', 'owner', owner_id, created_at, created_at from customer_order
    union all
    select id, 'pay', 'pay', 'system', owner_id, created_at, created_at from customer_order where paid_at is not null`)
}

/** Names of tables and indexes are no values. */
const raw = (text: string) => ({ name: '', text, values: [] })

async function dropReferences(db: Db): Promise<void> {
  const found = await db.many<{ text: string }>(sql`
    select format('alter table %s drop constraint %I', conrelid::regclass, conname) as text from pg_constraint
    where contype = 'f' and conrelid in ('customer_order'::regclass, 'order_event'::regclass)
    order by conrelid desc`)
  for (const { text } of found) await db.run(raw(text))
}

/** All but those that guard a rule; answers with how to make them again. */
async function dropIndexes(db: Db): Promise<string[]> {
  const found = await db.many<{ name: string; text: string }>(sql`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as text from pg_index
    where indrelid in ('customer_order'::regclass, 'order_event'::regclass) and not indisunique`)
  for (const { name } of found) await db.run(raw(`drop index ${name}`))
  return found.map(({ text }) => text)
}
