-- Depots: places of ours that only staff know.
-- wider: one kind more; the versions before never write it
alter table pickup_point drop constraint pickup_point_kind_check, add constraint pickup_point_kind_check
  check (kind in ('point', 'locker', 'mailbox', 'depot'));

-- What a place is called, in all languages, the district it stands in, and its kind: nobody but staff is told of a depot.
create or replace view point_place as
  select id, name, district_id, kind from pickup_point;

-- The days of couriers: from the count of the bag to that of the notes.
create table courier_shift (
  id bigint generated always as identity primary key,
  courier_id bigint not null references person,
  -- The phone it runs on, as the phone calls itself.
  device_id text not null,
  -- Parcels and bags as the courier counted them at the start.
  bags integer not null check (bags >= 0),
  started_at timestamptz(3) not null,
  ended_at timestamptz(3),
  -- Gone so far, as the phone tells its place.
  metres integer not null default 0 check (metres >= 0),
  -- Cash by the books and as counted at the end, {"50000": 3, …}, and why it differs.
  expected bigint,
  counted bigint check (counted >= 0),
  notes jsonb,
  note text,
  -- What waits for the cashier's count.
  hand_in_id bigint references cash_hand_in,
  check ((ended_at is null) = (counted is null))
);
-- One at a time.
create unique index courier_shift_running on courier_shift (courier_id) where ended_at is null;
create index courier_shift_newest on courier_shift (courier_id, started_at desc);
-- What a courier did in a shift.
create index order_event_courier on order_event (courier_id, happened_at)
  where verb in ('deliver', 'undo_delivery', 'fail_delivery', 'pick_up');

-- Numbers of call cards that a phone was given before it knows the doors: no other order gets one of them.
create table call_card_kept (
  number text primary key check (number ~ '^[1-9][0-9]{7}$'),
  courier_id bigint not null references person,
  given_at timestamptz(3) not null,
  order_id integer references customer_order,
  used_at timestamptz(3),
  check ((order_id is null) = (used_at is null))
);
create index call_card_kept_free on call_card_kept (courier_id) where order_id is null;

-- A manifest: what one side says it gives, and what the other has scanned and counted. Nothing of it is taken away.
create table hand_over (
  id bigint generated always as identity primary key,
  giver_id bigint not null references person,
  -- The courier who takes it, or the place whose people do; neither: the desk.
  taker_id bigint references person,
  taker_point_id bigint references pickup_point,
  -- Cash that is said to go along, and as it was counted.
  cash bigint not null check (cash >= 0),
  counted bigint check (counted >= 0),
  note text,
  -- The giver, or the desk for somebody who cannot say it any more.
  said_by bigint not null references person,
  said_at timestamptz(3) not null,
  -- The last line of all logs then: scans are those after it.
  after_line bigint not null,
  state text not null default 'open' check (state in ('open', 'confirmed', 'withdrawn')),
  ended_at timestamptz(3),
  ended_by bigint references person,
  check (taker_id is null or taker_point_id is null),
  check (taker_id is distinct from giver_id),
  check ((state = 'open') = (ended_at is null))
);
create index hand_over_giver on hand_over (giver_id, id desc);
create index hand_over_taker on hand_over (taker_id, id desc) where taker_id is not null;
create index hand_over_place on hand_over (taker_point_id, id desc) where taker_point_id is not null;
create index hand_over_open on hand_over (id) where state = 'open';

-- A parcel of a manifest. A row a parcel, so that the scan of it can be asked for by its number.
create table hand_over_line (
  hand_over_id bigint not null references hand_over,
  order_id integer not null references customer_order,
  -- As it was found when the taker confirmed.
  outcome text check (outcome in ('taken', 'missing')),
  primary key (hand_over_id, order_id)
);
create index hand_over_line_order on hand_over_line (order_id);

-- Parcels that whoever has them has said to give away, to one courier or (null) to whoever scans; and the line of the log
-- when it was said: what is scanned after it has used the word.
create or replace view handover_for_orders as
  select line.order_id, manifest.giver_id, manifest.taker_id, manifest.after_line
  from hand_over_line line join hand_over manifest on manifest.id = line.hand_over_id
  where manifest.state = 'open' and manifest.taker_point_id is null;

-- A drive between two depots with parcels and bags.
create table trip (
  id bigint generated always as identity primary key,
  driver_id bigint not null references person,
  -- What it drives with, as people call it: "Isuzu 01 A 123 BC".
  vehicle text not null,
  from_point_id bigint not null references pickup_point,
  to_point_id bigint not null references pickup_point,
  state text not null default 'loading' check (state in ('loading', 'under_way', 'unloaded', 'cancelled')),
  made_by bigint not null references person,
  made_at timestamptz(3) not null,
  left_at timestamptz(3),
  arrived_at timestamptz(3),
  check (from_point_id <> to_point_id)
);
create index trip_driver on trip (driver_id, id desc);
create index trip_open on trip (id) where state in ('loading', 'under_way');

-- A container with a label of its own: scanned once for all that is in it. On which trip it is, and whether it is empty, say
-- the logs of its parcels.
create table bag (
  code text primary key check (code ~ '^BG[0-9]{11}$'),
  from_point_id bigint not null references pickup_point,
  to_point_id bigint not null references pickup_point,
  made_by bigint not null references person,
  made_at timestamptz(3) not null,
  -- Seen empty when a van from its depot was unloaded: it is asked for no more.
  emptied_at timestamptz(3)
);
create index bag_from on bag (from_point_id, made_at desc);
create index bag_open on bag (made_at) where emptied_at is null;

-- What was put into a bag. Taken out again by hand it gets `taken_at`; what was scanned in anywhere since is not in it either.
create table bag_parcel (
  bag_code text not null references bag,
  order_id integer not null references customer_order,
  put_by bigint not null references person,
  put_at timestamptz(3) not null,
  -- The last line of its log then.
  after_line bigint not null,
  taken_at timestamptz(3),
  primary key (bag_code, order_id)
);
-- A parcel is in one bag at a time.
create unique index bag_parcel_in on bag_parcel (order_id) where taken_at is null;

-- Trips that load at a depot now, where they go and what their vans carry: no bound for a driver of whom the desk has not
-- said it.
create or replace view trip_for_orders as
  select trip.id as trip_id, trip.from_point_id as depot_id, trip.to_point_id as to_depot_id, trip.driver_id,
    profile.capacity_kg
  from trip left join courier_profile profile on profile.courier_id = trip.driver_id
  where trip.state = 'loading';

-- What was put into each bag, where, and after which line of its log.
create or replace view bag_for_orders as
  select bag.code, inside.order_id, bag.from_point_id as depot_id, bag.to_point_id as to_depot_id, inside.after_line
  from bag_parcel inside join bag on bag.code = inside.bag_code
  where inside.taken_at is null;

-- How much cash a courier may hold: null or no row is no limit.
create or replace view courier_for_orders as
  select courier_id, cash_limit from courier_profile;
