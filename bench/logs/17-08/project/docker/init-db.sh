#!/bin/sh
set -eu
out=${1:-shop.db}
rm -f "$out"
echo "creating $out"
for part in schema views seed; do
    echo "  loading $part"
    sed -e 's/@@TAX@@/0.19/g' "db/$part.sql" | sqlite3 -bail "$out"
done
echo "tables: $(sqlite3 "$out" .tables | tr -s ' \n' ' ')"
