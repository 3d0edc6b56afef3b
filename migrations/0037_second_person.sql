-- Wrong digits of the authenticator are counted in one place, the history of sign-ins, whatever they were given for.
alter table approval drop column wrong_steps, drop column wrong_at;

-- Who has let whom in lately is asked with every look at what waits for a second person.
create index audit_entry_let_in on audit_entry (at)
  where action in ('staff.create', 'staff.second-step', 'staff.edit');
