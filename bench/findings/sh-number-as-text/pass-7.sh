#!/bin/bash
count=$(wc -l < "$1")
[ "$count" -lt 10 ] && echo "short"
