#!/bin/bash
usage=$(df --output=pcent / | tail -n 1 | tr -dc '0-9')
if [[ $usage -gt 90 ]]; then
    echo "nearly full"
fi
