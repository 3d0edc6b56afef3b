-- What a committed transaction still owes the world: events, jobs and live notices. The relay empties it within
-- milliseconds, so a row that stays is a sign of trouble. Written here rather than announced with NOTIFY, which makes
-- all committing transactions of the server wait for each other.
create table outbox (
  -- event:<name>, job:<name> or live.
  topic text not null,
  id bigint generated always as identity,
  -- What it is about (an order, a phone): rows with the same key leave in the order they were written.
  key text,
  payload jsonb not null,
  -- Jobs only: not before this moment.
  start_after timestamptz(3),
  created_at timestamptz(3) not null default now(),
  -- The topic leads, so that rows for a version of the program that is not running yet cost the others nothing.
  primary key (topic, id)
);

-- Effects that a job has already had, written in the same transaction as the effect: a job that is delivered again
-- after a crash finds its key here. Swept when no delivery of that job can come any more.
create table done_once (
  key text primary key,
  done_at timestamptz(3) not null default now()
);
create index done_once_age on done_once (done_at);
