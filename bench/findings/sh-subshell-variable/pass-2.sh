#!/bin/bash
while read -r pid _; do
  last=$pid
done < <(ps ax)
echo "last pid: $last"
