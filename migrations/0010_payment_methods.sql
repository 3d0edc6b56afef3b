-- The ways to pay and whether they work; the desk switches them.
create table payment_method (
  type text primary key,
  -- The order in which people see them.
  place smallint not null unique,
  -- Null: on.
  off text check (off in ('not_configured', 'switched_off'))
);
insert into payment_method (type, place, off) values
  ('card', 1, 'not_configured'),
  ('payme', 2, 'not_configured'),
  ('click', 3, 'not_configured'),
  ('google_pay', 4, 'not_configured'),
  ('balance', 5, null),
  ('cash', 6, null),
  ('receiver', 7, null);
