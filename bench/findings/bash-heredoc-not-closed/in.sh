#!/bin/bash
# writes a systemd unit for the service
set -euo pipefail

name=${1:-demo}
port=${2:-8080}
target=/etc/systemd/system/$name.service

usage() {
  cat <<-USAGE
	usage: install.sh NAME PORT
	USAGE
}

[ $# -gt 0 ] || { usage; exit 1; }

cat > "$target" <<UNIT
[Unit]
Description=$name on port $port

[Service]
ExecStart=/usr/local/bin/$name --port $port
Restart=always
  UNIT
