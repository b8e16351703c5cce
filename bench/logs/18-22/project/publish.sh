#!/bin/bash
# makes the JSON files of the public inventory page
set -euo pipefail
out=${1:-public}
mkdir -p "$out"
set -x
jq -f filters/stock.jq data/inventory.json > "$out/stock.json"
jq -f filters/tags.jq data/inventory.json > "$out/tags.json"
jq -c '.[]' data/suppliers.json > "$out/suppliers.ndjson"
jq -S -f filters/suppliers.jq data/inventory.json > "$out/by-supplier.json"
wc -c "$out"/*
