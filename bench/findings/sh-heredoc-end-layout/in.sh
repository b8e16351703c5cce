#!/bin/bash
set -euo pipefail

host=${1:-localhost}
port=${2:-8080}

cat <<EOF
Deploying to $host:$port
EOF

# Write the configuration of the service.
cat > myapp.conf <<EOF
[server]
host = $host
port = $port
  EOF
./restart.sh myapp
echo "done"
