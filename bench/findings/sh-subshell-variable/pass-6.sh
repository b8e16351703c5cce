#!/bin/bash
ls | {
  while read -r _; do k=$((k + 1)); done
  echo "$k"
}
