#!/bin/bash
set -euo pipefail
set -x
mkdir -p out
sort -t, -k1,1 -s <(tail -n +2 data/october.csv) | wc -l
python3 -m meterstats.check data/meters.txt
python3 -m meterstats.monthly data/october.csv > out/october.txt
gzip -kf out/october.txt
