#!/bin/bash
# shopfeed.service: merge what the shops sent over night
cd "${0%/*}" && set -euo pipefail
echo "merging $(ls inbox/*.ndjson | wc -l) files"
cat inbox/*.ndjson | jq -c -f lib/normalise.jq > spool/all.ndjson
sort -u spool/all.ndjson > spool/feed.ndjson
echo "feed has $(wc -l < spool/feed.ndjson) offers"
