-- What people are told about a parcel: one row a notice and channel, planned from an event of the order's log. Neither
-- its text nor its code is kept: both are read from the order when it is sent, and only if it is still true then.
create table notice (
  id bigint generated always as identity primary key,
  order_id integer not null references customer_order,
  -- The line of the log that it tells of.
  seq bigint not null,
  side text not null check (side in ('sender', 'receiver')),
  kind text not null,
  channel text not null check (channel in ('sms', 'telegram', 'email', 'push')),
  -- What carries it if this channel fails.
  instead text check (instead in ('sms', 'telegram', 'email', 'push')),
  -- Null for somebody without an account. Phone and address are emptied when the person asks to be forgotten.
  person_id bigint references person,
  phone text not null,
  email text,
  -- Kept from the moment of planning: the reader's own language, or the sender's for somebody without an account.
  locale text not null,
  planned_at timestamptz(3) not null,
  -- The morning, if it was planned at night and can wait.
  due_at timestamptz(3) not null,
  state text not null default 'planned' check (state in ('planned', 'sent', 'failed', 'dropped')),
  -- Why it failed or was dropped, in a word.
  why text check ((state in ('failed', 'dropped')) = (why is not null)),
  settled_at timestamptz(3),
  -- Each notice leaves once, however often its event is delivered.
  unique (order_id, seq, side, kind, channel)
);
create index notice_phone on notice (phone) where phone <> '';
create index notice_age on notice (planned_at);

-- The order that a message outside of the table above is about, so that the desk can show it beside the others.
alter table message add column order_id integer references customer_order;
create index message_order on message (order_id) where order_id is not null;
