#!/bin/bash
set -e
name=${1:?name}
if [ ! -e "/etc/$name" ]; then
  cat > "/etc/$name" <<'EOF'
    [Unit]
    Description=The service
    EOF is below
EOF
  systemctl enable "$name"
fi
