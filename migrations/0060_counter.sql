-- The agent's counter: where parcels lie, the drawer at the end of the day, and what the work is paid by.

-- The counter whose work a line of the log is: where an agent took a parcel in, stored it or handed it out, or where a
-- courier came for it. Written with the line and only when it counts, so that nobody has to play a log again to pay for it.
-- Empty for all other lines, and for those that are older than this column.
alter table order_event add column counter_point_id bigint references pickup_point;
create index order_event_counter on order_event (counter_point_id, happened_at) where counter_point_id is not null;

-- What a person at a counter looks among: what its sender still brings, and what is on its way there.
create index customer_order_brought on customer_order (from_point_id) where status = 'new' and from_point_id is not null;
create index customer_order_coming on customer_order (destination_point_id)
  where destination_point_id is not null and status in ('new', 'accept', 'pickup', 'failed_delivery');

-- What counters have done, as their commission is worked out.
create view counter_deed as
  select order_id, seq, counter_point_id as point_id, person_id, happened_at,
    case verb when 'drop_off' then 'taken_in' when 'store' then 'stored' when 'hand_out' then 'handed_out'
      else 'given_on' end as kind
  from order_event where counter_point_id is not null;

-- What lies at a place of ours. A way back that began where the parcel was lying wears the place of the way there.
create view parcel_at_point as
  select id as order_id, tracking_code, return_of, holder_point_id as point_id
  from customer_order where holder_point_id is not null;

-- How large the shelf of a counter is; without a row it has three rows of fifteen places.
create table shelf_layout (
  point_id bigint primary key references pickup_point,
  row_count smallint not null check (row_count between 1 and 26),
  column_count smallint not null check (column_count between 1 and 99)
);

-- Where on the shelf a parcel lies. It holds until the parcel leaves the point or is scanned in anywhere again.
create table shelf_place (
  point_id bigint not null references pickup_point,
  order_id integer not null references customer_order,
  place text not null check (place ~ '^[A-Z]-[0-9]{2}$'),
  -- The last line of the parcel's log when it was laid there.
  after_line bigint not null,
  placed_at timestamptz(3) not null,
  placed_by bigint references person,
  primary key (point_id, order_id)
);
create index shelf_place_order on shelf_place (order_id);

-- What an agent has counted in their drawer, once a person and day. A difference stays in their name until it is decided.
create table drawer_closing (
  id bigint generated always as identity primary key,
  person_id bigint not null references person,
  point_id bigint references pickup_point,
  day date not null,
  closed_at timestamptz(3) not null,
  -- What the books said should be there, with the differences that were known already.
  expected bigint not null check (expected >= 0),
  counted bigint not null check (counted >= 0),
  difference bigint not null generated always as (counted - expected) stored,
  -- Banknotes, `[{"value": 200000, "count": 4}]`; empty where only the sum is known.
  notes jsonb not null,
  note text check (char_length(note) <= 300),
  state text not null check (state in ('even', 'open', 'booked', 'explained')),
  reviewed_at timestamptz(3),
  reviewed_by bigint references person,
  review_note text check (char_length(review_note) <= 300),
  unique (person_id, day),
  check ((state = 'even') = (counted = expected)),
  check ((state in ('booked', 'explained')) = (reviewed_at is not null)),
  check (reviewed_by <> person_id)
);
create index drawer_closing_open on drawer_closing (id) where state = 'open';
create index drawer_closing_point on drawer_closing (point_id, id);

-- What a counter earns for a parcel, by what was done with it, from a day of Tashkent on.
create table commission_rate (
  kind text not null check (kind in ('taken_in', 'stored', 'handed_out', 'given_on')),
  from_day date not null,
  amount bigint not null check (amount between 0 and 1000000),
  set_by bigint references person,
  set_at timestamptz(3) not null,
  primary key (kind, from_day)
);
insert into commission_rate (kind, from_day, amount, set_at) values
  ('taken_in', '2026-01-01', 1500, now()),
  ('stored', '2026-01-01', 1500, now()),
  ('handed_out', '2026-01-01', 1500, now()),
  ('given_on', '2026-01-01', 500, now());
