#!/bin/bash
if grep -q 5 < /etc/hosts > /dev/null; then
    echo 90 > /tmp/limit
fi
