/**
 * What the smallest honest route would send to place an order and to pay for one: a statement for each table, with
 * `:name` for values (so no colon before a letter otherwise), so that the bare server and pgbench send the same text.
 */

export const session = `
  select session.id as session, person_id as person from session join person on person.id = person_id
  where token_hash = :token_hash and ended_at is null and expires_at > now() and status = 'active'`

export const insertOrder = `
  insert into customer_order (id, tracking_code, owner_id, source, first_custody, created_at, delivery_option,
    delivery_type, payment_type, sender, receiver, parcel, services, description, images, product_fee, parcel_value,
    tariff_version, lines, total, promised_from, promised_to, status, status_at, holder, version, search)
  values (:id, :code, :person, 'site', '{"holder":"sender"}', now(), 2, 1, 'balance', :sender, :receiver, :parcel,
    '{to_door_delivery}', 'Kitoblar', '{}', 0, 0, 1, :lines, 45000, '2026-11-18', '2026-11-19', 'draft', now(),
    'sender', 0, array_to_tsvector(:search::text[]))
  on conflict do nothing`

export const insertEvent = `
  insert into order_event (order_id, event_id, verb, actor, person_id, happened_at, recorded_at)
  values (:id, :event, :verb, 'owner', :person, now(), now())
  returning seq`

export const insertOutbox = `
  insert into outbox (topic, key, payload) values
    ('event:' || 'orders.order-changed', 'order:' || :id::int,
      jsonb_build_object('orderId', :id::int, 'verb', :verb::text, 'seq', :seq::bigint)),
    ('live', 'order:' || :id::int, to_jsonb('order:' || :id::int))`

export const keepAnswer = `
  insert into idempotency_key (scope, key_mac, input_mac, status, answer, expires_at)
  values (:scope, :key, :input, 201, :answer, now() + interval '1 day')
  on conflict (scope, key_mac) do nothing`

export const lockDraft = `
  select total from customer_order where id = :id and owner_id = :person and status = 'draft' for no key update`

/** Its check refuses to go below nothing. */
export const spend = `
  update ledger_account set balance = balance + :total::bigint
  where kind = 'customer_balance' and owner = :person::text and stripe = 0
  returning id as customer, balance as customer_after`

export const earn = `
  insert into ledger_account (kind, owner, stripe, balance)
  values ('revenue', '', pg_backend_pid() % 64, - :total::bigint)
  on conflict (kind, owner, stripe) do update set balance = ledger_account.balance - :total::bigint
  returning id as revenue, balance as revenue_after`

export const insertMovement = `
  insert into ledger_transaction (key, template, reference, at, by_person)
  values ('order:' || :id::int || ':' || 'paid', 'order_paid_from_balance', 'order:' || :id::int, now(), :person)
  returning id as movement`

export const insertPostings = `
  insert into ledger_posting (transaction_id, account_id, amount, balance_after)
  values (:movement, :customer, :total::bigint, :customer_after), (:movement, :revenue, - :total::bigint, :revenue_after)`

export const markPaid = `
  update customer_order set status = 'new', status_at = now(), paid_at = now(), version = version + 1
  where id = :id`

/** A price as it is kept. */
export const lines = [
  {
    rule: 'transport',
    amount: 20_000,
    because: {
      key: 'pricing.because.transport',
      values: {
        distance: 'belt1',
        size: 'small',
        weight: { grams: 800 },
        level: 'standard',
        factor: { count: 1.5 },
      },
    },
  },
  {
    rule: 'door-pickup',
    amount: 10_000,
    because: { key: 'pricing.because.doorLeg', values: { zone: { count: 1 } } },
  },
  {
    rule: 'door-delivery',
    amount: 15_000,
    because: { key: 'pricing.because.doorLeg', values: { zone: { count: 2 } } },
  },
]

export type Values = Readonly<Record<string, unknown>>

const prepared = new Map<string, { name: string; text: string; names: string[] }>()

/** As the driver wants it: numbered values, and a name, so that the database plans it once a connection. */
export function numbered(text: string, values: Values): { name: string; text: string; values: unknown[] } {
  let known = prepared.get(text)
  if (!known) {
    const names: string[] = []
    const numberOf = (name: string) => {
      if (!names.includes(name)) names.push(name)
      return names.indexOf(name) + 1
    }
    const sql = text.replace(/(?<!:):([a-z_]+)/g, (_, name: string) => `$${numberOf(name)}`)
    known = { name: `bench_${prepared.size}`, text: sql, names }
    prepared.set(text, known)
  }
  return { name: known.name, text: known.text, values: known.names.map((name) => values[name]) }
}
