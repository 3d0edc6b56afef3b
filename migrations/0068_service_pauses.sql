-- Where we do not come for a while: the desk closes a district, or a whole region, and opens it again.
create table service_pause (
  id bigint generated always as identity primary key,
  region_id integer not null,
  -- Null: the whole region.
  district_id integer,
  -- What does not happen there: nothing is taken in, nothing is brought.
  pickups boolean not null,
  deliveries boolean not null,
  starts_at timestamptz(3) not null,
  -- Null: until somebody opens it again.
  ends_at timestamptz(3),
  -- A word that people read in their language.
  reason text not null,
  -- For colleagues only.
  note text,
  made_by bigint references person,
  made_at timestamptz(3) not null,
  -- Who opened it before its time.
  opened_by bigint references person,
  check (pickups or deliveries),
  check (ends_at is null or ends_at >= starts_at)
);
create index service_pause_end on service_pause (ends_at desc nulls first, id desc);
create index service_pause_place on service_pause (region_id, starts_at);

-- What a new order is held against. The last day is written as people read it.
create view pause_for_orders as
  select region_id, district_id, pickups, deliveries, starts_at, ends_at, reason,
    to_char((ends_at - interval '1 millisecond') at time zone 'Asia/Tashkent', 'YYYY-MM-DD') as last_day
  from service_pause;
