#!/usr/bin/env bash
cd "$(dirname "$0")/prints" || exit 2
bad=0
for f in *.gcode; do
  ../../gcodestat "$f" > /dev/null || bad=$((bad + 1))
done
if [ $bad -gt 0 ]; then
  echo "FAIL: $bad print(s)"
  exit 1
fi
echo "all prints ok"
