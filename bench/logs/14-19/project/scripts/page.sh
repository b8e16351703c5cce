#!/bin/sh
# title is the first line
t=$(head -n1 "$1")
echo "<!doctype html><title>$t</title><h1>$t</h1><pre>"
sed 1d "$1" | sed "s/&/\&amp;/g; s/</\&lt;/g"
echo "</pre>"
