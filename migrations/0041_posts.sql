-- A post of the blog: a number that links keep. What it says stands in its versions, what people read of it in its releases.
create table post (
  id bigint generated always as identity primary key,
  created_at timestamptz(3) not null,
  -- Null: the demo.
  created_by bigint references person
);

-- What was written, each time it was saved. A version never changes, so that what people have read can be shown again.
create table post_version (
  post_id bigint not null references post,
  version integer not null check (version >= 1),
  -- Title, description, body (Markdown) and author, each in its languages, with `oz` null where it is made from `uz`.
  words jsonb not null,
  picture text,
  topic text,
  -- Minutes of reading by language: lists show them without opening a body.
  minutes jsonb not null,
  written_at timestamptz(3) not null,
  written_by bigint references person,
  primary key (post_id, version)
);
create function refuse_post_change() returns trigger language plpgsql as $$
begin
  raise exception 'a version of a post never changes: what is written anew is the next one';
end $$;
create trigger post_version_stays before update or delete or truncate on post_version
  for each statement execute function refuse_post_change();

-- What people read, by the clock: from a moment on a version, or nothing. The latest moment that has come counts, so nothing
-- has to run at it. What is decided anew drops what was still waiting.
create table post_release (
  id bigint generated always as identity primary key,
  post_id bigint not null references post,
  -- Null: withdrawn.
  version integer,
  shown_from timestamptz(3) not null,
  decided_at timestamptz(3) not null,
  decided_by bigint references person,
  dropped_at timestamptz(3),
  dropped_by bigint references person,
  foreign key (post_id, version) references post_version,
  check (shown_from >= decided_at),
  -- What people could read is not taken out of the past.
  check (dropped_at < shown_from)
);
create index post_release_post on post_release (post_id, shown_from desc, id desc) where dropped_at is null;
