-- What an operator says about a thing that waits in a queue of the desk: who deals with it, when it is looked at again,
-- and that it is settled though no deed shows it. The queues themselves are read from what they are about.
-- docs/decisions/0088-worklist.md.
create table work_item (
  -- `order:63642483`, `incident:12`: what it is about, whatever queues it waits in.
  key text primary key check (key ~ '^[a-z-]+:[0-9a-f-]{1,40}$'),
  order_id integer unique references customer_order check ((order_id is null) = (key not like 'order:%')),
  owner_id bigint references person,
  taken_at timestamptz(3) check ((taken_at is null) = (owner_id is null)),
  -- Given by a colleague: it waits for its new owner, or for anybody once they leave it, also when no queue names it.
  handed_at timestamptz(3),
  -- An hour that somebody set; said at `look_said_at`, and of no use for what began later.
  look_at timestamptz(3),
  look_said_at timestamptz(3) check ((look_at is null) = (look_said_at is null)),
  settled_at timestamptz(3)
);
create index work_item_owner on work_item (owner_id) where owner_id is not null;
create index work_item_handed on work_item (handed_at) where handed_at is not null;
create index work_item_look on work_item (look_at) where look_at is not null;

-- Nobody changes or removes a line: what was said about it, by whom.
create table work_line (
  id bigint generated always as identity primary key,
  key text not null references work_item,
  kind text not null check (kind in ('note', 'taken', 'left', 'handed', 'look', 'settled')),
  by_id bigint not null references person,
  -- Of `handed`: to whom. Of `look`: until when.
  to_id bigint references person check ((to_id is not null) = (kind = 'handed')),
  until timestamptz(3) check ((until is not null) = (kind = 'look')),
  text text check (length(text) between 1 and 500),
  at timestamptz(3) not null
);
create index work_line_key on work_line (key, id);

-- For the queues, which leave out what is settled until it begins anew.
create view settled_work as
  select key, order_id, settled_at from work_item where settled_at is not null;

-- Each queue is read in the order of its clocks, as far as it is shown, however many orders there are.
create index customer_order_promise_end on customer_order
  (((promise #>> '{window,to}') || ' ' || coalesce(promise #>> '{window,hours,to}', '21:00')))
  where status in ('new', 'accept', 'pickup', 'agent_received') and return_of is null;
create index customer_order_delayed on customer_order ((promise ->> 'at'))
  where status in ('new', 'accept', 'pickup', 'agent_received') and return_of is null
    and promise ->> 'reason' = 'delayed';
create index customer_order_stored on customer_order (stored_until)
  where status = 'agent_received' and stored_until is not null;
create index customer_order_failed on customer_order (status_at, id) where status = 'failed_delivery';
create index customer_order_coming_back on customer_order (status_at, id)
  where return_of is not null and status in ('new', 'accept', 'pickup', 'agent_received', 'failed_delivery');
create index customer_order_kept_back on customer_order (status_at, id)
  where status = 'expired' and holder not in ('nobody', 'receiver', 'sender');
create index order_claim_found on order_claim (found_at) where found_at is not null and found_decision is null;
create index notice_unsent on notice (settled_at, id) where state = 'failed';
create index top_up_new on top_up (created_at, id) where status = 'new';
