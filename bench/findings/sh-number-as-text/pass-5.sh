#!/bin/bash
status=$?
if [[ $status == 0 || $status != 1 ]]; then
    echo "status $status"
fi
