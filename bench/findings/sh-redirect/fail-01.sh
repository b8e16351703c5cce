#!/bin/sh
if command -v gcc 2>&1 >/dev/null; then
  echo yes
fi
