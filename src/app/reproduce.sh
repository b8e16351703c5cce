#!/bin/sh
# Shows the failure: exits with 0 if it is reproduced, with 1 if it isn't.
here=$(cd "$(dirname "$0")" && pwd) || exit 2
scratch=$(mktemp -d) || exit 2
trap 'rm -rf "$scratch"' EXIT
trap 'exit 2' HUP INT TERM
mkdir "$scratch/work"
# @copies@
# @program@
cd "$scratch/work" || exit 2
(
  # @memory@
  exec @command@ > "$scratch/out" 2> "$scratch/err"
)
status=$?
cat "$scratch/out"
cat "$scratch/err" >&2
echo "exit status $status"
reproduced=yes
# @conditions@
if [ $reproduced = yes ]; then
  echo "the failure is reproduced"
else
  echo "the failure is NOT reproduced"
  exit 1
fi
