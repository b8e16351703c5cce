cd /tmp
