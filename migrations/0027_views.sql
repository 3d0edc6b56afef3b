-- What modules show of their own tables to the others (docs/ARCHITECTURE.md, "Tables and views"): a choice of columns each,
-- without sums, so that PostgreSQL plans through them as if the tables were named. They are read, never written.

-- What a person is called, for lists that say who did something. No number to ring.
create view person_name as
  select id, full_name, company from person;

-- Who a person is and how to reach them, for the desk.
create view person_contact as
  select id, full_name, company, phone from person;

-- Whoever carries parcels for us now: no courier who is suspended or has left.
create view courier_at_work as
  select id, full_name from person where role = 'courier' and status = 'active';

-- Until when a device is signed in, for what lives as long as that.
create view session_life as
  select id, ended_at, expires_at from session;

-- What a point is called, in all languages, and the district it stands in.
create view point_place as
  select id, name, district_id from pickup_point;

-- Promised discounts that no order has.
create view promotion_to_use as
  select person_id, ends_at from promotion_right where order_id is null;

-- Prepaid packages with a shipment left.
create view package_to_use as
  select person_id, expires_at from shipment_package where shipments_left > 0;

-- Where we do not come for now.
create view district_not_served as
  select district_id from unserved_district;

-- The books line by line: each posting with its movement and its account.
create view ledger_line as
  select movement.id as movement_id, movement.key, movement.template, movement.reference, movement.reverses, movement.at,
    account.kind, account.owner, posting.amount
  from ledger_posting posting
    join ledger_transaction movement on movement.id = posting.transaction_id
    join ledger_account account on account.id = posting.account_id;

-- How accounts stand: debit positive. Those of the company have several rows.
create view ledger_balance as
  select kind, owner, balance from ledger_account;

-- An order as far as tracking shows it.
create view order_for_tracking as
  select id, tracking_code, return_of, first_custody, created_at, delivery_option, delivery_type, payment_type, sender,
    receiver, description, time_interval, product_fee, total, promised_from, promised_to, status, stored_until,
    receiver_code, door_paid_at, call_card, version
  from customer_order;

-- The log of an order, as far as tracking reads it.
create view log_for_tracking as
  select order_id, seq, event_id, verb, actor, person_id, courier_id, point_id, reason, details, happened_at
  from order_event;

-- Parcels that are with their receivers, and the line of the log by which a courier brought them: of several the last.
create view delivery_for_rating as
  select parcel.id as order_id, parcel.owner_id, parcel.courier_id, delivery.seq, delivery.happened_at as delivered_at
  from customer_order parcel
    cross join lateral (
      select seq, happened_at from order_event
      where order_id = parcel.id and verb = 'deliver'
      order by happened_at desc, seq desc limit 1) delivery
  where parcel.status in ('executor_done', 'done');

-- What payments ask of an order: its code and whose it is.
create view order_for_payment as
  select id, tracking_code, owner_id from customer_order;

-- Money that goes back through a provider, sent or still to be sent.
create view refund_for_payment as
  select id, key, order_id, provider, amount, done_at, done_by from order_refund;

-- Money for goods with its parcel. An outer join, though every row has its order: who asks nothing of the order is then
-- answered without it.
create view cod_for_payout as
  select cod_parcel.order_id, cod_parcel.person_id, cod_parcel.amount, cod_parcel.collected_at, cod_parcel.collected_by,
    cod_parcel.holder_id, cod_parcel.goes_back, cod_parcel.handed_in_at, cod_parcel.payout_id, cod_parcel.paid_at,
    cod_parcel.code_tries, parcel.tracking_code, parcel.status in ('executor_done', 'done') as is_delivered
  from cod_parcel
    left join customer_order parcel on parcel.id = cod_parcel.order_id;
