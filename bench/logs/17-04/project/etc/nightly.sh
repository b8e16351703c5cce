#!/bin/sh
# called by cron at 03:15
cd "$(dirname "$0")/.." || exit 1
echo "== disk usage"
df -h . | awk 'NR==2 {print $5 " used on backup volume"}'
echo "== rotation"
ruby bin/rotate
rc=$?
echo "== finished, status $rc"
exit $rc
