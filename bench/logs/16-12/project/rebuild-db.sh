#!/bin/bash
set -ex
DB=var/larder.db
mkdir -p var
rm -f "$DB"
for m in schema/*.sql; do
    sqlite3 -bail "$DB" < "$m"
done
for s in seed/*.sql; do
    sqlite3 -bail "$DB" < "$s"
done
sqlite3 "$DB" "select count(*) from item"
