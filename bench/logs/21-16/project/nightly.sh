#!/bin/bash
set -euxo pipefail
cd "$(dirname "$0")"
mkdir -p out
wc -l logs/*.ndjson
cat logs/mon.ndjson | jq -c -f filters/slow.jq | sort > out/mon.txt
cat logs/tue.ndjson | jq -c -f filters/slow.jq | sort > out/tue.txt
gzip -9 out/*.txt
