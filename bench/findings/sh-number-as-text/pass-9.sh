#!/bin/bash
for ((i = 0; i < 3; i++)); do
    [[ "$i > 1" == *">"* ]] && echo "$i"
done
