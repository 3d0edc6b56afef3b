-- Passkeys of staff: what a device answers with in place of the digits of the authenticator (docs/decisions/0033-passkeys.md).
-- The public half only; what signs stays in the device.
create table passkey (
  id bigint generated always as identity primary key,
  person_id bigint not null references person,
  -- As its owner calls it: the laptop at the office.
  name text not null,
  credential_id bytea not null unique,
  public_key bytea not null,
  -- What it counted when it last signed; nought for ever when it does not count.
  counter bigint not null,
  created_at timestamptz(3) not null,
  used_at timestamptz(3),
  -- It has counted backwards: somewhere there is a copy. It opens nothing from then on.
  blocked_at timestamptz(3)
);
create index passkey_person on passkey (person_id, id);

-- What an authenticator is asked to sign. The newest of its purpose counts, once, and only where it was asked for.
create table passkey_challenge (
  person_id bigint not null references person,
  purpose text not null check (purpose in ('add', 'sign_in')),
  challenge bytea not null,
  -- `session:12`, or `code:12` of the sign-in it belongs to.
  asked_in text not null,
  expires_at timestamptz(3) not null,
  primary key (person_id, purpose)
);
