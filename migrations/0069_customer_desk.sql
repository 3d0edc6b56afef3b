-- What the desk keeps about a customer: notes of colleagues, and when and why somebody was kept out or let in again.
-- Nobody changes or removes a line but the end of the account. Customers never read it.
create table customer_line (
  id bigint generated always as identity primary key,
  person_id bigint not null references person,
  kind text not null check (kind in ('note', 'blocked', 'unblocked')),
  by_id bigint not null references person,
  text text not null check (length(text) between 1 and 500),
  at timestamptz(3) not null
);
create index customer_line_person on customer_line (person_id, id);

-- The company in one spelling for all scripts, as name_key is; empty for those who were here before and have not changed it.
alter table person add column company_key text not null default '';
-- Customers are looked up by the beginnings of their names' words, of their phones, or by a phone's last digits.
create index person_sought on person
  using gin (to_tsvector('simple', name_key || ' ' || company_key || ' ' || coalesce(company, ''))) where role = 'customer';
create index person_phone_start on person (phone text_pattern_ops) where role = 'customer';
create index person_phone_end on person (reverse(phone) text_pattern_ops) where role = 'customer';
-- Filters that few rows fit.
create index person_kept_out on person (id) where role = 'customer' and status = 'suspended';
create index person_merchant on person (id) where role = 'customer' and type = 8;
