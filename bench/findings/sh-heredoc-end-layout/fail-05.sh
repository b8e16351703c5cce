#!/bin/bash
ssh web01 bash -s <<REMOTE
cd /srv/app
git pull
REMOTE;
echo "remote finished"
