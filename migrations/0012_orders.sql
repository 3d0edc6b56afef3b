-- An order: what was agreed with the sender, and what its log says it is now. The log below is the truth; the columns
-- under "projection" are kept beside it so that lists, rights and clocks can be asked of an index.
create table customer_order (
  -- Eight random digits: a number tells nobody how many orders there are.
  id integer primary key check (id between 10000000 and 99999999),
  tracking_code text not null unique check (tracking_code ~ '^TB[0-9]{14}$'),
  owner_id bigint not null references person,
  -- The member of staff who wrote it down for a caller.
  entered_by bigint references person,
  source text not null check (source in ('site', 'desk', 'import', 'api', 'return')),
  -- Carries the parcel of that order back to its sender.
  return_of integer unique references customer_order,
  -- Who had the parcel when the order was made, {"holder": …}: the sender, unless it is a return.
  first_custody jsonb not null,
  created_at timestamptz(3) not null,

  delivery_option smallint not null check (delivery_option between 1 and 4),
  delivery_type smallint not null check (delivery_type in (1, 2)),
  payment_type text not null references payment_method (type),
  -- {"fullName", "phone", "regionId", "districtId", "street", …}: read and shown as a whole.
  sender jsonb not null,
  receiver jsonb not null,
  from_point_id bigint references pickup_point,
  to_point_id bigint references pickup_point,
  parcel jsonb not null,
  services text[] not null,
  description text not null,
  comment text,
  time_interval text,
  images text[] not null,
  product_fee bigint not null check (product_fee >= 0),
  parcel_value bigint not null check (parcel_value >= 0),

  -- The quote, frozen: its lines explain the price in any language for ever.
  tariff_version integer not null,
  lines jsonb not null,
  total bigint not null check (total >= 0),
  promised_from date not null,
  promised_to date not null,

  -- Projection of order_event.
  status text not null check (status in ('draft', 'new', 'accept', 'pickup', 'agent_received', 'failed_delivery',
    'executor_done', 'done', 'cancelled', 'expired')),
  status_at timestamptz(3) not null,
  holder text not null check (holder in ('sender', 'courier', 'origin_point', 'destination_point', 'locker',
    'receiver', 'nobody')),
  holder_point_id bigint references pickup_point,
  courier_id bigint references person,
  destination_point_id bigint references pickup_point,
  submitted_at timestamptz(3),
  stored_until timestamptz(3),
  -- Grows with every event: a writer who read an older one is told so.
  version integer not null,

  paid_at timestamptz(3),
  -- The six digits that the receiver shows, sealed; and how often another number was shown.
  receiver_code bytea,
  code_tries smallint not null default 0,
  -- The slip a courier leaves after a failed attempt.
  call_card text unique check (call_card ~ '^[1-9][0-9]{7}$'),
  -- Name keys, phones, code and number, as a search looks for them.
  search tsvector not null
);
create index customer_order_owner on customer_order (owner_id, created_at desc, id desc);
create index customer_order_newest on customer_order (created_at desc, id desc);
create index customer_order_search on customer_order using gin (search);
create index customer_order_courier on customer_order (courier_id, status) where courier_id is not null;
create index customer_order_holder on customer_order (holder_point_id) where holder_point_id is not null;
create index customer_order_to_point on customer_order (to_point_id) where to_point_id is not null;
create index customer_order_destination on customer_order (destination_point_id)
  where destination_point_id is not null;
create index customer_order_from_point on customer_order (from_point_id) where from_point_id is not null;
-- What waits for a courier.
create index customer_order_waiting on customer_order (status, holder) where status in ('new', 'agent_received');
-- What the clocks look for: orders in a state that ends by itself.
create index customer_order_clock on customer_order (status, status_at)
  where status in ('draft', 'accept', 'failed_delivery', 'agent_received', 'executor_done', 'expired');

-- An order in the words of the code, so that every statement reads the same columns.
create view order_read as
  select id, tracking_code as "trackingCode", owner_id as "ownerId", source, return_of as "returnOf",
    first_custody as "firstCustody", created_at as "createdAt", delivery_option as "deliveryOption",
    delivery_type as "deliveryType", payment_type as "paymentType", sender, receiver,
    from_point_id as "fromPointId", to_point_id as "toPointId", parcel, services, description, comment,
    time_interval as "timeInterval", images, product_fee as "productFee", parcel_value as "parcelValue",
    tariff_version as "tariffVersion", lines, total, to_char(promised_from, 'YYYY-MM-DD') as "promisedFrom",
    to_char(promised_to, 'YYYY-MM-DD') as "promisedTo", status, status_at as "statusAt", holder,
    holder_point_id as "holderPointId", courier_id as "courierId", destination_point_id as "destinationPointId",
    submitted_at as "submittedAt", stored_until as "storedUntil", version, paid_at as "paidAt",
    receiver_code as "receiverCode", code_tries as "codeTries", call_card as "callCard", search
  from customer_order;

-- What happened to an order, in the order in which we heard of it. Nobody changes or removes a line.
create table order_event (
  seq bigint generated always as identity primary key,
  order_id integer not null references customer_order,
  -- From whoever reports: a report repeated is stored once.
  event_id text not null,
  verb text not null,
  actor text not null check (actor in ('owner', 'receiver', 'courier', 'agent', 'operator', 'system')),
  person_id bigint references person,
  courier_id bigint references person,
  point_id bigint references pickup_point,
  lat double precision,
  lon double precision,
  reason text,
  details jsonb,
  happened_at timestamptz(3) not null,
  recorded_at timestamptz(3) not null,
  unique (order_id, event_id)
);
create index order_event_order on order_event (order_id, seq);

create function keep_order_event() returns trigger language plpgsql as $$
begin
  raise exception 'the log of an order is only added to';
end $$;
create trigger order_event_stays before update or delete on order_event
  for each row execute function keep_order_event();

-- A parcel that is lost, damaged or destroyed, until somebody has decided about it. One of a kind an order.
create table order_claim (
  id bigint generated always as identity primary key,
  order_id integer not null references customer_order,
  kind text not null check (kind in ('lost', 'damaged', 'destroyed')),
  description text not null,
  images text[] not null,
  opened_by bigint references person,
  opened_at timestamptz(3) not null,
  status text not null default 'open' check (status in ('open', 'accepted', 'rejected')),
  unique (order_id, kind)
);

-- Which point an agent works at: the reach of their rights.
create table agent_post (
  person_id bigint primary key references person,
  point_id bigint not null references pickup_point
);

-- Districts we do not serve for now; none when the table is empty.
create table unserved_district (
  district_id integer primary key
);
