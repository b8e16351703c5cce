#!/bin/bash
if [[ $1 > "m" ]]; then
    echo "second half of the alphabet"
fi
