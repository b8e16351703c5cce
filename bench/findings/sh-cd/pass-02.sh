set -e
cd /tmp
ls
