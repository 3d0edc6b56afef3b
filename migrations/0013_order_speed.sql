-- A page of the orders in a state, the customer's own or all: read from its beginning, however rare the state is.
create index customer_order_owner_status on customer_order (owner_id, status, created_at desc, id desc);
create index customer_order_status on customer_order (status, created_at desc, id desc);
