-- Phones that couriers have set up (docs/decisions/0076-couriers-phones.md). The second step is asked for once a phone; from
-- then on its own key opens, until the desk ends it.
create table courier_device (
  person_id bigint not null references person,
  -- Made by the phone. Two people may share one: each sets it up for themselves.
  id text not null,
  name text not null,
  -- The public half, SPKI; what signs stays in the phone. Null while nobody has shown a second step on it.
  public_key bytea,
  -- Our half of what locks the data on the phone, sealed. Erased when the phone is lost: then nobody opens it with us.
  data_key_sealed bytea,
  registered_at timestamptz(3) not null,
  seen_at timestamptz(3) not null,
  ended_at timestamptz(3),
  ended_because text check (ended_because in ('desk', 'suspended', 'dismissed', 'replaced', 'renewed')),
  ended_by bigint references person,
  primary key (person_id, id),
  check ((ended_at is null) = (ended_because is null))
);

-- The phone of the courier's app that a session belongs to: it ends with it.
alter table session add column courier_device_id text;

-- How a courier works: what they ride, how much they carry, where, and how much cash they may hold.
create table courier_profile (
  courier_id bigint primary key references person,
  vehicle text not null check (vehicle in ('foot', 'scooter', 'car', 'van')),
  capacity_kg integer not null check (capacity_kg between 1 and 20000),
  -- Where their offers come from first; null: anywhere.
  district_id smallint,
  -- Whole so'm; null: no limit.
  cash_limit bigint check (cash_limit >= 0),
  changed_at timestamptz(3) not null,
  changed_by bigint references person
);

-- Who said it for somebody who cannot sign in any more; null: whoever has the cash.
alter table cash_hand_in add column told_by bigint references person;
