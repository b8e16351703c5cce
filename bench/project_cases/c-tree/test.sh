#!/bin/sh
# gcc 12 warns of a variable that is never used without a value (tree 2.1.0, listdir).
cd "$1" && gcc-12 -O3 -Wall -c list.c -o /dev/null 2>&1 | grep -q "‘newpath’ may be used uninitialized"
