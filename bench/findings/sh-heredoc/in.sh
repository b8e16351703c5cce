#!/bin/bash
# Sets up the service on a new host.
set -e
name=${1:?name}
port=${2:-8080}

mkdir -p "/etc/$name"
cat > "/etc/$name/config" <<END
port = $port
log = /var/log/$name.log
END

if [ ! -e "/etc/systemd/system/$name.service" ]; then
  cat > "/etc/systemd/system/$name.service" <<-'EOF'
    [Unit]
    Description=The service
    [Service]
    ExecStart=/usr/bin/serve
    EOF
  systemctl enable "$name"
fi
systemctl restart "$name"
