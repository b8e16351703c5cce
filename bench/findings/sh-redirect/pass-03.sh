#!/bin/bash
nohup ./server --port 8080 >>/var/log/server.log 2>&1 &
echo $! > /run/server.pid
