#!/usr/bin/env bash
# render all diagrams with the house colours
set -euo pipefail
cd "$(dirname "$0")"
mkdir -p out
count=0
for src in diagrams/*.gv; do
  sed -e 's/@ACCENT@/#c2410c/g' -e 's/@INK@/#1f2937/g' "$src" | dot -Tplain > "out/$(basename "$src" .gv).txt"
  count=$((count + 1))
done
echo "rendered $count diagrams"
