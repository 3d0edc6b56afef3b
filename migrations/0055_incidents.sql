-- Depots and the trips between them hold parcels too (DECISIONS, "Places of ours").
-- wider: every word that the version before writes still passes
alter table customer_order drop constraint customer_order_holder_check;
-- wider: two words more
alter table customer_order add constraint customer_order_holder_check check (holder in (
  'sender', 'courier', 'origin_point', 'destination_point', 'locker', 'depot', 'trip', 'receiver', 'nobody'));

-- In whose bag it is, and on which trip; `courier_id` says who is to carry it on.
alter table customer_order add column holder_courier_id bigint references person;
alter table customer_order add column holder_trip_id bigint;
create index customer_order_bag on customer_order (holder_courier_id) where holder_courier_id is not null;
create index customer_order_trip on customer_order (holder_trip_id) where holder_trip_id is not null;

-- What lies in a bag today: with whom a way back began, and otherwise with whoever carries it.
update customer_order
set holder_courier_id = coalesce(
  case when status in ('draft', 'new', 'accept', 'expired') then (first_custody ->> 'courierId')::bigint end,
  courier_id)
where holder = 'courier';

-- The same columns as before, and in whose bag or on which trip it is at the end.
create or replace view order_read as
  select id, tracking_code as "trackingCode", owner_id as "ownerId", source, return_of as "returnOf",
    first_custody as "firstCustody", created_at as "createdAt", delivery_option as "deliveryOption",
    delivery_type as "deliveryType", payment_type as "paymentType", sender, receiver,
    from_point_id as "fromPointId", to_point_id as "toPointId", parcel, services, description, comment,
    time_interval as "timeInterval", images, product_fee as "productFee", parcel_value as "parcelValue",
    tariff_version as "tariffVersion", lines, total, to_char(promised_from, 'YYYY-MM-DD') as "promisedFrom",
    to_char(promised_to, 'YYYY-MM-DD') as "promisedTo", status, status_at as "statusAt", holder,
    holder_point_id as "holderPointId", courier_id as "courierId", destination_point_id as "destinationPointId",
    submitted_at as "submittedAt", stored_until as "storedUntil", version, paid_at as "paidAt",
    receiver_code as "receiverCode", code_tries as "codeTries", call_card as "callCard", search,
    door_paid_at as "doorPaidAt", door_payment as "doorPayment", promise, external_id as "externalId",
    holder_courier_id as "holderCourierId", holder_trip_id as "holderTripId"
  from customer_order;

-- Trips that load at a depot now, where they go and what their vans carry; delivery fills it from its trips.
create view trip_for_orders as
  select null::bigint as trip_id, null::bigint as depot_id, null::bigint as to_depot_id, null::bigint as driver_id,
    null::integer as capacity_kg where false;

-- What was put into each bag, where, and after which line of its log; delivery fills it from its bags. Where it is since
-- then, the log says.
create view bag_for_orders as
  select null::text as code, null::integer as order_id, null::bigint as depot_id, null::bigint as to_depot_id,
    null::bigint as after_line where false;

-- Parcels that whoever has them has said to give away, to one courier or (null) to whoever scans, and the line of the log
-- when it was said; delivery fills it.
create view handover_for_orders as
  select null::integer as order_id, null::bigint as giver_id, null::bigint as taker_id, null::bigint as after_line where false;

-- How much cash a courier may hold (null: no limit); the row without a courier is for whom nobody has said anything.
-- Delivery fills it.
create view courier_for_orders as
  select null::bigint as courier_id, null::bigint as cash_limit where false;

-- What somebody reported that does not fit, or that two sides tell differently: kept for the desk to decide, never
-- dropped (DECISIONS, "Scans", "Late and offline reports", "Hand-over").
create table order_incident (
  id bigint generated always as identity primary key,
  -- Of the report it comes from: the same one twice is one incident.
  key text not null unique,
  kind text not null check (kind in ('late_report', 'impossible_report', 'wrong_code', 'before_order',
    'cash_difference', 'hand_over_difference', 'missing', 'surplus', 'proof_pending', 'found_after_end')),
  -- None for a difference in cash alone.
  order_id integer references customer_order,
  -- Whose report it is, and who has the parcel or the money.
  person_id bigint references person,
  verb text,
  -- What the desk reads: state and verb of the order then, sums, numbers of others.
  details jsonb not null,
  happened_at timestamptz(3) not null,
  opened_at timestamptz(3) not null,
  decision text check (decision in ('settled', 'delivered', 'money_back')),
  decided_at timestamptz(3),
  -- None when it settled itself.
  decided_by bigint references person,
  note text,
  check ((decision is null) = (decided_at is null))
);
create index order_incident_order on order_incident (order_id) where order_id is not null;
create index order_incident_open on order_incident (opened_at, id) where decided_at is null;
create index order_incident_person on order_incident (person_id, opened_at desc);

-- Money for goods that is in the books while nobody has decided whether the parcel was handed over: it has no clock yet.
create view cod_undecided as
  select customer_order.owner_id as person_id, customer_order.id as order_id, customer_order.product_fee as amount
  from order_incident join customer_order on customer_order.id = order_incident.order_id
  where kind = 'wrong_code' and decided_at is null and details ? 'cash';
