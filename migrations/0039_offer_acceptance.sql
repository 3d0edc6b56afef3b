-- Which version of the public offer somebody has accepted, when and how: what holds between us and them is that text and no other.
-- It outlives the account, like the papers it belongs to; nothing here says who the person was.
create table offer_acceptance (
  person_id bigint not null references person (id),
  -- As in the list of versions (content/domain/offer-versions.ts); a version never leaves it.
  version text not null check (version ~ '^\d{4}-\d{2}-\d{2}$'),
  accepted_at timestamptz(3) not null,
  -- sign_up: with the account. visit: asked about a new version. order: by ordering. call: read out by an operator who wrote the order down.
  way text not null check (way in ('sign_up', 'visit', 'order', 'call')),
  -- The language the text was shown in.
  locale text not null check (locale in ('uz', 'oz', 'ru', 'en')),
  primary key (person_id, version)
);

-- What a stranger writes to us is more than a business that wants a call (DECISIONS, "API shapes 2").
alter table lead add column kind text not null default 'business'
  check (kind in ('free_parcel', 'send_free', 'business', 'partner', 'agent', 'contact', 'report'));
alter table lead add column message text;
alter table lead alter column last_name drop not null;
