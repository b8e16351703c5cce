#!/bin/bash
files=(/etc/*.conf)
until [[ ${#files[@]} < 1 ]]; do
    echo "${files[0]}"
    files=("${files[@]:1}")
done
