#!/bin/sh
# CMake finds an outdated version in a folder that another one adds (json-c 0.16).
d=$(mktemp -d) && trap 'rm -rf "$d"' EXIT
cmake -S "$1" -B "$d" 2>&1 | grep -q "CMake Deprecation Warning at apps/CMakeLists.txt"
