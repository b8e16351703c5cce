#!/bin/bash
set -eu

while IFS=: read -r name uid; do
    id "$name" >/dev/null 2>&1 || useradd -u "$uid" -m "$name"
done < users.txt
