-- The desk's list of one region is read newest first, like the list of all.
create index customer_order_to_region on customer_order (((receiver ->> 'regionId')::integer), created_at desc, id desc);
create index customer_order_from_region on customer_order (((sender ->> 'regionId')::integer), created_at desc, id desc);

-- The filters of the desk's list that somebody has named, for whatever desk they sit at.
create table order_filter (
  id bigint generated always as identity primary key,
  person_id bigint not null references person,
  name text not null check (length(name) between 1 and 40),
  -- As the address of the page says it: `status=new&toRegion=8`.
  query text not null check (length(query) between 1 and 1000),
  created_at timestamptz(3) not null,
  unique (person_id, name)
);
