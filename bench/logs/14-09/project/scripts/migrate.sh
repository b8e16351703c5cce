#!/bin/bash
# Apply all migrations to a fresh database.
set -eux
db=${1:-build/shop.db}
mkdir -p "$(dirname "$db")"
rm -f "$db"
sqlite3 "$db" < db/pragma.sql
for m in db/migrations/*.sql; do
    sqlite3 -bail "$db" < "$m"
    sqlite3 "$db" "INSERT INTO schema_migrations(version) VALUES ('$(basename "$m" .sql)')"
done
sqlite3 -bail "$db" < db/seed.sql
