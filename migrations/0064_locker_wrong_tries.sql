-- A wrong code at a keypad, by what the machine calls its request: the same twice is one try, and is answered the same.
create table locker_wrong_try (
  point_id bigint not null references locker_bank,
  event_id text not null,
  tried_at timestamptz(3) not null,
  -- Of the one that locked the keypad.
  locked_until timestamptz(3),
  primary key (point_id, event_id)
);
create index locker_wrong_try_over on locker_wrong_try (tried_at);
