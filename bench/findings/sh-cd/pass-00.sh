cd /tmp || exit
