#!/bin/sh
# Makes this machine a standby of another, from nothing. As postgres, with the server here stopped:
#   PGDATA=/var/lib/postgresql/15/main make-standby.sh 'host=db1 user=replicator'
# The password stands in ~/.pgpass. What is in PGDATA is in the way: move it aside before.
set -eu
primary=${1:?the primary is missing: "host=db1 user=replicator"}
: "${PGDATA:?PGDATA is missing: the folder of the data}"
if [ -n "$(ls -A "$PGDATA" 2>/dev/null)" ]; then
  echo "$PGDATA is not empty. If nothing in it is needed any more, move it aside." >&2
  exit 1
fi
pg_basebackup -d "$primary" -D "$PGDATA" -X stream -c fast -R
echo "Start the server here; then, on the primary: standby-counts.sh yes"
