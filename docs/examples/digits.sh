#!/bin/sh
jq . "$1" > jq.json || exit 2
python3 -c 'import json, sys; a, b = (json.load(open(file)) for file in sys.argv[1:]); sys.exit(a == b)' "$1" jq.json
