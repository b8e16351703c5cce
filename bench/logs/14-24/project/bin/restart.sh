#!/bin/bash
set -eu

service=${1:?service}
if systemctl is-active --quiet "$service"; then
    systemctl restart "$service"
else
    echo "$service is not running" >&2
    exit 1
fi
