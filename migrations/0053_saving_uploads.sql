-- Saving an upload sets the whole sum aside before the first of its rows is an order: money of a customer that is neither
-- theirs to spend nor ours yet.
-- wider: every kind that the version before writes still passes
alter table ledger_account drop constraint ledger_account_kind_check;
-- wider: one kind more
alter table ledger_account add constraint ledger_account_kind_check check (kind in (
  'customer_balance', 'cod_owed', 'prepaid', 'reserved', 'receivable', 'courier_cash', 'agent_cash',
  'cash_desk', 'cash_difference', 'bank', 'clearing', 'revenue', 'promotions', 'compensation', 'bad_debts'));
-- wider: it says the same of all other kinds
alter table ledger_account drop constraint ledger_account_check1;
-- wider: an owner of reserved money is the id of a person, which the column of the others does not know
alter table ledger_account add constraint ledger_account_check1 check (
  (person_id is null and desk_id is null and kind not in ('clearing', 'reserved')) = (owner = ''));
-- wider: nothing but the new kind is asked
alter table ledger_account add constraint ledger_account_reserved check (
  kind <> 'reserved' or (owner ~ '^[1-9][0-9]*$' and stripe = 0));
-- wider: it says the same of all other kinds
alter table ledger_account drop constraint ledger_account_not_below_zero;
-- wider: it says the same of all other kinds
alter table ledger_account add constraint ledger_account_not_below_zero check (
  case
    when kind in ('customer_balance', 'cod_owed', 'prepaid', 'reserved') then balance <= 0
    when kind in ('receivable', 'courier_cash', 'agent_cash', 'cash_desk') then balance >= 0
    else true
  end);

-- The merchant's own number of a parcel, as their shop knows it.
alter table customer_order add column external_id text;

-- The same columns as before, and the merchant's number at the end.
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
    door_paid_at as "doorPaidAt", door_payment as "doorPayment", promise, external_id as "externalId"
  from customer_order;

-- Prepaid shipments that rows of an upload hold until each is an order: `upload:<id>:<row>`.
create table package_hold (
  key text primary key,
  package_id bigint not null references shipment_package,
  share bigint not null check (share >= 0)
);
create index package_hold_package on package_hold (package_id);

-- An upload that is being saved: what was agreed at that moment holds for all of its rows, however long it takes.
create table bulk_saving (
  upload_id bigint primary key references bulk_upload on delete cascade,
  -- Whoever said so.
  person_id bigint not null references person,
  -- All rows are priced by the tariff of this moment.
  at timestamptz(3) not null,
  payment_type text not null,
  -- The merchant's own name, phone and address, which stand in for cells that the file does not have.
  sender jsonb not null,
  -- One visit for all parcels from the door: how many there are, and the row that carries its fee.
  visit jsonb,
  -- What of the sum that was set aside is not spent yet.
  reserved bigint not null check (reserved >= 0),
  -- Rows up to this one are orders.
  through integer not null default 0
);

-- Prices of rows that get something off: a promotion, a prepaid shipment. It is held for them under `upload:<id>:<row>`.
create table bulk_saving_price (
  upload_id bigint not null references bulk_saving on delete cascade,
  n integer not null,
  price jsonb not null,
  primary key (upload_id, n)
);
