-- What a person owes us for one parcel: the receivable account, parcel by parcel. Written by the ledger together with every
-- posting to that account, so the rows of a person always come to what the account says.
create table debt (
  id bigint generated always as identity primary key,
  person_id bigint not null references person,
  -- `kind:id` of what it is owed for, as its movements name it.
  reference text not null check (reference ~ '^[a-z-]+:.+$'),
  -- The template that raised it.
  cause text not null,
  -- Since when it stands open; raised anew after it was paid, it is as young as that.
  raised_at timestamptz(3) not null,
  amount bigint not null check (amount > 0),
  remaining bigint not null check (remaining between 0 and amount),
  -- The sender says that it is not owed: until the desk has decided, nothing is kept for it and nobody is reminded.
  disputed_at timestamptz(3),
  -- The last reminder that was sent, in days after it was raised.
  reminded smallint not null default 0,
  unique (person_id, reference)
);
create index debt_open_person on debt (person_id, raised_at, id) where remaining > 0;
create index debt_open_age on debt (raised_at, id) where remaining > 0;
create index debt_open_reference on debt (reference) where remaining > 0;

-- What was owed before there was this table.
insert into debt (person_id, reference, cause, raised_at, amount, remaining)
select account.person_id, coalesce(movement.reference, 'person:' || account.person_id),
  (array_agg(movement.template order by movement.id) filter (where posting.amount > 0))[1],
  min(movement.at) filter (where posting.amount > 0),
  sum(posting.amount) filter (where posting.amount > 0), sum(posting.amount)
from ledger_posting posting
  join ledger_account account on account.id = posting.account_id and account.kind = 'receivable'
  join ledger_transaction movement on movement.id = posting.transaction_id
group by account.person_id, coalesce(movement.reference, 'person:' || account.person_id)
having sum(posting.amount) >= 0 and sum(posting.amount) filter (where posting.amount > 0) > 0;

-- Open debts, for whoever collects them and whoever shows them.
create view open_debt as
  select id, person_id, reference, substring(reference from '^order:([1-9][0-9]{7})$')::integer as order_id, cause,
    raised_at, amount, remaining, disputed_at, reminded
  from debt where remaining > 0;

-- Debts that nobody will pay are a cost of the company: an account of their own.
alter table ledger_account drop constraint ledger_account_kind_check;
alter table ledger_account add constraint ledger_account_kind_check check (kind in (
  'customer_balance', 'cod_owed', 'prepaid', 'receivable', 'courier_cash', 'agent_cash',
  'cash_desk', 'cash_difference', 'bank', 'clearing', 'revenue', 'promotions', 'compensation', 'bad_debts'));

-- A person pays what they owe through a provider.
alter table checkout drop constraint checkout_purpose_check;
alter table checkout add constraint checkout_purpose_check check (purpose in ('basket', 'door', 'debts'));

-- Of a payout's goods money: what was kept for debts of the sender, in all and parcel by parcel.
alter table cod_payout add column netted bigint not null default 0 check (netted between 0 and amount);
alter table cod_payout_parcel add column netted bigint not null default 0 check (netted between 0 and amount);

-- For which debts a payout kept something: the lines of its registry.
create table cod_payout_debt (
  payout_id bigint not null references cod_payout,
  debt_id bigint not null references debt,
  order_id integer references customer_order,
  amount bigint not null check (amount > 0),
  primary key (payout_id, debt_id)
);

-- What a sender said against a debt, and what the desk decided.
create table debt_dispute (
  id bigint generated always as identity primary key,
  debt_id bigint not null references debt,
  reason text not null,
  opened_at timestamptz(3) not null,
  -- `stands`: it is owed. `let_go`: two people of the desk have taken it away. `paid`: it was paid before anybody decided.
  state text not null default 'open' check (state in ('open', 'stands', 'let_go', 'paid')),
  decided_at timestamptz(3),
  decided_by bigint references person,
  note text,
  check ((state = 'open') = (decided_at is null))
);
create unique index debt_dispute_open on debt_dispute (debt_id) where state = 'open';
create index debt_dispute_debt on debt_dispute (debt_id, id desc);

-- Whether an order is a way back, and of which: what a debt is for is said with the parcel that people know.
create view order_for_debt as
  select parcel.id, parcel.tracking_code, parcel.owner_id, parcel.return_of, parcel.payment_type,
    sent.tracking_code as sent_code
  from customer_order parcel left join customer_order sent on sent.id = parcel.return_of;

-- How much a customer may owe before they order only what is paid beforehand (DECISIONS, "Debts"): by kind of account.
create table debt_limit (
  account text primary key check (account in ('personal', 'merchant')),
  amount bigint not null check (amount between 0 and 1000000000)
);
insert into debt_limit (account, amount) values ('personal', 200000), ('merchant', 2000000);
