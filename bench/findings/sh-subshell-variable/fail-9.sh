#!/bin/bash
max=0
for f in ./*.log; do
  wc -c < "$f"
done | while read -r size; do
  if (( size > max )); then
    max=$size
  fi
done
echo "largest: ${max}"
if (( max > 1000000 )); then
  echo "rotate the logs" >&2
fi
