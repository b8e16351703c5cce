#!/bin/bash
set -eu

keep=${1:-7}
cd /var/log/app
mapfile -t old < <(find . -name '*.gz' | sort -r | tail -n "+$((keep + 1))")
for f in "${old[@]}"; do
    rm -- "$f"
done
