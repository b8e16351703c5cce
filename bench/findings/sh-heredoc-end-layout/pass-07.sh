#!/bin/bash
python3 - "$@" <<"PY"
import sys
print(sys.argv)
PY
echo finished
# cat <<EOF
