#!/bin/bash
dir=/srv
(cd "$dir" && ls)
echo "$dir"
