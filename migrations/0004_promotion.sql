-- Offers with an end, one row each: home shows the one that is running, with a countdown. Prices read their own rules.
create table promotion (
  id bigint generated always as identity primary key,
  -- What is offered; its words are in the message catalogue.
  kind text not null check (kind in ('half_price_month')),
  starts_at timestamptz(3) not null,
  ends_at timestamptz(3) not null,
  check (starts_at < ends_at)
);
create index promotion_end on promotion (ends_at);
