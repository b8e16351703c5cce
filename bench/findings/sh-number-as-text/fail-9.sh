#!/bin/bash
free_mb=$(free -m | awk '/^Mem:/ { print $7 }')
[[ ! $free_mb > 256 ]] && {
    echo "not enough memory: $free_mb MB"
    exit 3
}
./start-server
