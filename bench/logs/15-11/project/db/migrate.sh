#!/usr/bin/env bash
# Applies all migrations that the database does not have yet.
set -euo pipefail
cd "$(dirname "$0")"
db=${1:?usage: migrate.sh DATABASE}

sqlite3 "$db" 'create table if not exists schema_version (version integer primary key, applied text)'
have=$(sqlite3 "$db" 'select coalesce(max(version), 0) from schema_version')
echo "database is at version $have"
for f in migrations/[0-9]*.sql; do
    v=$(basename "$f"); v=$((10#${v%%_*}))
    [ "$v" -gt "$have" ] || continue
    { echo 'begin;'; cat "$f"; echo "insert into schema_version values ($v, datetime('now')); commit;"; } |
        sqlite3 -bail "$db"
done
echo "database is at version $(sqlite3 "$db" 'select max(version) from schema_version')"
