#!/bin/bash
echo start
cat <<EOF
  hello
  world
 EOF
echo done
