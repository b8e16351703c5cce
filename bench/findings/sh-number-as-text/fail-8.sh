#!/bin/bash
age() {
    local born=$1 year
    year=$(date +%Y)
    if [[ $((year - born)) < 18 ]]; then
        echo minor
    else
        echo adult
    fi
}
age "$1"
