#!/bin/bash
make -s all
status=$?
if [[ ( $status > 0 ) ]]; then echo "build failed: $status"; exit "$status"; fi
