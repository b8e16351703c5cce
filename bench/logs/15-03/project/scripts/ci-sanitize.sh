#!/bin/sh
# sanitizer job: configure, build, run the corpus
set -ex
cmake -S . -B build-asan -DTINYMESH_SANITIZE=ON
cmake --build build-asan -j2
ctest --test-dir build-asan --output-on-failure
