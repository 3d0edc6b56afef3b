-- Once, on the primary: psql -d postgres -v password="'…'" -f roles.sql
-- The standby copies and follows with this role; pg_rewind reads files with it, and needs leave for these four.
select 'create role replicator' where not exists (select from pg_roles where rolname = 'replicator') \gexec
alter role replicator login replication password :password;
grant execute on function pg_ls_dir(text, boolean, boolean) to replicator;
grant execute on function pg_stat_file(text, boolean) to replicator;
grant execute on function pg_read_binary_file(text) to replicator;
grant execute on function pg_read_binary_file(text, bigint, bigint, boolean) to replicator;
