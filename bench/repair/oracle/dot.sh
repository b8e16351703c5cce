#!/bin/bash
# Accepted: dot reads the graph and writes it back within 10 s (no layout). All of its output is read, see jq.sh.
out=$(timeout 10 dot -Tcanon "$1" 2>/dev/null) && [ -n "$out" ]
