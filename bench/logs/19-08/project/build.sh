#!/bin/bash
set -ex
mkdir -p target
rustc --version
rustc --edition 2021 -O tools/mkindex.rs -o target/mkindex
rustc --edition 2021 -O tools/rank.rs -o target/rank
target/mkindex posts/*.md > target/index.tsv
target/rank target/index.tsv
