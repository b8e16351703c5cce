#!/bin/sh
set -ex
mkdir -p out
llvm-as -o out/reduce.bc ir/reduce.ll
llc -O2 -filetype=obj -o out/reduce.o ir/reduce.ll
llc -O2 -filetype=obj -o out/dot512.o ir/dot512.ll
ar rcs out/libkern.a out/reduce.o out/dot512.o
