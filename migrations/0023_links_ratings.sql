-- Short links /{token} as messages carry them. Neither the token nor where it leads can be read from here.
create table short_link (
  -- SHA-256 of the token, which is random enough to need no key.
  token_hash bytea primary key,
  purpose text not null check (purpose in ('track', 'update', 'rate', 'pay')),
  -- A path of the site, sealed: it may hold a secret.
  target bytea not null,
  -- What it is about, 'order:12345678': links are taken back by this name.
  reference text not null,
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null
);
create index short_link_reference on short_link (reference);
create index short_link_expired on short_link (expires_at);

-- What people said of the courier who delivered to them: one a side, for the delivery that counts. When that delivery is
-- undone, what was said of it goes.
create table driver_rating (
  order_id integer not null references customer_order,
  side text not null check (side in ('sender', 'receiver')),
  courier_id bigint not null references person,
  -- The line of the log that was the delivery.
  delivery_seq bigint not null,
  stars smallint not null check (stars between 1 and 5),
  tags text[] not null,
  comment text check (length(comment) <= 500),
  given_at timestamptz(3) not null,
  edited_at timestamptz(3),
  primary key (order_id, side)
);
create index driver_rating_courier on driver_rating (courier_id, given_at desc);
create index driver_rating_young on driver_rating (given_at);

-- The sums of the table above, changed together with it: the average of a courier is asked for with every parcel.
create table courier_rating (
  courier_id bigint primary key references person,
  stars bigint not null check (stars >= 0),
  ratings integer not null check (ratings >= 0)
);

-- What a courier shows at the door. A new number takes the place of a lost badge's, and its QR with it.
create table courier_badge (
  courier_id bigint primary key references person,
  number text not null unique check (number ~ '^[1-9][0-9]{5}$'),
  created_at timestamptz(3) not null,
  -- Wrong words of the day that were tried at this badge since the hour began.
  wrong_words smallint not null default 0,
  wrong_since timestamptz(3)
);
