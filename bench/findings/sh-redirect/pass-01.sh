#!/bin/sh
if command -v gcc >/dev/null 2>&1; then
  echo yes
fi
