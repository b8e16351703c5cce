#!/bin/bash
declare -A size
size[a]=10
total=0
for k in "${!size[@]}"; do
    total=$((total + size[$k]))
done
[[ -n $total ]] && echo 'sum: $((total * 2))'
