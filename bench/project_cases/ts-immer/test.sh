#!/bin/sh
# Patches that are no array end in an error of Node instead of one of the library's (immer 9.0.21, applyPatches).
cd "$1" && d=$(mktemp -d) && trap 'rm -rf "$d"' EXIT
esbuild --bundle src/immer.ts --format=cjs --define:__DEV__=true --outfile="$d/immer.js" 2>/dev/null || exit 1
timeout 10 node -e 'require(process.argv[1]).applyPatches({}, null)' "$d/immer.js" 2>&1 >"$d/log" |
  grep -A1 "Cannot read properties of null (reading 'length')" | grep -q 'at Immer.*\.applyPatches'
