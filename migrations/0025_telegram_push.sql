-- A person's private chat with our bot: its language and, once shown by a link from the profile or by the contact that
-- Telegram vouches for, whose number it is. A number has one chat and a chat one number.
create table telegram_chat (
  chat_id bigint primary key,
  -- Nine national digits: a receiver need not have an account. Null for a stranger.
  phone text unique,
  locale text not null,
  -- Whether the person chose the language; otherwise it was guessed and may be guessed again.
  locale_chosen boolean not null default false,
  linked_at timestamptz(3) check ((linked_at is null) = (phone is null)),
  seen_at timestamptz(3) not null
);
create index telegram_chat_age on telegram_chat (seen_at) where phone is null;

-- A link from the profile page to the bot that says who opens it: works once, for some minutes. The newest alone.
create table telegram_link_token (
  person_id bigint primary key references person,
  token_hash bytea not null unique,
  expires_at timestamptz(3) not null
);

-- Telegram sends an update again until it is answered: what was seen is not done twice. Kept for a few days.
create table telegram_update (
  update_id bigint primary key,
  -- What was said, sealed, until it has been thought about.
  heard bytea,
  -- What is answered, sealed, until it has been sent.
  calls bytea,
  -- How many of the calls have been made.
  made integer not null default 0,
  received_at timestamptz(3) not null
);
create index telegram_update_age on telegram_update (received_at);

-- The key by which push services know us. One for the life of the installation: with another every browser would have
-- to subscribe anew.
create table push_key (
  is_only boolean primary key default true check (is_only),
  sealed bytea not null
);

-- A browser that shows our notices, for as long as its session lives: whoever signs out hears nothing there any more.
create table push_subscription (
  id bigint generated always as identity primary key,
  person_id bigint not null references person,
  session_id bigint not null references session on delete cascade,
  endpoint text not null unique,
  -- The keys of the browser: what we encrypt for it.
  sealed bytea not null,
  created_at timestamptz(3) not null
);
create index push_subscription_person on push_subscription (person_id, id);
create index push_subscription_session on push_subscription (session_id);
