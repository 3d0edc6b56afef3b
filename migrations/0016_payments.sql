-- Whether a way to pay is connected is known to the configuration; the table keeps what the desk has switched off.
alter table payment_method
  drop column off,
  add column switched_off_at timestamptz(3),
  -- Why, in the words of whoever switched it: for the desk, never for customers.
  add column note text;

-- Drafts that are paid for at once. Providers know it by its number; whoever pays sees the amount and nothing else.
create table checkout (
  id bigint generated always as identity primary key,
  -- Ten random digits: a number tells nobody how many there are, and is never an order's.
  number text not null unique check (number ~ '^[1-9][0-9]{9}$'),
  owner_id bigint not null references person,
  method text not null references payment_method (type),
  amount bigint not null check (amount > 0),
  -- That time is over is no state of its own: the clock says so.
  status text not null default 'waiting' check (status in ('waiting', 'paid', 'cancelled')),
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  closed_at timestamptz(3),
  -- SHA-256 of the token with which somebody else can pay; null: there is no such link, or it was taken back.
  link_hash bytea unique
);
create index checkout_owner on checkout (owner_id, created_at desc);

-- What a provider says about money, one row a transaction of theirs; states as Payme numbers them: 1 promised, 2 taken,
-- -1 given up before, -2 given back after.
create table payment (
  id bigint generated always as identity primary key,
  provider text not null check (provider ~ '^[a-z]{2,20}$'),
  -- The provider's own number.
  external_id text not null,
  checkout_id bigint not null references checkout,
  amount bigint not null check (amount > 0),
  state smallint not null check (state in (1, 2, -1, -2)),
  -- By the provider's clock: statements are asked for by it.
  provider_time timestamptz(3) not null,
  created_at timestamptz(3) not null,
  performed_at timestamptz(3),
  cancelled_at timestamptz(3),
  reason smallint,
  -- What its orders could not use any more went to the customer's balance.
  to_balance bigint not null default 0 check (to_balance between 0 and amount),
  -- The tax receipt, as the provider tells it.
  fiscal jsonb,
  unique (provider, external_id)
);
create index payment_statement on payment (provider, provider_time);
create index payment_checkout on payment (checkout_id);
-- A checkout is paid once: Payme holds it while its transaction is open.
create unique index payment_payme_open on payment (checkout_id) where provider = 'payme' and state = 1;

-- The drafts of a checkout, each with the price it is to be paid with, and the payment that did.
create table checkout_order (
  checkout_id bigint not null references checkout,
  order_id integer not null references customer_order,
  amount bigint not null check (amount > 0),
  payment_id bigint references payment,
  primary key (checkout_id, order_id)
);
create index checkout_order_order on checkout_order (order_id);

-- Money that goes back the way it came: the books have it, a person or the provider itself still has to send it.
create table order_refund (
  id bigint generated always as identity primary key,
  -- The key of its movement in the books.
  key text not null unique,
  order_id integer not null references customer_order,
  provider text not null,
  amount bigint not null check (amount > 0),
  asked_at timestamptz(3) not null,
  done_at timestamptz(3),
  -- Null when the provider gave it back by itself.
  done_by bigint references person,
  note text
);
create index order_refund_order on order_refund (order_id);
create index order_refund_due on order_refund (asked_at, id) where done_at is null;
