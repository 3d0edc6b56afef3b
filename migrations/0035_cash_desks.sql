-- Whoever works at the counter of money now: who can be given a cash desk.
create view desk_staff as
  select id, full_name, role from person where role in ('cashier', 'admin') and status = 'active';

-- A place of ours where cash lies: one per depot or office (DECISIONS, "Cash desks"). What it holds is the ledger's account
-- of the kind cash_desk that it owns, one row, never below zero.
create table cash_desk (
  id bigint generated always as identity primary key,
  name text not null check (length(name) between 1 and 80),
  place text not null check (place in ('office', 'depot')),
  address text not null default '',
  opened_at timestamptz(3) not null default now(),
  -- Given up; only an empty one can be.
  closed_at timestamptz(3)
);
create unique index cash_desk_name on cash_desk (lower(name)) where closed_at is null;

-- Which cash desk a cashier belongs to: one, chosen by an admin. By nobody: the first of them, when there was only one.
create table cash_desk_seat (
  person_id bigint primary key references person,
  desk_id bigint not null references cash_desk,
  seated_at timestamptz(3) not null,
  seated_by bigint references person
);

-- Cash between a cash desk and the bank: one person says what left or arrived, another counts it. Only then the books move.
create table cash_transfer (
  id bigint generated always as identity primary key,
  desk_id bigint not null references cash_desk,
  way text not null check (way in ('fill', 'bank')),
  amount bigint not null check (amount > 0),
  -- The number of the bank's slip, or other words.
  note text,
  state text not null default 'told' check (state in ('told', 'confirmed', 'rejected', 'withdrawn')),
  told_at timestamptz(3) not null,
  told_by bigint not null references person,
  decided_at timestamptz(3),
  decided_by bigint references person,
  reason text,
  check ((state = 'told') = (decided_by is null)),
  -- Never one person alone; to take it back is for whoever said it.
  constraint cash_transfer_two_people check (state in ('told', 'withdrawn') or decided_by <> told_by)
);
create index cash_transfer_desk on cash_transfer (desk_id, id desc);
create index cash_transfer_waiting on cash_transfer (id) where state = 'told';

-- The end of a day at a cash desk: what the books say, what was counted, and what became of the difference.
create table cash_closing (
  id bigint generated always as identity primary key,
  desk_id bigint not null references cash_desk,
  day date not null,
  closed_at timestamptz(3) not null,
  -- Nobody: the books began here with less than nothing.
  closed_by bigint references person,
  expected bigint not null,
  counted bigint not null check (counted >= 0),
  difference bigint not null generated always as (counted - expected) stored,
  note text,
  -- The last line of the desk's account that belongs to this day; what comes after it belongs to the next.
  through_line bigint not null,
  -- even: nothing to explain. open: waits for an admin. explained: nothing is booked. booked: the company bears it.
  state text not null check (state in ('even', 'open', 'explained', 'booked')),
  reviewed_at timestamptz(3),
  reviewed_by bigint references person,
  review_note text,
  unique (desk_id, day),
  check ((state = 'even') = (counted = expected)),
  check (state = 'even' or length(note) > 0),
  check ((state in ('explained', 'booked')) = (reviewed_at is not null)),
  constraint cash_closing_two_people check (reviewed_by is null or reviewed_by is distinct from closed_by)
);
create index cash_closing_open on cash_closing (id) where state = 'open';

-- Money that a payment provider has sent to our bank account, as the bank's statement shows it: each once.
create table provider_settlement (
  id bigint generated always as identity primary key,
  provider text not null check (provider ~ '^[a-z][a-z_]{0,30}$'),
  day date not null,
  -- Of the bank's document; empty where one settlement a day is all there is.
  number text not null default '',
  amount bigint not null check (amount > 0),
  -- The provider's list that it was read beside.
  comparison_id bigint references comparison,
  noted_at timestamptz(3) not null,
  noted_by bigint references person,
  unique (provider, day, number)
);
create index provider_settlement_day on provider_settlement (day desc, id desc);

