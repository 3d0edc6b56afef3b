-- The log is read by days and by what kind of work a line tells of.
create index audit_entry_at on audit_entry (at);
create index audit_entry_area on audit_entry (split_part(action, '.', 1), id desc);
