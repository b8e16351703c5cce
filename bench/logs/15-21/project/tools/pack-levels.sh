#!/bin/sh
# text levels -> binary levels that the game loads
set -eu
out=${1:-build/levels}
mkdir -p "$out"
set -x
for level in $(cat levels/order.txt); do
    protoc --encode=cave.Level -Iproto proto/level.proto \
        < levels/$level.txtpb > "$out/$level.bin"
done
