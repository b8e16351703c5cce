#!/bin/bash
if true; then
  true
fi
python3 - <<PY
print("PY")
# PY
