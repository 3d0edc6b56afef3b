-- Answers of calls that carried an Idempotency-Key, so that a repeated call does nothing twice. Swept after 24 hours.
create table idempotency_key (
  scope text not null,
  key text not null,
  input_hash text not null,
  status smallint not null,
  body json not null,
  created_at timestamptz(3) not null default now(),
  primary key (scope, key)
);
create index idempotency_key_age on idempotency_key (created_at);

-- People who can sign in: customers, merchants and staff. Phone is the nine national digits.
create table person (
  id bigint generated always as identity primary key,
  phone text not null unique check (phone ~ '^(20|33|[5-9][0-9])[0-9]{7}$'),
  full_name text not null,
  -- 1 personal, 8 merchant (SPEC section 3).
  type smallint not null default 1 check (type in (1, 8)),
  role text not null default 'customer'
    check (role in ('customer', 'courier', 'agent', 'operator', 'cashier', 'admin')),
  created_at timestamptz(3) not null default now()
);

-- The strip across the header: one row, switched on and off by the desk, in all four languages.
create table warning_message (
  only_row boolean primary key default true check (only_row),
  display boolean not null,
  message_uz text not null,
  message_oz text not null,
  message_ru text not null,
  message_en text not null,
  updated_at timestamptz(3) not null default now()
);
insert into warning_message (display, message_uz, message_oz, message_ru, message_en) values (false, '', '', '', '');

-- Businesses that left their contacts on the site and wait for a call (SPEC section 3, "Lead sign-up form").
create table lead (
  id bigint generated always as identity primary key,
  name text not null,
  last_name text not null,
  email text,
  phone text not null,
  company text,
  website text,
  created_at timestamptz(3) not null default now()
);

-- What the first start has put in, so that demo data is loaded once and stays as people change it.
create table demo_data (
  part text primary key,
  loaded_at timestamptz(3) not null default now()
);
