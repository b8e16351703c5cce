#!/bin/bash
names=()
cut -d: -f1 /etc/passwd | sort | while IFS= read -r n
do
  names+=("$n")
done
printf '%s\n' "${names[@]}"
