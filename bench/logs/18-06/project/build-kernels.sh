#!/bin/bash
# compiles the hand-written IR kernels
set -ex
mkdir -p out
OPT="-O2 -mtriple=x86_64-unknown-linux-gnu -filetype=obj"
llvm-as kernels/axpy.ll -o /dev/null
llc $OPT -mattr=+sse4.1 kernels/axpy.ll -o out/axpy.o
llc $OPT -mattr=+sse4.1 kernels/clamp.ll -o out/clamp.o
llc $OPT -mattr=+sse4.1 kernels/lookup.ll -o out/lookup.o
ar rcs out/libkernels.a out/*.o
