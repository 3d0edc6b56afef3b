-- Addresses whose place on the map is known: our own points, and doors that a parcel has reached. Asked before anybody
-- outside is. Holds where, never who: no names, no phones.
create table known_address (
  -- What makes two writings the same place: `point:12:uz`, or `door:205:` and the search key.
  place_key text primary key check (length(place_key) between 1 and 700),
  text text not null check (length(text) between 1 and 300),
  -- The text folded over scripts and spellings, words apart (addressKey in geo/domain/search-key.ts).
  search_key text not null check (search_key <> ''),
  region_id integer not null,
  district_id integer not null,
  lat double precision not null check (lat between -90 and 90),
  lon double precision not null check (lon between -180 and 180),
  -- How often we were there: what many use is offered first.
  times integer not null default 1,
  last_at timestamptz(3) not null
);
create index known_address_search on known_address (search_key text_pattern_ops);
-- Which door a pin stands at.
create index known_address_door on known_address using gist (point(lon, lat)) where place_key like 'door:%';

-- What a geocoding service answered, so that nobody asks it the same again before the answer is old.
create table geocoder_answer (
  -- Hash of the question.
  question bytea primary key,
  answer jsonb not null,
  expires_at timestamptz(3) not null
);
create index geocoder_answer_expiry on geocoder_answer (expires_at);

-- When the geocoding service may be asked next, one row for all processes together: free services allow one question
-- a second for a whole application, and want to be left alone for a while when they refuse.
create table geocoder_turn (
  is_only_row boolean primary key default true check (is_only_row),
  next_at timestamptz(3) not null
);
insert into geocoder_turn (next_at) values ('2000-01-01T00:00:00Z');
