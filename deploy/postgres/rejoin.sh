#!/bin/sh
# Turns an old primary into the standby of the server that was promoted in its place. As postgres, on the machine of the
# old one, with its server stopped:
#   PGDATA=/var/lib/postgresql/15/main rejoin.sh 'host=db2 user=replicator dbname=postgres' \
#     --config-file=/etc/postgresql/15/main/postgresql.conf
# What only the old primary had written, and nobody was told of, is gone afterwards. When pg_rewind refuses, because too
# much happened since, make-standby.sh is the way.
set -eu
primary=${1:?the new primary is missing: "host=db2 user=replicator dbname=postgres"}
shift
: "${PGDATA:?PGDATA is missing: the folder of the data}"
pg_rewind --target-pgdata "$PGDATA" --source-server "$primary" --write-recovery-conf "$@"
echo "Start the server here; then, on the new primary: standby-counts.sh yes"
