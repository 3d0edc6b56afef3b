-- Whoever has opened the page of their parcel in Uzbek Cyrillic: without an account, their messages come in that script.
-- Unseen for half a year, the row goes.
create table cyrillic_reader (
  phone text primary key check (phone ~ '^\d{9}$'),
  seen_at timestamptz(3) not null
);
create index cyrillic_reader_seen on cyrillic_reader (seen_at);

-- Which Cyrillic texts of SMS the gateway has approved. Word for word: the digest is that of the approved text, and a text
-- that was changed since is not approved.
create table sms_approval (
  template text primary key,
  digest text not null check (digest ~ '^[0-9a-f]{64}$'),
  approved_by bigint not null references person,
  approved_at timestamptz(3) not null
);
