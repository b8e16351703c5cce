#!/bin/bash
# Removes old backups if the disk is nearly full.
set -eu

backup_dir=/var/backups/shop
usage=$(df --output=pcent "$backup_dir" | tail -n 1 | tr -dc '0-9')

if [[ $usage > 90 ]]; then
    echo "disk is at $usage %, removing backups" >&2
    find "$backup_dir" -name '*.tar.gz' -mtime +30 -delete
fi

echo "done"
