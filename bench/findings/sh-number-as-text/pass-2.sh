#!/bin/bash
tries=0
while (( tries < 5 )); do
    tries=$((tries + 1))
done
