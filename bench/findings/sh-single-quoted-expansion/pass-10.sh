#!/bin/bash
find . -name '*.txt' -exec sh -c 'wc -l "$1"' _ {} \;
perl -ne 'print $_ if $. > 3' notes.txt
