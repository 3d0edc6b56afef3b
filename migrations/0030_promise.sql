-- The one promise of an order (DECISIONS, "Promise"), beside the days of its quote, which stay as they were agreed:
-- {"window": {"from", "to", "hours": {"from", "to"} or null, "precision"} or null, "reason", "at"}. Days of Tashkent.
-- Everybody who names a day reads it here. docs/decisions/0038-one-promise.md.
alter table customer_order add column promise jsonb;

-- What orders before this one promise now. Open ones get the day that tracking would have told at this moment, without
-- the hours that it made up; what is over keeps the days of its quote.
with today as (select (now() at time zone 'Asia/Tashkent')::date as day),
last_choice as (
  select distinct on (order_id) order_id, details ->> 'day' as day
  from order_event where verb in ('redeliver', 'fail_delivery', 'store')
  order by order_id, happened_at desc, seq desc
),
known as (
  select parcel.id, parcel.status, parcel.holder, parcel.status_at, parcel.stored_until, parcel.time_interval,
    (parcel.status_at at time zone 'Asia/Tashkent')::date as since,
    (parcel.stored_until at time zone 'Asia/Tashkent')::date as stored_to,
    parcel.promised_from, parcel.promised_to, today.day as today, last_choice.day::date as wanted,
    exists (select from order_event event where event.order_id = parcel.id
      and (event.verb = 'refuse' or (event.verb = 'fail_delivery' and event.reason = 'refused'))) as refused,
    (select count(*) from order_event event
      where event.order_id = parcel.id and event.verb = 'fail_delivery') as attempts
  from customer_order parcel cross join today left join last_choice on last_choice.order_id = parcel.id
),
told as (
  select id, time_interval, status_at,
    case
      when status = 'cancelled' then 'called_off'
      when status = 'expired' and holder = 'sender' then 'called_off'
      when status in ('executor_done', 'done') then 'agreed'
      when refused then 'refused'
      when status = 'expired' and attempts >= 3 then 'attempts_used'
      when status = 'expired' then 'storage_over'
      when holder in ('destination_point', 'locker') then 'at_point'
      when status = 'failed_delivery' and holder = 'courier' and attempts >= 3 then 'attempts_used'
      when status = 'failed_delivery' and holder = 'courier' then 'attempt_failed'
      when status = 'pickup' and wanted >= today then 'another_day'
      when promised_to < today and status <> 'draft' then 'delayed'
      else 'agreed'
    end as reason,
    known.since, known.stored_to, known.wanted, known.today, known.promised_from, known.promised_to, known.status
  from known
),
days as (
  select *,
    case reason
      when 'at_point' then since
      when 'attempt_failed' then greatest(since + 1, today)
      when 'another_day' then wanted
      when 'delayed' then today
      else case when status in ('executor_done', 'done', 'draft') then promised_from else greatest(promised_from, today) end
    end as day_from,
    case reason
      when 'at_point' then coalesce(stored_to, since)
      when 'attempt_failed' then greatest(since + 1, today)
      when 'another_day' then wanted
      when 'delayed' then today + 1
      else promised_to
    end as day_to
  from told
)
update customer_order set promise = jsonb_build_object(
    'window', case when reason in ('refused', 'attempts_used', 'storage_over', 'called_off') then null
      else jsonb_build_object(
        'from', to_char(day_from, 'YYYY-MM-DD'),
        'to', to_char(day_to, 'YYYY-MM-DD'),
        'hours', case when day_from = day_to and days.time_interval is not null and reason <> 'at_point' then
          jsonb_build_object('from', split_part(days.time_interval, '-', 1), 'to', split_part(days.time_interval, '-', 2)) end,
        'precision', case when day_from = day_to and days.time_interval is not null and reason <> 'at_point'
          then 'hours' else 'day' end) end,
    'reason', reason,
    'at', to_char(days.status_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
from days where days.id = customer_order.id;

alter table customer_order alter column promise set not null;
alter table customer_order add constraint customer_order_promise check (
  promise ? 'window' and promise ->> 'at' is not null
  and promise ->> 'reason' in ('agreed', 'out_for_delivery', 'another_day', 'attempt_failed', 'redirected', 'at_point',
    'delivery_undone', 'found', 'delayed', 'refused', 'attempts_used', 'storage_over', 'called_off')
  and coalesce(promise #>> '{window,precision}', 'day') in ('day', 'half_day', 'hours', 'next_stop'));

-- What the clock looks for: open orders of whose promise a day has begun.
create index customer_order_promised on customer_order ((promise #>> '{window,from}'))
  where status in ('draft', 'new', 'accept', 'pickup', 'agent_received', 'failed_delivery');

-- The same columns as before, and the promise at the end.
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
    door_paid_at as "doorPaidAt", door_payment as "doorPayment", promise
  from customer_order;

-- Tracking shows the promise, and needs to know since when a parcel's way is over.
create or replace view order_for_tracking as
  select id, tracking_code, return_of, first_custody, created_at, delivery_option, delivery_type, payment_type, sender,
    receiver, description, time_interval, product_fee, total, promised_from, promised_to, status, stored_until,
    receiver_code, door_paid_at, call_card, version, promise, status_at
  from customer_order;
