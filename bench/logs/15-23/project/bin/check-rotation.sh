#!/bin/sh
# warns about gaps in the rotated logs
n=$(ls "$1"/access-*.log | wc -l)
echo "$n log files"
for f in "$1"/access-*.log; do
    [ -s "$f" ] || echo "warning: $f is empty"
done
