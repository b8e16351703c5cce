#!/bin/bash
set -eu

log() { printf '%s %s\n' "$(date +%T)" "$*" >&2; }
die() { log "$@"; exit 1; }
