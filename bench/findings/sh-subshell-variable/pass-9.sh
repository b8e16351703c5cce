#!/bin/bash
(tmp=$(mktemp); echo "$tmp"; rm -f "$tmp")
tmp=other
echo "$tmp"
