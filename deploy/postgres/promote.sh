#!/bin/sh
# Makes the standby on this machine the primary. As postgres, with the address of the old one:
#   promote.sh 'host=db1'
# It refuses while the old one answers: two servers that take writes are two truths, and one of them gets lost.
# A machine that does not answer may still be at work: switch it off, or cut its network, before this.
set -eu
old=${1:?the old primary is missing: "host=db1"}
ask() { psql -XAtq -v ON_ERROR_STOP=1 -d postgres "$@"; }
if [ "$(ask -c 'select pg_is_in_recovery()')" != t ]; then
  echo "The server on this machine is no standby." >&2
  exit 1
fi
answer=0
pg_isready -q -t 2 -d "$old" || answer=$?
if [ "$answer" != 2 ]; then
  echo "The old primary still answers. Stop it first." >&2
  exit 1
fi
# It is alone from here on: a write that waited for another machine would wait for ever.
ask -c "alter system set synchronous_standby_names = ''" -c 'select pg_reload_conf()' >/dev/null
if [ "$(ask -c 'select pg_promote(true, 60)')" != t ]; then
  echo "The promotion did not end within a minute. Look into the log of the server." >&2
  exit 1
fi
# rejoin.sh can tell who is ahead only after this. Writes do not wait for it.
ask -c checkpoint
