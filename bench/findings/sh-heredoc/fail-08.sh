#!/bin/sh
set -u
host=$1
user=${2:-root}
echo "connecting to $host"
if ping -c 1 "$host" > /dev/null; then
  echo up
fi
for step in 1 2 3; do
  echo "step $step"
done
ssh "$user@$host" /bin/sh <<"END OF SCRIPT"
uptime
df -h /
END_OF_SCRIPT
