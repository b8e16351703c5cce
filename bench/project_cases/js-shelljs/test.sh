#!/bin/sh
# Node warns that a module is read before it has its exports, since it is part of a circle (shelljs 0.8.3).
cd "$1" && NODE_PATH=$(dirname "$(realpath "$0")")/node_modules timeout 10 node shell.js 2>&1 |
  grep -q "Accessing non-existent property 'cat' of module exports inside circular dependency"
