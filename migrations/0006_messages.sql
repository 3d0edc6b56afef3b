-- Every attempt to hand a message to a gateway and what became of it. Neither its text nor a code is kept.
create table message (
  id bigint generated always as identity primary key,
  -- What it is about, for example `sign-in-code:12`.
  reference text not null,
  phone text not null,
  template text not null,
  -- The language of the text that was sent.
  locale text not null,
  gateway text not null,
  -- What the gateway calls it.
  gateway_id text,
  status text not null check (status in ('queued', 'sent', 'delivered', 'failed')),
  error text check ((status = 'failed') = (error is not null)),
  created_at timestamptz(3) not null,
  sent_at timestamptz(3),
  settled_at timestamptz(3)
);
-- At most one attempt is under way or has succeeded, whatever is delivered twice and to however many processes.
create unique index message_alive on message (reference) where status <> 'failed';
create index message_reference on message (reference);
create index message_phone on message (phone);
create index message_age on message (created_at);

-- Messages of a server without a gateway: they stay on the machine, sealed, the last few hundred of them.
create table dev_inbox (
  id bigint generated always as identity primary key,
  phone text not null,
  channel text not null,
  sealed bytea not null,
  at timestamptz(3) not null
);
create index dev_inbox_phone on dev_inbox (phone, id desc);
