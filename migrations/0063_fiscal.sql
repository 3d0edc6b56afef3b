-- What was scanned into a van stays on its manifest when it has arrived: found by the trip that each line names.
create index order_event_trip on order_event (((details ->> 'tripId')::bigint)) where verb = 'load';

-- A receipt for the tax office: one for every movement of the books by which money was taken from a customer, in cash or by
-- card, or given back. What it says is frozen with the first try to send it; it is never taken away.
create table fiscal_receipt (
  id bigint generated always as identity primary key,
  -- By which the register knows it, whatever database it comes from.
  key uuid not null unique default gen_random_uuid(),
  movement_id bigint not null unique references ledger_transaction,
  kind text not null check (kind in ('sale', 'refund')),
  -- Of a refund: the receipt of what is given back, where there is one.
  origin_id bigint references fiscal_receipt,
  order_id integer references customer_order,
  -- What was paid for, by whom it is earned; tiyin.
  parts jsonb not null,
  cash bigint not null check (cash >= 0),
  card bigint not null check (card >= 0),
  paid_at timestamptz(3) not null,
  made_at timestamptz(3) not null,
  -- `provider`: the payment provider makes the receipt of what is paid through it.
  state text not null check (state in ('waiting', 'sent', 'failed', 'provider')),
  tries integer not null default 0,
  next_try_at timestamptz(3) not null,
  -- Why the last try came to nothing.
  refusal text,
  document jsonb,
  number text,
  sign text,
  url text,
  registered_at timestamptz(3),
  check (cash + card > 0),
  check ((state = 'sent') = (number is not null and sign is not null and url is not null and registered_at is not null))
);
create index fiscal_receipt_due on fiscal_receipt (next_try_at, id) where state = 'waiting';
create index fiscal_receipt_failed on fiscal_receipt (id) where state = 'failed';
create index fiscal_receipt_order on fiscal_receipt (order_id) where order_id is not null;
create index fiscal_receipt_state on fiscal_receipt (state, id desc);

-- Money that moved before there were receipts gets none: the last movement of that time.
create table fiscal_start (
  only_one boolean primary key default true check (only_one),
  movement_id bigint not null
);
insert into fiscal_start (movement_id) select coalesce(max(id), 0) from ledger_transaction;

-- What the registers of receipts ask of a movement beside its lines.
create view movement_for_fiscal as
  select id, template, reference, reverses, at from ledger_transaction;
