-- What each process has let through for callers who come near a limit, so that all processes together keep it (decision 56).
-- Rows live as long as their window, a minute or an hour; after a crash of the database they are gone, and counting begins
-- anew, which is what a restart of a process does too. That is why nothing of it has to reach the log.
create unlogged table limit_use (
  rule text not null,
  -- A person's number, or the network of somebody whom nobody knows.
  caller text not null,
  started_at timestamptz(3) not null,
  process text not null,
  used integer not null check (used > 0),
  ends_at timestamptz(3) not null,
  primary key (rule, caller, started_at, process)
);
create index limit_use_ends on limit_use (ends_at);
