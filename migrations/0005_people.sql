-- Remembered answers can carry tokens, and inputs codes: keys and inputs are kept as macs, answers sealed.
drop table idempotency_key;
-- Answers of calls that carried an Idempotency-Key, so that a repeated call does nothing twice. Swept after 24 hours.
create table idempotency_key (
  -- The route and the person (or visitor) it belongs to.
  scope text not null,
  key_mac bytea not null,
  input_mac bytea not null,
  status smallint not null,
  answer bytea not null,
  expires_at timestamptz(3) not null,
  primary key (scope, key_mac)
);
create index idempotency_key_expiry on idempotency_key (expires_at);

-- What sign-up, profile and the desk know of a person.
alter table person
  -- Gone once the account is deleted: the number may sign up again as somebody new.
  alter column phone drop not null,
  add column status text not null default 'active' check (status in ('active', 'suspended', 'deleted')),
  add column company text,
  add column stir text check (stir ~ '^[2-7][0-9]{8}$'),
  add column locale text not null default 'uz' check (locale in ('uz', 'oz', 'ru', 'en')),
  -- Whole so'm; null means no SMS about a low balance.
  add column low_balance_threshold bigint check (low_balance_threshold >= 0),
  -- The name as searches see it: one spelling for all scripts.
  add column name_key text not null default '',
  -- What the person's own invitation link carries.
  add column referral_code text not null unique default substr(md5(gen_random_uuid()::text), 1, 10),
  add column referred_by bigint references person,
  -- Staff only: the secret of the second step, sealed.
  add column totp_sealed bytea,
  -- The last time step that was accepted: a code works once.
  add column totp_step bigint,
  add check ((status = 'deleted') = (phone is null));
create index person_staff on person (role, id) where role <> 'customer';

-- Six digits on their way to a phone. One row a send: the newest of a phone is the one that counts.
create table sign_in_code (
  id bigint generated always as identity primary key,
  phone text not null,
  code_mac bytea not null,
  -- For the gateway, sealed; erased as soon as the message has left.
  sealed bytea,
  locale text not null,
  -- Where it was asked for, as limits count: an address, or a network of IPv6.
  network text not null,
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  -- Wrong tries so far.
  tries smallint not null default 0,
  used_at timestamptz(3)
);
create index sign_in_code_phone on sign_in_code (phone text_pattern_ops, created_at desc);
create index sign_in_code_network on sign_in_code (network, created_at desc);
create index sign_in_code_age on sign_in_code (created_at);

-- Who is signed in where. The token itself is known to the device only.
create table session (
  id bigint generated always as identity primary key,
  person_id bigint not null references person,
  token_hash bytea not null unique,
  -- The role at sign-in: with another role the person has to come in again, through that role's door.
  role text not null,
  -- What the program called itself, and from where it last called.
  user_agent text not null,
  address text not null,
  created_at timestamptz(3) not null,
  seen_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  ended_at timestamptz(3)
);
create index session_person on session (person_id, seen_at desc);
create index session_expiry on session (expires_at);
create index session_end on session (ended_at) where ended_at is not null;

-- What happened around a phone's sign-ins, as its owner sees it in the profile. Kept 180 days.
create table sign_in_event (
  id bigint generated always as identity primary key,
  phone text not null,
  kind text not null check (kind in
    ('code_sent', 'code_wrong', 'second_step_asked', 'second_step_wrong', 'signed_up', 'signed_in', 'signed_out', 'session_ended')),
  at timestamptz(3) not null,
  address text not null,
  network text not null,
  user_agent text not null
);
create index sign_in_event_phone on sign_in_event (phone, id desc);
create index sign_in_event_guess on sign_in_event (network, at) where kind in ('code_wrong', 'second_step_wrong');
create index sign_in_event_age on sign_in_event (at);

-- A person's addresses; at most one of them is the default.
create table address (
  id bigint generated always as identity primary key,
  person_id bigint not null references person,
  label text not null,
  region_id smallint not null,
  district_id smallint not null,
  mahalla text,
  street text not null,
  landmark text,
  latitude double precision,
  longitude double precision,
  is_default boolean not null default false,
  created_at timestamptz(3) not null,
  check ((latitude is null) = (longitude is null))
);
create index address_person on address (person_id, id);
create unique index address_default on address (person_id) where is_default;

-- Only what differs from the defaults.
create table notice_choice (
  person_id bigint not null references person,
  event text not null,
  channel text not null,
  wanted boolean not null,
  primary key (person_id, event, channel)
);

-- What accounting and tax law keep of a deleted account, out of everybody's sight until the date is over.
create table retained_person (
  person_id bigint primary key references person,
  phone text not null,
  full_name text not null,
  company text,
  stir text,
  deleted_at timestamptz(3) not null,
  keep_until timestamptz(3) not null
);
create index retained_person_age on retained_person (keep_until);

-- What staff did: who, what, to what, before and after, from where. Nobody changes or removes a line.
create table audit_entry (
  id bigint generated always as identity primary key,
  at timestamptz(3) not null,
  person_id bigint not null references person,
  -- As the person was called at that moment.
  full_name text not null,
  role text not null,
  action text not null,
  -- `kind:id`, for example `person:12` or `tariff:3`.
  object text not null,
  before jsonb,
  after jsonb,
  address text not null,
  session_id bigint,
  request_id text not null
);
create index audit_entry_object on audit_entry (object, id desc);
create index audit_entry_person on audit_entry (person_id, id desc);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'the audit log is only added to';
end $$;
create trigger audit_entry_stays before update or delete on audit_entry
  for each row execute function refuse_change();
create trigger audit_entry_is_not_emptied before truncate on audit_entry
  for each statement execute function refuse_change();
