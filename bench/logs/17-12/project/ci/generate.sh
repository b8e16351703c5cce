#!/usr/bin/env bash
set -euo pipefail
cd "$(dirname "$0")/../proto"
out=../gen
mkdir -p "$out"
for f in telemetry/v1/common.proto telemetry/v1/metrics.proto telemetry/v1/spans.proto; do
  echo "protoc $f"
  protoc -I . --python_out="$out" --descriptor_set_out="$out/$(basename "$f" .proto).pb" "$f"
done
echo "generated $(find "$out" -name '*_pb2.py' | wc -l) modules"
