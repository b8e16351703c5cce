#!/bin/sh
# draws the module graphs into public/
set -eux
mkdir -p public
for g in network auth storage ui; do
    python3 tools/edges.py deps/$g.txt > public/$g.edges
    dot -Tpng -Gdpi=96 -opublic/$g.png graphs/$g.dot
done
