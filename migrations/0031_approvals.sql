-- What one person asked for and another has to agree to before it is done: money above a limit, a debt written off,
-- new prices. The limits stand in the code (accounts/domain/two-people.ts); what is done on a yes is the deed of its kind.
create table approval (
  id bigint generated always as identity primary key,
  kind text not null check (kind ~ '^[a-z_]{3,40}$'),
  -- `kind:id` of what it is about, for example `top-up:12`.
  subject text not null,
  -- Whole so'm; null where none is moved.
  amount bigint check (amount >= 0),
  -- What the deed needs and people look at, as it was when it was asked for.
  input jsonb not null,
  status text not null default 'waiting'
    check (status in ('waiting', 'approved', 'rejected', 'withdrawn', 'released')),
  asked_by bigint not null references person,
  asked_at timestamptz(3) not null,
  -- When the money has to be out, where such a clock runs.
  due timestamptz(3),
  decided_by bigint references person,
  decided_at timestamptz(3),
  reason text,
  -- Why the deed was not possible when somebody last said yes: a code with its values.
  failure jsonb,
  -- Wrong codes of the authenticator when released alone; counted per person.
  wrong_steps smallint not null default 0,
  wrong_at timestamptz(3),
  check ((status = 'waiting') = (decided_at is null)),
  check ((decided_by is null) = (decided_at is null)),
  check (status not in ('approved', 'rejected') or decided_by <> asked_by),
  check (status not in ('withdrawn', 'released') or decided_by = asked_by)
);
create unique index approval_waiting on approval (kind, subject) where status = 'waiting';
create index approval_decided on approval (id desc) where status <> 'waiting';
create index approval_subject on approval (subject, id desc);
create index approval_asked_by on approval (asked_by);
create index approval_decided_by on approval (decided_by);
