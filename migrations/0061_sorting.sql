-- The evening of a depot (docs/decisions/0085-sorting.md): vans with seals, lanes that parcels are sorted to.

-- When it is to leave; the number of its seal as told when it left; when the depot began to unload it, and what its people
-- found of the seal. What was aboard is written down once, at that moment.
alter table trip add column leaves_at timestamptz(3);
alter table trip add column seal text;
alter table trip add column came_at timestamptz(3);
alter table trip add column came_by bigint references person;
alter table trip add column seal_check text check (seal_check in ('whole', 'broken', 'other', 'none'));
alter table trip add column seal_seen text;
alter table trip add column listed_at timestamptz(3);

-- What was aboard when a van left, and in which bag.
create table trip_parcel (
  trip_id bigint not null references trip,
  order_id integer not null references customer_order,
  bag_code text references bag,
  primary key (trip_id, order_id)
);
create index trip_parcel_order on trip_parcel (order_id);

-- A lane of a depot. Its number is drawn once and never given to another.
create table sorting_lane (
  id bigint generated always as identity primary key,
  depot_id bigint not null references pickup_point,
  number smallint not null check (number between 1 and 999),
  -- What belongs in it: a depot and ways back to one (its number), doors and points of a district (its number), or what stays here.
  kind text not null check (kind in ('depot', 'back', 'doors', 'points', 'aside')),
  target bigint not null,
  -- As the depot's people call it; null: by what belongs in it.
  name text,
  -- Where it stands on the board: lanes of the same place by number.
  place smallint not null default 0,
  -- Its parcels go there instead.
  merged_into bigint references sorting_lane,
  -- What is filled from it now.
  bag_code text references bag,
  made_at timestamptz(3) not null,
  unique (depot_id, number),
  unique (depot_id, kind, target),
  check (merged_into <> id)
);

-- Which lane a parcel was sorted to. A row a parcel and depot: sorted once more, it is written anew.
create table sorted_parcel (
  depot_id bigint not null references pickup_point,
  order_id integer not null references customer_order,
  lane_id bigint not null references sorting_lane,
  -- The trip it came with, and whether that trip did not list it.
  trip_id bigint references trip,
  surplus boolean not null,
  -- The bag it was put into by the same scan.
  bag_code text references bag,
  sorted_by bigint not null references person,
  sorted_at timestamptz(3) not null,
  -- The last line of its log then: scanned in anywhere after it, it is to be sorted again.
  after_line bigint not null,
  undone_at timestamptz(3),
  primary key (depot_id, order_id)
);
create index sorted_parcel_trip on sorted_parcel (trip_id) where trip_id is not null;
create index sorted_parcel_lane on sorted_parcel (lane_id);

-- Where a parcel goes and where it is, for whoever sorts it. The point it goes to is that of its latest redirection.
create view order_for_sorting as
  select id as order_id, tracking_code, status, return_of, (receiver ->> 'districtId')::integer as district_id,
    destination_point_id as point_id, holder, holder_point_id, holder_trip_id
  from customer_order;

-- wider: one kind more; the versions before never write it
alter table order_incident drop constraint order_incident_kind_check, add constraint order_incident_kind_check
  check (kind in ('late_report', 'impossible_report', 'wrong_code', 'before_order', 'cash_difference',
    'hand_over_difference', 'missing', 'surplus', 'proof_pending', 'found_after_end', 'seal'));
