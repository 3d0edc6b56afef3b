-- A place to work, written at the desk in four languages (SPEC section 4, "Vacancy"). `words` holds each field in each
-- language; Cyrillic Uzbek that is null is made from the Latin words. `version` lets two editors not overwrite each other.
create table vacancy (
  id bigint generated always as identity primary key,
  state text not null check (state in ('draft', 'open', 'closed')),
  version integer not null default 1,
  words jsonb not null,
  region_id integer check (region_id between 1 and 14),
  employment text not null check (employment in ('part_time', 'full_time')),
  work text not null,
  salary_from integer check (salary_from > 0),
  salary_to integer check (salary_to > 0),
  -- The last day on which people may apply, by the clock of Tashkent.
  closes_on date,
  published_at timestamptz(3),
  updated_at timestamptz(3) not null,
  updated_by bigint references person (id),
  constraint vacancy_salary check (salary_from <= salary_to),
  constraint vacancy_published check (state = 'draft' or published_at is not null)
);
create index vacancy_open on vacancy (published_at desc, id desc) where state = 'open';

-- Somebody who wants to work here. Kept half a year with its paper, its notes and its way; the paper itself is a stored
-- file (purpose `cv`), encrypted. `network` is only for the limits of an hour.
create table application (
  id bigint generated always as identity primary key,
  vacancy_id bigint not null references vacancy (id),
  full_name text not null,
  phone text not null,
  email text,
  about text,
  locale text not null check (locale in ('uz', 'oz', 'ru', 'en')),
  cv_id text,
  cv_name text,
  cv_type text,
  cv_bytes integer,
  network text not null,
  stage text not null default 'new' check (stage in ('new', 'call', 'interview', 'hired', 'refused')),
  stage_at timestamptz(3) not null,
  created_at timestamptz(3) not null,
  constraint application_once unique (vacancy_id, phone),
  constraint application_says_something check (about is not null or cv_id is not null)
);
create index application_board on application (stage, id);
create index application_age on application (created_at);

-- What the desk says to itself about an applicant; goes with the application.
create table application_note (
  id bigint generated always as identity primary key,
  application_id bigint not null references application (id) on delete cascade,
  words text not null,
  written_by bigint references person (id),
  written_at timestamptz(3) not null
);
create index application_note_of on application_note (application_id, id);

-- The way of an application through its stages, to be read in order; goes with the application.
create table application_step (
  id bigint generated always as identity primary key,
  application_id bigint not null references application (id) on delete cascade,
  stage text not null,
  moved_by bigint references person (id),
  moved_at timestamptz(3) not null
);
create index application_step_of on application_step (application_id, id);
