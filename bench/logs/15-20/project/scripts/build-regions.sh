#!/bin/bash
# Joins the survey districts into one layer and writes the index for the map.
set -eo pipefail
cd "$(dirname "$0")/.."
mkdir -p build

rm -f build/features.ndjson
set -x
for district in survey/*.geojson; do
    jq -c -f scripts/features.jq "$district" >> build/features.ndjson
done
echo "== features: $(wc -l < build/features.ndjson)"
jq -s '{type: "FeatureCollection", features: .}' build/features.ndjson > build/regions.geojson
jq '[.features[] | {(.properties.id): .bbox}] | add' build/regions.geojson > build/index.json
