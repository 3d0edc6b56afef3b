import type { Db } from '#platform/db/database.ts'
import { type Sql, sql } from '#platform/db/sql.ts'
import type { Checkout } from '../domain/checkout.ts'
import type { PaymentState } from '../domain/payment.ts'
import type { Sought } from '../domain/payment-search.ts'

export type PaymentFilter = {
  sought: Sought | undefined
  providers: readonly string[]
  /** Undefined: whether anybody has begun to pay does not matter. Empty: nobody has. */
  states: readonly PaymentState[] | undefined
  amount: number | undefined
  from: Date | undefined
  until: Date | undefined
  before: { createdAt: Date; id: number } | undefined
}

export type CheckoutRow = Pick<Checkout, 'id' | 'number' | 'method' | 'amount' | 'status'> & {
  createdAt: Date
  expiresAt: Date
  payer: { id: number; fullName: string; company: string | null; phone: string | null }
  orders: number[]
  payments: { provider: string; externalId: string; state: PaymentState }[]
}

/** Newest first. Whatever is asked, it begins at an index: what is rare is not looked for among all the others. */
export function findCheckouts(db: Db, filter: PaymentFilter, limit: number): Promise<CheckoutRow[]> {
  return db.many<CheckoutRow>(searchSql(filter, limit))
}

export const searchSql = (filter: PaymentFilter, limit: number) => sql`
  with found as materialized (${foundBy(filter, limit)})
  select checkout.id, number, method, amount, checkout.status, checkout.created_at as "createdAt",
    expires_at as "expiresAt",
    json_build_object('id', person.id, 'fullName', person.full_name, 'company', person.company,
      'phone', person.phone) as payer,
    array(select order_id from checkout_order where checkout_id = checkout.id order by order_id) as orders,
    (select coalesce(json_agg(json_build_object('provider', provider, 'externalId', external_id, 'state', state)
       order by payment.id), '[]') from payment where checkout_id = checkout.id) as payments
  from found join checkout on checkout.id = found.id join person_contact person on person.id = owner_id
  order by checkout.created_at desc, checkout.id desc`

/** The page's numbers. */
function foundBy(filter: PaymentFilter, limit: number): Sql {
  const { sought, states, amount, from, until } = filter
  const isNarrow = sought !== undefined || amount !== undefined || from !== undefined || until !== undefined
  if (states !== undefined && states.length > 0 && !isNarrow) return foundByState(filter, states, limit)
  return sql`
    select id from checkout
    where ${isSought(sought)} and ${hasPayment(filter)} and ${isOlder(filter)}
      and (${amount}::bigint is null or amount = ${amount})
      and (${from}::timestamptz is null or created_at >= ${from})
      and (${until}::timestamptz is null or created_at < ${until})
    order by created_at desc, id desc limit ${limit}`
}

const isOlder = ({ before }: PaymentFilter) =>
  before ? sql`(created_at, id) < (${before.createdAt}, ${before.id})` : sql`true`

/** A page of each provider and state, and of these the newest. */
function foundByState(
  { providers, before }: PaymentFilter,
  states: readonly PaymentState[],
  limit: number,
): Sql {
  return sql`
    select distinct one_of.id
    from unnest(${providers}::text[]) as one (name) cross join unnest(${states}::smallint[]) as wanted (state)
    cross join lateral (
      select distinct checkout_id as id from payment
      where provider = one.name and payment.state = wanted.state
        and (${before?.id}::bigint is null or checkout_id < ${before?.id})
      order by id desc limit ${limit}) as one_of
    order by one_of.id desc limit ${limit}`
}

/** Each of the things that the text may be by its own index. */
function isSought(sought: Sought | undefined): Sql {
  if (!sought) return sql`true`
  const { number, orderId, trackingCode, phone, transaction } = sought
  const nothing = sql`select null::bigint`
  return sql`id in (
    ${number === undefined ? nothing : sql`select id from checkout where number = ${number}`}
    union all ${orderId === undefined ? nothing : sql`select checkout_id from checkout_order where order_id = ${orderId}`}
    union all ${
      trackingCode === undefined
        ? nothing
        : sql`select checkout_id from checkout_order
            where order_id = (select id from order_for_payment where tracking_code = ${trackingCode})`
    }
    union all ${
      phone === undefined
        ? nothing
        : sql`select id from checkout where owner_id = (select id from person_contact where phone = ${phone})`
    }
    union all ${
      transaction === undefined
        ? nothing
        : sql`select checkout_id from payment where external_id = ${transaction}`
    })`
}

function hasPayment({ providers, states }: PaymentFilter): Sql {
  if (states === undefined) return sql`true`
  if (states.length === 0) return sql`not exists (select from payment where checkout_id = checkout.id)`
  return sql`exists (select from payment where checkout_id = checkout.id
    and provider = any (${providers}::text[]) and state = any (${states}::smallint[]))`
}

export function findPayer(db: Db, id: number): Promise<CheckoutRow['payer']> {
  return db.one(sql`select id, full_name as "fullName", company, phone from person_contact where id = ${id}`)
}

/** Of these payments: the ones for which the provider has told of a tax receipt. */
export async function findReceipts(db: Db, ids: readonly number[]): Promise<ReadonlySet<number>> {
  const rows = await db.many<{ id: number }>(sql`
    select id from payment where id = any (${ids}::bigint[]) and fiscal is not null`)
  return new Set(rows.map(({ id }) => id))
}
