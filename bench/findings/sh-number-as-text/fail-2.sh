#!/bin/bash
tries=0
while [[ "$tries" < 5 ]]; do
    if curl -fsS http://localhost:8080/health; then
        exit 0
    fi
    tries=$((tries + 1))
    sleep 1
done
exit 1
