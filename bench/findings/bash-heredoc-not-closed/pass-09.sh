#!/bin/bash
bits=2
n=$((1 << bits))
echo "shift: cat <<PY"
(( n <<= 1 ))
echo "$n"
