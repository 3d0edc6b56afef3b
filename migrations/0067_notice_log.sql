-- What was sent, as far as it may be read again: codes and links for one reader are dots in it. A text without such dots
-- can be sent once more as it is.
alter table message add column words text;
alter table message add column has_dots boolean not null default false;
-- An attempt of another round is `reference#round`: what belongs together is found by what stands before the sign.
create index message_root on message (split_part(reference, '#', 1), id);
-- What did not arrive is asked for by name, among very many that did.
create index message_failed on message (created_at) where status = 'failed';

-- How often the desk had it sent again, plus one.
alter table notice add column round smallint not null default 1;
create index notice_state_age on notice (state, planned_at);

-- Who had a message sent again, and when: bounds how often that happens.
create table message_again (
  id bigint generated always as identity primary key,
  -- Of a notice or of a message beside the notices, and its round.
  reference text not null,
  round smallint not null check (round > 1),
  phone text not null,
  asked_by bigint not null references person,
  asked_at timestamptz(3) not null,
  unique (reference, round)
);
create index message_again_phone on message_again (phone, asked_at);
create index message_again_age on message_again (asked_at);
