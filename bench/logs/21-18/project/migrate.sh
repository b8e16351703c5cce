#!/bin/bash
set -e
rm -f lib.db
for m in migrations/*.sql; do
  echo "+ sqlite3 -bail lib.db < $m"
  sqlite3 -bail lib.db < "$m"
done
