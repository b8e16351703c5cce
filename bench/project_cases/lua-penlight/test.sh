#!/bin/sh
# An unbalanced bracket ends in an assertion of the scanner (penlight 1.13.1, pl.comprehension).
cd "$1" || exit 1
log=$(LUA_PATH='./?.lua;./?/init.lua' timeout 2 lua5.4 -e 'require"pl.comprehension".new()"(x for x"' 2>&1)
for name in match_bracketed match_expression parse_comprehension; do
  echo "$log" | grep -q "in [a-z]* '.*$name'" || exit 1
done
echo "$log" | grep -q 'luabalanced.lua:.* syntax error: unbalanced'
