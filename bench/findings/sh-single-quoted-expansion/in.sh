#!/bin/bash
# nightly backup of the home directories
set -eu

target=/mnt/backup
today=$(date +%F)

if [ ! -d "$target" ]; then
    echo 'no such directory: $target' >&2
    exit 1
fi

for dir in /home/*; do
    name=$(basename "$dir")
    tar czf "$target/$name-$today.tar.gz" "$dir"
done
