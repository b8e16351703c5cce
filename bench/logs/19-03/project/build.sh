#!/bin/sh
set -ex
mkdir -p out
CXX=${CXX:-g++}
FLAGS="-std=c++20 -Wall -Wextra -Iinclude"
$CXX --version | head -1
$CXX $FLAGS -c src/loop.cpp -o out/loop.o
$CXX $FLAGS -c tests/test_signal.cpp -o out/test_signal.o
$CXX $FLAGS -c tests/test_default_slot.cpp -o out/test_default_slot.o
$CXX out/loop.o out/test_signal.o -o out/test_signal
$CXX out/loop.o out/test_default_slot.o -o out/test_default_slot
out/test_signal && out/test_default_slot
