#!/bin/sh
# gcc 12 takes what a function fills in for uninitialized (leveldb 1.23, PrintContents).
cd "$1" && g++-12 -O1 -Wall -I. -Iinclude -c db/write_batch_test.cc -o /dev/null 2>&1 |
  grep -q "write_batch_test.cc:.*ParsedInternalKey::type.* may be used uninitialized"
