#!/bin/bash
ps ax | while read -r pid _; do
  last=$pid
done
echo "last pid: $last"
