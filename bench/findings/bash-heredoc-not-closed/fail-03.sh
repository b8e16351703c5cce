#!/usr/bin/env bash
sql() { sqlite3 db.sqlite "$@"; }
sql <<'SQL'
SELECT count(*)
  FROM t;
sql
