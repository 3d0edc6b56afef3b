-- The receiver has paid by a link before the parcel was handed over: nothing is left to collect at the door.
alter table customer_order
  add column door_paid_at timestamptz(3),
  -- The provider and its own number of the payment, `payme:5e7…`: names the movement in the books.
  add column door_payment text,
  add constraint customer_order_door check ((door_paid_at is null) = (door_payment is null));

-- The same columns as before, and the two above at the end.
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
    door_paid_at as "doorPaidAt", door_payment as "doorPayment"
  from customer_order;

-- A basket is paid by its owner; at the door somebody pays for one parcel what is to be collected for it.
alter table checkout
  add column purpose text not null default 'basket' check (purpose in ('basket', 'door'));

-- Where a sender wants the money that receivers pay for goods. Nobody who only reads the database learns an account.
create table cod_choice (
  person_id bigint primary key references person,
  payout_to text not null check (payout_to in ('balance', 'bank')),
  holder text,
  mfo text check (mfo ~ '^[0-9]{5}$'),
  -- Twenty digits, sealed; the last four are kept to be shown.
  account bytea,
  account_tail text check (account_tail ~ '^[0-9]{4}$'),
  updated_at timestamptz(3) not null,
  check (payout_to = 'balance' or (holder is not null and mfo is not null and account is not null
    and account_tail is not null))
);

-- One file for the bank: the payouts to bank accounts that were made at once.
create table cod_batch (
  id bigint generated always as identity primary key,
  made_at timestamptz(3) not null,
  made_by bigint not null references person,
  sent_at timestamptz(3),
  sent_by bigint references person
);

-- Money for goods on its way to one sender. A payout through the bank is made, sent, and then confirmed or returned; the
-- other ways are over at once.
create table cod_payout (
  id bigint generated always as identity primary key,
  person_id bigint not null references person,
  how text not null check (how in ('balance', 'bank', 'cash', 'carried_back')),
  amount bigint not null check (amount > 0),
  state text not null check (state in ('made', 'sent', 'confirmed', 'returned')),
  batch_id bigint references cod_batch,
  -- The account as it was when the payout was made.
  holder text,
  mfo text,
  account bytea,
  account_tail text,
  made_at timestamptz(3) not null,
  -- Null when the clock did it.
  made_by bigint references person,
  closed_at timestamptz(3),
  -- Why the bank sent it back.
  note text,
  check ((how = 'bank') = (batch_id is not null)),
  check (how <> 'bank' or (holder is not null and mfo is not null and account is not null))
);
create index cod_payout_person on cod_payout (person_id, id desc);
create index cod_payout_batch on cod_payout (batch_id);

-- What a payout was made for. Stays when the bank returns it and the parcels are paid out anew.
create table cod_payout_parcel (
  payout_id bigint not null references cod_payout,
  order_id integer not null references customer_order,
  amount bigint not null check (amount > 0),
  primary key (payout_id, order_id)
);
create index cod_payout_parcel_order on cod_payout_parcel (order_id);

-- Money for the goods of one parcel, from the moment it was collected: the clock that its sender sees. Written and taken
-- away (an undone delivery) together with the movement in the books.
create table cod_parcel (
  order_id integer primary key references customer_order,
  -- The sender.
  person_id bigint not null references person,
  amount bigint not null check (amount > 0),
  collected_at timestamptz(3) not null,
  collected_by text not null check (collected_by in ('courier', 'agent', 'provider')),
  -- Whose cash it is; null when a provider took it.
  holder_id bigint references person,
  -- Cash that a courier carries back to the sender (the service `cod_return`).
  goes_back boolean not null,
  handed_in_at timestamptz(3),
  payout_id bigint references cod_payout,
  paid_at timestamptz(3),
  -- How often a wrong code was said when the cash was brought back.
  code_tries smallint not null default 0,
  check ((collected_by = 'provider') = (holder_id is null)),
  check (paid_at is null or payout_id is not null)
);
create index cod_parcel_person on cod_parcel (person_id, collected_at desc);
create index cod_parcel_owed on cod_parcel (collected_at) where payout_id is null;
create index cod_parcel_payout on cod_parcel (payout_id) where payout_id is not null;
create index cod_parcel_holder on cod_parcel (holder_id, collected_at) where handed_in_at is null;

-- What was collected before there was this table.
insert into cod_parcel (order_id, person_id, amount, collected_at, collected_by, holder_id, goes_back)
select customer_order.id, owner_id, product_fee, delivery.happened_at,
  case when delivery.verb = 'deliver' then 'courier' else 'agent' end, delivery.holder_id,
  'cod_return' = any (services)
from customer_order
  cross join lateral (
    select verb, happened_at,
      case when verb = 'deliver' then coalesce(order_event.courier_id, customer_order.courier_id) else person_id end
        as holder_id
    from order_event
    where order_id = customer_order.id and verb in ('deliver', 'hand_out')
    order by seq desc limit 1) delivery
where product_fee > 0 and status in ('executor_done', 'done') and delivery.holder_id is not null;

-- Cash on its way from a courier or an agent to the cash desk: one tells the sum, the other counts it. Only then the books
-- move.
create table cash_hand_in (
  id bigint generated always as identity primary key,
  person_id bigint not null references person,
  kind text not null check (kind in ('courier', 'agent')),
  amount bigint not null check (amount > 0),
  state text not null default 'told' check (state in ('told', 'confirmed', 'rejected')),
  told_at timestamptz(3) not null,
  decided_at timestamptz(3),
  decided_by bigint references person,
  -- Why the sum was not what was told.
  reason text,
  check ((state = 'told') = (decided_by is null))
);
create index cash_hand_in_person on cash_hand_in (person_id, id desc);
create index cash_hand_in_waiting on cash_hand_in (id) where state = 'told';
