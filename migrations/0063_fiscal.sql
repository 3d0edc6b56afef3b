-- What was scanned into a van stays on its manifest when it has arrived: found by the trip that each line names.
create index order_event_trip on order_event (((details ->> 'tripId')::bigint)) where verb = 'load';
