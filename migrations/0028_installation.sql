-- What this database is for, a demo or production: decided by the settings of its first start, and never by a later one.
-- Without a row nobody has started on it yet.
create table installation (
  -- There is one.
  is_only boolean primary key default true check (is_only),
  mode text not null check (mode in ('demo', 'production')),
  decided_at timestamptz(3) not null
);

-- Databases from before: what was loaded for a demo makes one, and people or orders without it are real.
insert into installation (mode, decided_at)
select case when exists (select from demo_data) then 'demo' else 'production' end, now()
where exists (select from demo_data) or exists (select from person) or exists (select from customer_order);

-- The command line on the server acts for nobody with an account: the first admin is made there.
alter table audit_entry alter column person_id drop not null;
alter table audit_entry add check (person_id is not null or role = 'command_line');
