#!/bin/bash
total=0
while IFS= read -r n; do
  total=$((total + n))
done < numbers.txt
echo "$total"
