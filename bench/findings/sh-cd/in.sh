#!/bin/bash
# pack the logs
out=/tmp/logs.tar
for day in mon tue; do
  echo "$day"
done
cd /var/log
tar cf "$out" app.log
rm -f app.log
