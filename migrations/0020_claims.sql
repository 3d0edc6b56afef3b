-- What was decided about a claim: one decision, and the money that moved with it under the key `claim:<id>`.
alter table order_claim
  add column decided_at timestamptz(3),
  add column decided_by bigint references person,
  add column amount bigint check (amount > 0),
  add column paid_to text check (paid_to in ('balance', 'bank', 'cash')),
  -- Why not; the customer reads it in their own language.
  add column reason text check (reason in ('not_covered', 'badly_packed', 'no_proof', 'delivered_whole', 'other')),
  -- Words of whoever decided, as they were written.
  add column note text check (length(note) between 1 and 300),
  add constraint order_claim_decided check ((status = 'open') = (decided_at is null)),
  add constraint order_claim_paid check ((status = 'accepted') = (amount is not null and paid_to is not null)),
  add constraint order_claim_refused check ((status = 'rejected') = (reason is not null));
create index order_claim_queue on order_claim (status, id);

-- Refunds that were sent, for their history.
create index order_refund_done on order_refund (id desc) where done_at is not null;

-- The desk looks payments up by what the person on the phone knows.
create index checkout_amount on checkout (amount, id desc);
create index checkout_newest on checkout (created_at desc, id desc);
create index payment_external on payment (external_id);
create index payment_by_state on payment (provider, state, checkout_id desc);
create index payment_performed on payment (provider, performed_at) where performed_at is not null;

-- One day of one provider held against our books, or against the provider's own list.
create table comparison (
  id bigint generated always as identity primary key,
  provider text not null,
  day date not null,
  against text not null check (against in ('books', 'registry')),
  ran_at timestamptz(3) not null,
  -- Null when the night did it.
  ran_by bigint references person,
  file_name text,
  matched integer not null check (matched >= 0),
  differing integer not null check (differing >= 0),
  our_sum bigint not null,
  their_sum bigint not null
);
create index comparison_newest on comparison (day desc, id desc);

-- What did not agree; null where a side knows nothing of it.
create table comparison_difference (
  comparison_id bigint not null references comparison,
  position integer not null,
  kind text not null check (kind in ('missing_here', 'missing_there', 'amount', 'state', 'books')),
  external_id text not null,
  checkout_number text,
  our_amount bigint,
  our_state text,
  their_amount bigint,
  their_state text,
  primary key (comparison_id, position)
);
