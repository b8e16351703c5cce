#!/bin/sh
# javac warns of an unchecked call on a raw type (json-simple 2.3.0).
cd "$1" && d=$(mktemp -d) && trap 'rm -rf "$d"' EXIT
find . -path '*/main/*' -name '*.java' >"$d/files"
javac -Xlint:unchecked -proc:none -d "$d" "@$d/files" 2>&1 | grep -q "unchecked call to addFirst(E)"
