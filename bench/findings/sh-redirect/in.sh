#!/bin/bash
# Saves the databases, one file each.
set -eu

target=${1:-/var/backups/db}
log=$target/backup.log
keep=14

mkdir -p "$target"
exec 3>"$log"

for name in users orders stock; do
  file=$target/$name-$(date +%F).sql
  if pg_dump "$name" >"$file" 2>&3; then
    echo "$name saved" >&3
  else
    echo "$name failed" >&2
  fi
  gzip -f "$file" 2>&1 >> "$log"
done

find "$target" -name '*.sql.gz' -mtime "+$keep" -delete 2>/dev/null
mail -s backup root <"$log" >/dev/null 2>&1 || true
