-- What strangers write is read at the desk: who has taken care of it and when. Both leave together when it is opened again;
-- the note stays, so that the next one reads what was tried.
alter table lead add column handled_at timestamptz(3);
alter table lead add column handled_by bigint references person (id);
alter table lead add column note text;
alter table lead add constraint lead_handled check ((handled_at is null) = (handled_by is null));
-- The language of the page they wrote on, to call or answer in; unknown of earlier ones.
alter table lead add column locale text check (locale in ('uz', 'oz', 'ru', 'en'));
create index lead_waiting on lead (id) where handled_at is null;
