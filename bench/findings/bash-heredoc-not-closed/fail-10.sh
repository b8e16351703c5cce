#!/bin/bash
read -r -d '' text <<EOF || true
usage: tool [-v] FILE
  -v   be loud
EOF || true
echo "$text"
