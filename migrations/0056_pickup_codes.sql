-- A receiver who comes without the code and shows a document: above a value an operator looks at it and says yes or no.
-- One question a parcel; another document is another question in its place.
create table order_document_ask (
  order_id integer primary key references customer_order (id),
  -- The picture of the document and the name in it, as the agent read it.
  passport text not null,
  name text not null,
  asked_by bigint not null references person (id),
  asked_at timestamptz(3) not null,
  decision text check (decision in ('yes', 'no')),
  decided_by bigint references person (id),
  decided_at timestamptz(3),
  check ((decision is null) = (decided_at is null))
);
create index order_document_ask_waiting on order_document_ask (asked_at) where decision is null;

-- Somebody on the phone says to be the receiver: wrong tries at the last five digits, and the code that went to the
-- receiver's phone so that an operator may do for them what the digits alone do not open.
create table order_caller (
  order_id integer primary key references customer_order (id),
  wrong_digits timestamptz(3)[] not null default '{}',
  -- When codes were sent: so many a day, and not one after the other.
  codes_sent timestamptz(3)[] not null default '{}',
  code_mac bytea,
  -- Until it has left for the phone.
  code_sealed bytea,
  code_until timestamptz(3),
  code_tries integer not null default 0
);
