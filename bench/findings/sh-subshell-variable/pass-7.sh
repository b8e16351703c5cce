#!/bin/bash
shopt -s lastpipe
printf '1\n2\n' | while read -r v; do last=$v; done
echo "$last"
