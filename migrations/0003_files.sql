-- What people uploaded, one row a file. The bytes lie in the file store under storage_key; rights hang on the owner.
create table stored_file (
  -- 128 random bits, base64url: cannot be guessed, says nothing about how many there are.
  id text primary key check (id ~ '^[A-Za-z0-9_-]{22}$'),
  purpose text not null,
  -- Whose it is, as `kind:id`, for example `order:41235678`.
  owner text not null check (owner ~ '^[a-z_]+:[A-Za-z0-9_-]{1,64}$'),
  type text not null,
  -- Of the content as people get it, before encryption.
  bytes integer not null check (bytes > 0),
  width integer,
  height integer,
  sha256 text not null,
  -- For documents: what the sender called it, cleaned; shown, never trusted.
  name text,
  storage_key text not null unique,
  -- Both or neither: the file's own key, locked with the master key of this id.
  key_id text,
  locked_key bytea,
  created_at timestamptz(3) not null,
  delete_after timestamptz(3),
  check ((key_id is null) = (locked_key is null))
);
create index stored_file_owner on stored_file (owner, purpose);
create index stored_file_expiry on stored_file (delete_after) where delete_after is not null;
create index stored_file_key on stored_file (key_id) where key_id is not null;

-- Bytes that no file speaks for: on their way into a file, or on their way out. Written before bytes are stored and in
-- the transaction that removes a file, so that whatever crashes, nothing lies in the store unknown to the database.
create table unclaimed_bytes (
  storage_key text primary key,
  since timestamptz(3) not null,
  -- Once true they can no longer become a file, and the sweep may delete them.
  condemned boolean not null default false
);
create index unclaimed_bytes_age on unclaimed_bytes (since);

-- One look at one private file within a minute, for places that cannot send a header. Used is gone.
create table file_link (
  token_hash bytea primary key,
  file_id text not null references stored_file on delete cascade,
  -- On whose right, and what for.
  who text not null,
  why text not null,
  expires_at timestamptz(3) not null
);
create index file_link_expiry on file_link (expires_at);
create index file_link_file on file_link (file_id);

-- Who looked at an identity document, when and why. Outlives the file, so it points to nothing.
create table file_access (
  id bigint generated always as identity primary key,
  file_id text not null,
  purpose text not null,
  owner text not null,
  who text not null,
  why text not null,
  at timestamptz(3) not null
);
create index file_access_file on file_access (file_id, at);
create index file_access_age on file_access (at);
