#!/bin/bash
tmp=$(mktemp)
trap 'rm -f "$tmp"' EXIT
date >"$tmp"
