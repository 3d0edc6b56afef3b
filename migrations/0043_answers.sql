-- What we said to somebody who wrote to us or asked for work, and what became of it. `words` is a registered text by its
-- name, or a letter; `said` the text as it left. Goes with what it answers.
create table answer (
  id bigint generated always as identity primary key,
  about text not null check (about in ('lead', 'application')),
  about_id bigint not null,
  channel text not null check (channel in ('sms', 'email')),
  phone text not null,
  email text,
  locale text not null check (locale in ('uz', 'oz', 'ru', 'en')),
  words jsonb not null,
  said text,
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'failed')),
  why text,
  by_person bigint not null references person (id),
  created_at timestamptz(3) not null,
  settled_at timestamptz(3),
  constraint answer_settled check ((state = 'waiting') = (settled_at is null)),
  constraint answer_reaches check (channel <> 'email' or email is not null)
);
create index answer_about on answer (about, about_id, id);

-- Who takes care of a message before it is done; nobody's while both are empty.
alter table lead add column owner bigint references person (id);
alter table lead add column owned_at timestamptz(3);
alter table lead add constraint lead_owned check ((owner is null) = (owned_at is null));
-- The page it was written on; unknown of what came by the API.
alter table lead add column page text;
-- Why a message looks like one that a program wrote; kept apart, never thrown away.
alter table lead add column suspect text[] not null default '{}';
-- How often the same words came within ten minutes.
alter table lead add column times integer not null default 1;
-- Who wrote, in letters that make every script and spelling of a name one; empty of earlier ones.
alter table lead add column name_key text not null default '';
create index lead_phone on lead (phone, created_at);
