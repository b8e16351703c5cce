#!/bin/sh
grep -q -f patterns.txt "$1"
