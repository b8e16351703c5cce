#!/bin/bash
sum=0
for n in 1 2 3; do
  sum=$((sum + n))
done
echo "$sum" | cat
