#!/bin/bash
n=${#1}
if ((n > 8)) && [[ $1 =~ ^[0-9]+$ ]]; then
    echo "a long number"
fi
