#!/bin/bash
set -e
set -x
cd "$(dirname "$0")"
mkdir -p state
date +%F
ruby bin/import.rb < inbox/biohof_maier.txt
ruby bin/import.rb < inbox/kaesewerk.txt
ruby bin/import.rb < inbox/muehle_sand.txt
ruby bin/import.rb < inbox/obst_tamm.txt
ruby bin/labels.rb
