#!/bin/sh
# On the primary, as postgres: whether a write waits for the standby.
#   standby-counts.sh yes   with a standby at work: what is acknowledged is on both machines
#   standby-counts.sh no    the standby is gone: writes go on, and this machine is the only one that has them
set -eu
ask() { psql -XAtq -v ON_ERROR_STOP=1 -d postgres "$@"; }
case ${1:-} in
  yes)
    if [ "$(ask -c "select count(*) from pg_stat_replication where state = 'streaming'")" = 0 ]; then
      echo "No standby follows this server: every write would wait for ever." >&2
      exit 1
    fi
    ask -c 'alter system reset synchronous_standby_names'
    ;;
  no) ask -c "alter system set synchronous_standby_names = ''" ;;
  *)
    echo "yes or no?" >&2
    exit 1
    ;;
esac
ask -c 'select pg_reload_conf()' >/dev/null
