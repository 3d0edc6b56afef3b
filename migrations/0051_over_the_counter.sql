-- What was on its way to a point is taken in there also when it is full (decision 64), and what is counted has to be what is there.
-- wider: a point may hold more than it has room for
alter table pickup_point drop constraint pickup_point_check, add constraint pickup_point_check check (occupied >= 0);
