#!/bin/sh
# nightly statistics, called by cron (see crontab)
set -e
cd "$(dirname "$0")/.."
./bin/check-rotation.sh logs
gawk -f awk/access.awk -f awk/report.awk logs/access-2023-10-*.log
