-- Codes that somebody who is signed in asks for, to prove that they hold the phone now: each is good for one purpose, so
-- that a code for signing in changes no account and the other way round (docs/decisions/0039-payout-account.md).
create table proof_code (
  id bigint generated always as identity primary key,
  person_id bigint not null references person,
  purpose text not null check (purpose in ('payout')),
  -- Where it goes; with another number it is worth nothing.
  phone text not null,
  code_mac bytea not null,
  -- For the gateway, sealed; erased as soon as the message has left.
  sealed bytea,
  locale text not null,
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  -- Wrong tries so far.
  tries smallint not null default 0,
  used_at timestamptz(3)
);
create index proof_code_person on proof_code (person_id, purpose, created_at desc);
create index proof_code_age on proof_code (created_at);

-- A new account for payouts, until its day of waiting is over; from `valid_from` on it is the sender's choice. A person has
-- one at a time: the newest wish counts.
create table cod_choice_waiting (
  id bigint generated always as identity primary key,
  person_id bigint not null unique references person,
  holder text not null,
  mfo text not null check (mfo ~ '^[0-9]{5}$'),
  -- As in `cod_choice`: sealed, and the last four digits to be shown.
  account bytea not null,
  account_tail text not null check (account_tail ~ '^[0-9]{4}$'),
  asked_at timestamptz(3) not null,
  valid_from timestamptz(3) not null
);
create index cod_choice_waiting_time on cod_choice_waiting (valid_from);
