-- The code by which a sender at a counter says yes to the price of a parcel that was measured again; of the last question.
create table order_sender_code (
  order_id integer primary key references customer_order,
  -- The event that asked.
  event_id text not null,
  -- Sealed.
  code bytea not null,
  tries integer not null,
  made_at timestamptz(3) not null
);

-- A link to the page where a sender answers.
alter table short_link drop constraint short_link_purpose_check;
alter table short_link add constraint short_link_purpose_check
  check (purpose in ('track', 'update', 'rate', 'pay', 'reweigh'));

-- A parcel that was paid for as lost and has turned up: somebody decides what becomes of it and of the money.
alter table order_claim
  add column found_at timestamptz(3),
  add column found_decision text check (found_decision in ('stays', 'taken_back', 'handed_out')),
  add column found_decided_at timestamptz(3),
  add column found_decided_by bigint references person,
  add column found_note text check (length(found_note) between 1 and 300),
  add constraint order_claim_found check (found_at is null or status = 'accepted'),
  add constraint order_claim_found_decided check (
    (found_decision is null) = (found_decided_at is null) and (found_decision is null or found_at is not null));
-- Paid back and lost once more: that is another loss.
alter table order_claim drop constraint order_claim_order_id_kind_key;
create unique index order_claim_one_of_a_kind on order_claim (order_id, kind)
  where found_decision is distinct from 'taken_back';
create index order_claim_to_decide on order_claim (id) where found_at is not null and found_decision is null;
