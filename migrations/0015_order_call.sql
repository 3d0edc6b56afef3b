-- The call that confirms an order (DECISIONS, "Order lifecycle": within one hour): who is on it now, so that two
-- operators do not ring the same customer, and who rang without an answer. A call nobody tells the end of lapses.
create table order_call (
  id bigint generated always as identity primary key,
  order_id integer not null references customer_order,
  person_id bigint not null references person,
  started_at timestamptz(3) not null,
  -- Until then the others see that somebody is calling.
  held_until timestamptz(3) not null,
  ended_at timestamptz(3),
  outcome text check (outcome = 'no_answer'),
  note text
);
create index order_call_order on order_call (order_id, id);

-- The queue of calls, oldest first.
create index customer_order_call_due on customer_order (submitted_at, id)
  where status = 'draft' and submitted_at is not null;
