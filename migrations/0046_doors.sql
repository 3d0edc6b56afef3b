-- How to come from the street to the door, how a pin came about and when: parts of an address like its street.
alter table address
  add column entrance text,
  add column floor text,
  add column flat text,
  add column intercom text,
  add column pin_source text check (pin_source in ('found', 'dragged', 'location', 'door')),
  add column pin_at timestamptz(3);

-- Where couriers stood when they handed a parcel over, so that the next one finds the same door (decision 61). The address
-- is kept as its folded key, which nobody is shown: whoever wants the pin has to know the address.
create table confirmed_door (
  district_id integer not null,
  address_key text not null,
  -- Empty: a house, or an address whose flat nobody has named.
  flat text not null,
  lat double precision not null,
  lon double precision not null,
  times integer not null default 1,
  last_at timestamptz(3) not null,
  primary key (district_id, address_key, flat)
);
