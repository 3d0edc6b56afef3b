-- Somebody has paid to our bank account and shows the receipt; a cashier looks at it and the money moves, or says why not
-- (SPEC section 3, "Balance top-up request").
create table top_up (
  id bigint generated always as identity primary key,
  person_id bigint not null references person,
  -- What the person says they have sent.
  amount bigint not null check (amount between 1000 and 100000000),
  -- SHA-256 of the receipt as kept: the same picture shown twice is noticed.
  receipt text not null check (receipt ~ '^[0-9a-f]{64}$'),
  status text not null default 'new' check (status in ('new', 'approved', 'rejected')),
  -- What the receipt really shows, and what the balance got.
  approved_amount bigint check (approved_amount between 1000 and 100000000),
  -- Why it was refused, for the person to read.
  reason text check (length(reason) between 1 and 300),
  decided_by bigint references person,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  check ((status = 'approved') = (approved_amount is not null)),
  check ((status = 'rejected') = (reason is not null)),
  check ((status = 'new') = (decided_by is null))
);
create index top_up_person on top_up (person_id, id);
create index top_up_status on top_up (status, id);
create index top_up_receipt on top_up (receipt);

-- Whether a person has been told that the balance is low: once a fall, and again only after it stood higher.
create table low_balance_notice (
  person_id bigint primary key references person,
  -- Counts the falls; each has one message.
  fall integer not null,
  is_below boolean not null,
  is_told boolean not null
);