-- What the cashier has counted, where it is not what was told: what is missing stays in the hands of whoever told it.
alter table cash_hand_in add column counted bigint check (counted > 0 and counted <> amount);
create index cash_hand_in_differing on cash_hand_in (decided_at desc) where counted is not null;

-- The one cash desk of the company becomes the head office's.
insert into cash_desk (name, place) values ('Bosh ofis', 'office');
insert into cash_desk_seat (person_id, desk_id, seated_at)
  select staff.id, cash_desk.id, now() from desk_staff staff cross join cash_desk;

alter table ledger_account drop constraint ledger_account_kind_check;
alter table ledger_account add constraint ledger_account_kind_check check (kind in (
  'customer_balance', 'cod_owed', 'prepaid', 'receivable', 'courier_cash', 'agent_cash',
  'cash_desk', 'cash_difference', 'bank', 'clearing', 'revenue', 'promotions', 'compensation'));
alter table ledger_account add column desk_id bigint generated always as (
  case when kind = 'cash_desk' and owner <> '' then owner::bigint end) stored references cash_desk;
alter table ledger_account drop constraint ledger_account_check1;
alter table ledger_account drop constraint ledger_account_check2;
alter table ledger_account add constraint ledger_account_check1 check (
  (person_id is null and desk_id is null and kind <> 'clearing') = (owner = ''));
alter table ledger_account add constraint ledger_account_check2 check (
  (person_id is null and desk_id is null) or stripe = 0);

-- What stood in the rows of the one desk moves into the one row of the head office. A sum below zero was paid out of cash
-- that nobody had booked as filled: the desk begins with nothing, and what is missing stands in the account of
-- differences and in the list of closings, for an admin to explain.
do $$
declare
  head constant bigint := (select id from cash_desk);
  total constant bigint := (select coalesce(sum(balance), 0) from ledger_account where kind = 'cash_desk');
  account bigint;
  movement bigint;
  line bigint := 0;
begin
  insert into ledger_account (kind, owner) values ('cash_desk', head::text) returning id into account;
  if exists (select from ledger_account where kind = 'cash_desk' and balance <> 0) then
    insert into ledger_transaction (key, template, reference, at)
      values ('cash-desk:head-office:opened', 'cash_desk_moved', 'cash-desk:' || head, now()) returning id into movement;
    if total < 0 then
      insert into ledger_account (kind) values ('cash_difference') returning id into account;
    end if;
    update ledger_account set balance = total where id = account and total <> 0;
    insert into ledger_posting (transaction_id, account_id, amount, balance_after)
      select movement, id, -balance, 0 from ledger_account where kind = 'cash_desk' and owner = '' and balance <> 0
      union all
      select movement, account, total, total where total <> 0;
    update ledger_account set balance = 0 where kind = 'cash_desk' and owner = '' and balance <> 0;
  end if;
  if total < 0 then
    raise notice 'the cash desk stood at %: it begins anew with 0, the rest is an unexplained difference', total;
    insert into cash_closing (desk_id, day, closed_at, expected, counted, note, through_line, state, reviewed_at)
      values (head, (now() at time zone 'Asia/Tashkent')::date - 1, now(), total, 0,
        'Kassa minusda edi: naqd pul kirimi yozilmagan', 0, 'booked', now());
  end if;
end $$;

alter table ledger_account drop constraint ledger_account_not_below_zero;
alter table ledger_account add constraint ledger_account_not_below_zero check (
  case
    when kind in ('customer_balance', 'cod_owed', 'prepaid') then balance <= 0
    when kind in ('receivable', 'courier_cash', 'agent_cash', 'cash_desk') then balance >= 0
    else true
  end);
-- The rows of the one desk of the company hold nothing any more.
alter table ledger_account add constraint ledger_account_desk_has_an_id check (
  kind <> 'cash_desk' or owner <> '' or balance = 0);
