-- What phones in the field have told us, one row a report, with how it came out: told again it is answered the same, and
-- what cannot be yet is looked at again when another phone has told what happened before it.
create table field_report (
  person_id bigint not null references person,
  -- Made by the phone; nearly always also the id of the event in the log of the order.
  client_id text not null check (char_length(client_id) <= 64),
  -- As whom they spoke, and for an agent where.
  actor text not null check (actor in ('courier', 'agent')),
  point_id bigint references pickup_point,
  device_id text not null,
  -- The order of happening on that phone.
  seq bigint not null,
  verb text not null,
  -- As it was scanned or typed.
  parcel text not null,
  order_id integer references customer_order,
  -- By the clock of the phone, and by ours.
  told_at timestamptz(3) not null,
  happened_at timestamptz(3) not null,
  recorded_at timestamptz(3) not null,
  -- What was said, sealed: a receiver's code can be in it.
  input bytea not null,
  state text not null check (state in ('done', 'late', 'conflict', 'refused')),
  code text,
  -- What fills the message of the code.
  told_values jsonb,
  incident_id bigint,
  -- It did not fit what was known then, and may fit what is told later.
  waiting boolean not null,
  primary key (person_id, client_id)
);
create index field_report_order on field_report (order_id) where waiting;
create index field_report_old on field_report (recorded_at);

-- Pictures that reports name before the phone has sent them: until then the proof is pending.
create table field_file (
  person_id bigint not null references person,
  client_id text not null check (char_length(client_id) <= 64),
  -- The stored file; null until it comes.
  file_id text,
  -- What it shows, by the report that names it, or until then by the phone.
  purpose text not null,
  came_at timestamptz(3),
  -- What it belongs to; null until a report names it.
  order_id integer references customer_order,
  named_at timestamptz(3),
  -- The desk was told that it has not come.
  incident_id bigint,
  primary key (person_id, client_id)
);
create index field_file_pending on field_file (named_at) where file_id is null;

-- In which order a courier goes through a day: worked out, or as they have dragged it.
create table courier_route (
  courier_id bigint not null references person,
  day date not null,
  order_ids integer[] not null,
  -- Metres by road to each from the one before it; null where nobody knows.
  legs integer[] not null,
  -- Where each led to when it was placed: a parcel that was collected leads to its receiver from then on.
  goals text[] not null,
  own_order boolean not null,
  primary key (courier_id, day)
);

-- Where couriers were, while a parcel was out for delivery: for the receiver who is next, and for the kilometres of a day.
create table courier_position (
  courier_id bigint not null references person,
  at timestamptz(3) not null,
  lat double precision not null,
  lon double precision not null,
  accuracy_m integer,
  primary key (courier_id, at)
);
create index courier_position_old on courier_position (at);
