#!/usr/bin/env bash
sql() { sqlite3 db.sqlite "$@"; }
sql <<'sql'
SELECT count(*)
  FROM t;
sql
