#!/bin/dash
user=admin
if grep -q '^$user:' /etc/passwd; then
    echo yes
fi
