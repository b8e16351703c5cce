#!/bin/bash
# checks the links in the documentation
set -u

root=${1:-docs}
broken=0
checked=0

if [ ! -d "$root" ]; then
    echo "no folder $root" >&2
    exit 2
fi

find "$root" -name '*.md' | while read -r file; do
    checked=$((checked + 1))
    if grep -q 'http://' "$file"; then
        echo "$file: plain http link"
        broken=$((broken + 1))
    fi
done

echo "$checked files, $broken with problems"
[ "$broken" -eq 0 ]
