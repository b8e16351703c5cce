#!/usr/bin/env bash
major=${BASH_VERSINFO[0]}
[[ $major > 3 ]] || { echo "bash 4 is needed" >&2; exit 1; }
declare -A seen
for word in "$@"; do
    seen[$word]=1
done
echo "${#seen[@]} different words"
