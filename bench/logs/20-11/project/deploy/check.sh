#!/bin/bash
# run before every deploy
set -ex
cd "$(dirname "$0")/.."
node --check lib/index.js
node --check lib/parse.js
node --check lib/schedule.js
node lib/index.js --dry-run config/feeds.json
