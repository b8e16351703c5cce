#!/usr/bin/env bash
log() {
    printf '%s\n' '$(date +%T)'" $*"
}
log "starting"
log "done"
