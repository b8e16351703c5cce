#!/bin/sh
# applies all migrations in order
set -eu
db=${1:-build/app.db}
mkdir -p "$(dirname "$db")"
rm -f "$db"
for m in migrations/*.sql; do
    echo "-- applying $(basename "$m")"
    sqlite3 -bail "$db" < "$m"
done
sqlite3 "$db" .tables
