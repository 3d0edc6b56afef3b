-- Merchants who may order on account (DECISIONS, "On account"): each order raises a receivable against this limit.
create table credit_limit (
  person_id bigint primary key references person,
  amount bigint not null check (amount between 0 and 10000000000),
  set_at timestamptz(3) not null,
  set_by bigint not null references person
);

-- What is spoken for and not owed yet: an upload that is being saved. It shrinks as its orders are made.
create table credit_hold (
  key text primary key,
  person_id bigint not null references credit_limit,
  amount bigint not null check (amount >= 0),
  held_at timestamptz(3) not null
);
create index credit_hold_person on credit_hold (person_id);

-- An order on account is paid by no method that could be switched off.
-- wider: whatever the contract of orders takes
alter table customer_order drop constraint customer_order_payment_type_fkey;
