#!/bin/bash
set -eu

domain=${1:?domain}
live=/etc/letsencrypt/live/$domain
if [ ! -d "$live" ]; then
    certbot certonly --webroot -w /var/www/html -d "$domain"
fi
ln -sf "$live/fullchain.pem" /etc/nginx/cert.pem
