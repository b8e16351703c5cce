#!/bin/bash
for pid in $(pgrep java); do
    threads=$(ls "/proc/$pid/task" | wc -l)
    if [[ "$threads" > "500" ]]; then
        printf '%s has %s threads\n' "$pid" "$threads"
    elif [[ $threads > 100 ]]; then
        printf '%s is growing\n' "$pid"
    fi
done
