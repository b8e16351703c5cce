#!/usr/bin/env bash
set -uo pipefail
status=0
total=0
for f in hosts/*.json; do
    n=$(cat "$f" | jq -r -f filters/ports.jq | sort -n | uniq | wc -l) || status=1
    total=$((total + n))
done
echo "distinct ports over all hosts: $total"
if [ $status -ne 0 ]; then
    echo "FAILED: at least one host file did not pass"
fi
exit $status
