#!/bin/sh
# run by rebuild-site.service after each push
set -ex
cd "${SITE_DIR:-/usr/src/site}"
ruby build.rb
rsync -a --delete out/ /var/www/alte-schleuse/
