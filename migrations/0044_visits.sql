-- Notices across the header, planned at the desk: several may wait, run or be over. What the one row before them said
-- becomes the first of them.
create table warning_banner (
  id bigint generated always as identity primary key,
  text_uz text not null,
  -- Null: made from the Latin words.
  text_oz text,
  text_ru text not null,
  text_en text not null,
  -- Ids of regions; none: the whole country.
  regions smallint[] not null default '{}',
  starts_at timestamptz(3) not null,
  -- Null: until it is switched off.
  ends_at timestamptz(3) check (ends_at > starts_at),
  off_at timestamptz(3),
  version integer not null default 1
);

-- Who wrote, changed or switched off a notice, and when: shown beside it to whoever may edit it.
create table warning_banner_change (
  id bigint generated always as identity primary key,
  banner_id bigint not null references warning_banner (id),
  what text not null check (what in ('written', 'changed', 'off', 'on')),
  at timestamptz(3) not null,
  -- Null: from before the desk could edit it, or by the demo.
  by_person bigint references person (id)
);
create index warning_banner_change_banner on warning_banner_change (banner_id, id);

insert into warning_banner (text_uz, text_oz, text_ru, text_en, starts_at, off_at)
select message_uz, nullif(message_oz, ''), message_ru, message_en, updated_at,
       case when display then null else updated_at end
from warning_message
where message_uz <> '' or message_oz <> '' or message_ru <> '' or message_en <> '';

insert into warning_banner_change (banner_id, what, at)
select id, 'written', starts_at from warning_banner;

drop table warning_message;

-- How often a page was looked at, by day and language: a number, and nothing about who looked.
create table visit_count (
  day date not null,
  -- The id of the page table.
  page text not null,
  language text not null check (language in ('uz', 'oz', 'ru', 'en')),
  visits integer not null check (visits > 0),
  primary key (day, page, language)
);
