-- Points are looked after: by their agents from hour to hour, by the desk from day to day (decision 64).
alter table pickup_point
  -- Days that differ from the week, soonest first: [{"day": "2027-01-01", "hours": [[600, 840]], "note": {"uz": …}}, …]; no hours: shut.
  add column holidays jsonb not null default '[]',
  -- Ids of stored files, in the order they are shown.
  add column photos text[] not null default '{}',
  -- Said by a person at the counter, beside what is counted: takes nothing more for now.
  add column full_by_hand boolean not null default false,
  -- Shut until this moment, which is the end of a day in Tashkent; passed by itself.
  add column closed_until timestamptz,
  -- Why, for colleagues.
  add column availability_note text,
  -- The day in Tashkent from which on it is shut for good; until then it only hands out.
  add column closes_on date,
  add column closing_reason text,
  -- Where parcels go that would have come here.
  add column closing_to bigint references pickup_point,
  -- For two who edit at once.
  add column version integer not null default 1,
  -- Grows with everything that open pages have to hear of; the place of the last one they heard of is theirs to keep.
  add column change_no bigint not null default 0;

create sequence point_change;
create index pickup_point_change on pickup_point (change_no);

-- A sheet of points that was read and waits for a yes: what the desk has seen is what is saved.
create table point_import (
  id text primary key,
  person_id bigint not null references person,
  created_at timestamptz not null,
  rows jsonb not null,
  saved_at timestamptz
);
create index point_import_age on point_import (created_at);
create index point_import_person on point_import (person_id);
