#!/usr/bin/env bash
# compile every shader to SPIR-V, do not stop at the first one
set -uo pipefail
cd "$(dirname "$0")/../assets/shaders"
mkdir -p ../../out/spv
find . -type f \( -name '*.vert' -o -name '*.frag' -o -name '*.comp' \) -print0 | sort -z |
  xargs -0 -n1 sh -c 'glslangValidator -V "$0" -o "../../out/spv/$(basename "$0").spv"'
rc=$?
echo "compiled $(ls ../../out/spv | wc -l) of $(find . -type f -name '*.*' ! -name '*.glsl' | wc -l) shaders"
exit $rc
