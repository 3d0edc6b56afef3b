-- Who has guessed at the digits of whose phone: the moments of wrong tries at a parcel and from a network. Numbers that no
-- parcel has share a fixed set of rows, so that guessing at them costs the same and fills nothing.
create table tracking_guess (
  subject text primary key,
  tries timestamptz(3)[] not null,
  last_at timestamptz(3) not null
);
create index tracking_guess_old on tracking_guess (last_at);
