#!/bin/sh
for l in levels/*.lvl; do
	lua5.4 src/solve.lua --quiet "$l" || exit 3
done
echo "all levels can be solved"
