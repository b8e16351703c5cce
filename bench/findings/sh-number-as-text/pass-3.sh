#!/bin/bash
first=apple
second=${1:-pear}
if [[ $first < $second ]]; then
    echo "$first comes first"
fi
