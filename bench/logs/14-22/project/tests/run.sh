#!/bin/bash
# Compare the output for each map with tests/expect/NAME
cd "$(dirname "$0")/.." || exit 2
fail=0 n=0
tmp=$(mktemp)
trap 'rm -f "$tmp"' EXIT
for f in tests/maps/*.map; do
    n=$((n + 1))
    name=$(basename "$f" .map)
    ./bin/mapinfo < "$f" > "$tmp"
    if cmp -s "$tmp" "tests/expect/$name"; then
        echo "ok $n - $name"
    else
        echo "not ok $n - $name"
        fail=1
    fi
done
echo "1..$n"
exit $fail
