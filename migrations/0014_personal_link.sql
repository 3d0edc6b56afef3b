-- "Send me a parcel": a code that a person gives away instead of their address. One a person; a new one takes the place
-- of the old, which is then as unknown as one that never was.
create table personal_link (
  person_id bigint primary key references person,
  code text not null unique check (code ~ '^[0-9A-Za-z]{14}$'),
  -- Null: wherever the person's default address is.
  address_id bigint references address on delete set null,
  created_at timestamptz(3) not null
);
create index personal_link_address on personal_link (address_id) where address_id is not null;
