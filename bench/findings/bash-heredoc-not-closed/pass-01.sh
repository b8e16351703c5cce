#!/bin/bash
echo start
cat <<EOF
  hello
  world
 EOF
EOF
echo done
