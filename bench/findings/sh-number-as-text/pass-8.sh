#!/bin/bash
today=$(date +%F)
[[ $today > $2 ]] && echo "later than the given day"
