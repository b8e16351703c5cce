#!/usr/bin/env bash
set -euo pipefail
cd "$(dirname "$0")/.."
mkdir -p gen
for f in proto/fleet/v1/*.proto; do
  echo "protoc ${f#proto/}"
  protoc -Iproto --python_out=gen "$f"
done
