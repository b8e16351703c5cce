#!/bin/bash
count() {
  local c=0
  printf '%s\n' "$@" | while read -r line; do
    case $line in
      \#*) ;;
      *) c=$((c + 1)) ;;
    esac
  done
  echo "$c"
}
count "$@"
