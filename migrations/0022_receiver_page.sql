-- Whom a receiver sends in their place: the code this person shows, sealed like the receiver's own. The row goes with the
-- hand-over or when the receiver thinks better of it; who it was stays in the log.
create table order_delegate (
  order_id integer primary key references customer_order,
  code bytea not null,
  made_at timestamptz(3) not null
);
