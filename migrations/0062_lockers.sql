-- What the field reports of a locker's doors is told to the desk like everything else that does not fit.
-- wider: one kind more; the version before never writes it
alter table order_incident drop constraint order_incident_kind_check;
-- wider: one kind more
alter table order_incident add constraint order_incident_kind_check check (kind in ('late_report', 'impossible_report',
  'wrong_code', 'before_order', 'cash_difference', 'hand_over_difference', 'missing', 'surplus', 'proof_pending',
  'found_after_end', 'seal', 'locker_fault'));

-- A wall of doors. What is done at one of them waits for what is done at another: they share a keypad.
create table locker_bank (
  point_id bigint primary key references pickup_point,
  -- Wrong codes one after the other, and until when the keypad is locked for them.
  wrong_tries integer not null default 0 check (wrong_tries >= 0),
  locked_until timestamptz(3)
);

-- The machine in it. Its key is shown once, and only a hash of it is kept, as of the token that it works with.
create table locker_device (
  id bigint generated always as identity primary key,
  -- What it calls itself as it signs in.
  name text not null unique check (name ~ '^TBL-[0-9A-Z]{8}$'),
  point_id bigint not null references locker_bank,
  key_hash bytea not null,
  token_hash bytea unique,
  token_until timestamptz(3),
  made_at timestamptz(3) not null,
  -- None for the machine of a demo.
  made_by bigint references person,
  seen_at timestamptz(3),
  ended_at timestamptz(3),
  check ((token_hash is null) = (token_until is null))
);
-- One machine a bank.
create unique index locker_device_of_point on locker_device (point_id) where ended_at is null;

-- A door and what is behind it. Whether it is reserved, an opening says.
create table locker_cell (
  point_id bigint not null references locker_bank,
  number integer not null check (number between 1 and 200),
  size text not null check (size in ('small', 'medium', 'large')),
  -- Whose parcel lies in it, as the doors have told; null: nothing.
  order_id integer references customer_order,
  fault text check (fault in ('stuck', 'not_closed', 'sensor', 'dirty', 'other')),
  fault_at timestamptz(3),
  primary key (point_id, number),
  check ((fault is null) = (fault_at is null))
);
create unique index locker_cell_order on locker_cell (order_id) where order_id is not null;

-- What a sender types to hand in their parcel at a locker: sealed, because its owner may look at it again.
create table locker_drop_code (
  order_id integer primary key references customer_order,
  point_id bigint not null references pickup_point,
  -- The end of the sender's number, typed before the code.
  phone_end text not null check (phone_end ~ '^[0-9]{5}$'),
  sealed bytea not null,
  issued_at timestamptz(3) not null,
  valid_until timestamptz(3) not null,
  wrong_tries integer not null default 0 check (wrong_tries >= 0)
);
create index locker_drop_code_typed on locker_drop_code (point_id, phone_end);
create index locker_drop_code_over on locker_drop_code (valid_until);

-- A courier who asked for a code, and then stood at the bank with it. Shown once, so a signature of it is enough.
create table locker_visit (
  id bigint generated always as identity primary key,
  point_id bigint not null references pickup_point,
  courier_id bigint not null references person,
  phone_end text not null check (phone_end ~ '^[0-9]{5}$'),
  mac bytea not null,
  asked_at timestamptz(3) not null,
  code_until timestamptz(3) not null,
  -- What the machine calls the moment in which the code was typed: the same twice is one.
  event_id text,
  entered_at timestamptz(3),
  until timestamptz(3),
  check ((event_id is null) = (entered_at is null) and (event_id is null) = (until is null))
);
create unique index locker_visit_event on locker_visit (point_id, event_id) where event_id is not null;
create index locker_visit_typed on locker_visit (point_id, phone_end) where entered_at is null;
create index locker_visit_over on locker_visit (asked_at);

-- A door that was opened for somebody: until it is told to be shut, with or without a parcel inside, its cell is theirs.
create table locker_opening (
  id bigint generated always as identity primary key,
  point_id bigint not null,
  cell integer not null,
  -- What the machine calls its request: the same twice is one. A courier collects several with one.
  event_id text not null,
  what text not null check (what in ('drop_off', 'store', 'hand_out', 'collect')),
  order_id integer not null references customer_order,
  courier_id bigint references person,
  -- The receiver's code, until the door is shut.
  sealed bytea,
  opened_at timestamptz(3) not null,
  until timestamptz(3) not null,
  overdue_at timestamptz(3),
  closed_at timestamptz(3),
  -- What came of it; `kept`: it does not fit the order any more, and the desk was told.
  outcome text check (outcome in ('done', 'nothing', 'kept')),
  foreign key (point_id, cell) references locker_cell (point_id, number),
  unique (point_id, event_id, cell),
  check ((closed_at is null) = (outcome is null)),
  check (closed_at is null or sealed is null)
);
create unique index locker_opening_now on locker_opening (point_id, cell) where closed_at is null;
create index locker_opening_due on locker_opening (until) where closed_at is null and overdue_at is null;
create index locker_opening_over on locker_opening (closed_at) where closed_at is not null;
