#!/bin/bash
ls | while read -r f; do
  n=$((n + 1))
  echo "$n $f"
done
echo "done"
