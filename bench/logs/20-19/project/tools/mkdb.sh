#!/bin/sh
set -ex
rm -f cat.db
for f in sql/*.sql; do
  sqlite3 -bail cat.db < $f
done
sqlite3 cat.db 'select count(*) from book'
