-- Where money is or whom it belongs to (DECISIONS, "Money"). One row an owner; accounts of the company itself have
-- several rows, of which a transaction takes the one of its connection, so that payments do not queue for one row.
create table ledger_account (
  id bigint generated always as identity primary key,
  kind text not null check (kind in (
    'customer_balance', 'cod_owed', 'prepaid', 'receivable', 'courier_cash', 'agent_cash',
    'cash_desk', 'bank', 'clearing', 'revenue', 'promotions', 'compensation')),
  -- A person's id, a provider's name, or nothing for the company's own.
  owner text not null default '',
  stripe smallint not null default 0,
  -- The sum of its postings: debit positive, credit negative. So a customer's money is a number below zero.
  balance bigint not null default 0,
  person_id bigint generated always as (
    case when kind in ('customer_balance', 'cod_owed', 'prepaid', 'receivable', 'courier_cash', 'agent_cash')
      then owner::bigint end) stored references person,
  unique (kind, owner, stripe),
  check ((kind = 'clearing') = (owner ~ '^[a-z]')),
  check ((person_id is null and kind <> 'clearing') = (owner = '')),
  check (person_id is null or stripe = 0),
  -- Nobody can spend more than they have, be paid more than they are owed, or hand over more than they hold.
  constraint ledger_account_not_below_zero check (
    case
      when kind in ('customer_balance', 'cod_owed', 'prepaid') then balance <= 0
      when kind in ('receivable', 'courier_cash', 'agent_cash') then balance >= 0
      else true
    end)
);

-- One movement of money. The key names the business fact, so that a repeated call finds it done.
create table ledger_transaction (
  id bigint generated always as identity primary key,
  key text not null unique check (length(key) between 1 and 200),
  -- Which named template made the postings.
  template text not null,
  -- `kind:id` of what it is about, for example `order:40000001`.
  reference text check (reference ~ '^[a-z-]+:.+$'),
  -- The movement that this one takes back; at most one does.
  reverses bigint unique references ledger_transaction,
  at timestamptz(3) not null,
  recorded_at timestamptz(3) not null default now(),
  -- Who of the staff or which customer; null when the system did it.
  by_person bigint references person
);
create index ledger_transaction_reference on ledger_transaction (reference) where reference is not null;

-- The lines of a movement: debit positive, credit negative, zero together.
create table ledger_posting (
  id bigint generated always as identity primary key,
  transaction_id bigint not null references ledger_transaction,
  account_id bigint not null references ledger_account,
  amount bigint not null check (amount <> 0),
  -- The account's balance right after this line: statements need no adding up.
  balance_after bigint not null,
  unique (transaction_id, account_id)
);
create index ledger_posting_account on ledger_posting (account_id, id);

-- Checked by statement, because the lines of a movement are written by one: nothing half can be seen even inside the
-- transaction, and it costs no look-up.
create function refuse_unbalanced_postings() returns trigger language plpgsql as $$
begin
  if exists (select from added group by transaction_id having sum(amount) <> 0) then
    raise exception 'the postings of a transaction do not sum to zero' using errcode = 'check_violation';
  end if;
  return null;
end $$;
create trigger ledger_posting_balances after insert on ledger_posting
  referencing new table as added for each statement execute function refuse_unbalanced_postings();

create function refuse_book_change() returns trigger language plpgsql as $$
begin
  raise exception 'the books are only added to: a correction is a reversal';
end $$;
create trigger ledger_transaction_stays before update or delete or truncate on ledger_transaction
  for each statement execute function refuse_book_change();
create trigger ledger_posting_stays before update or delete or truncate on ledger_posting
  for each statement execute function refuse_book_change();
create trigger ledger_account_stays before delete or truncate on ledger_account
  for each statement execute function refuse_book_change();
create trigger ledger_account_keeps_its_owner before update of kind, owner, stripe on ledger_account
  for each statement execute function refuse_book_change();
