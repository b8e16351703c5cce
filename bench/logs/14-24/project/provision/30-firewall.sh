#!/bin/bash
set -eu

rules=/etc/nftables.d
allow() {
    local port=$1 proto=${2:-tcp}
    echo "add rule inet filter input $proto dport $port accept" >> "$rules/local.nft"
}
mkdir -p "$rules"
if [ -f "$rules/local.nft"]; then
    mv "$rules/local.nft" "$rules/local.nft.old"
fi
allow 22
allow 443
allow 51820 udp
