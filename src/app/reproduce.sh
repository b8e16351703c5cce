#!/bin/sh
# Shows the failure. Exits with 0 if it is reproduced, with 1 if it isn't, and with 2 if it can't be tried; with --bisect,
# as git bisect run expects for a commit: with 1, 0 and 125.
yes=0 no=1 unknown=2
if [ "$1" = --bisect ]; then yes=1 no=0 unknown=125; fi
here=$(cd "$(dirname "$0")" && pwd) || exit $unknown
scratch=$(mktemp -d) || exit $unknown
# What the failing program has mounted belongs to somebody else.
trap 'if mount | grep -qF " $scratch/"; then echo "$scratch stays: something is mounted there" >&2; else rm -rf "$scratch"; fi' EXIT
trap 'exit 130' HUP INT TERM
mkdir "$scratch/work"
# @copies@
# @program@
cd @start@ || exit $unknown
began=$(date +%s%N)
(
  # @memory@
  exec @command@ > "$scratch/out" 2> "$scratch/err"
)
status=$?
milliseconds=$((($(date +%s%N) - began) / 1000000))
cat "$scratch/out"
cat "$scratch/err" >&2
echo "exit status $status"
reproduced=yes
# @conditions@
if [ $reproduced = yes ]; then
  echo "the failure is reproduced"
  exit $yes
fi
echo "the failure is NOT reproduced"
exit $no
