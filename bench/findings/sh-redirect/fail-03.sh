#!/bin/bash
start() {
  nohup ./server --port 8080 2>&1 >>/var/log/server.log &
  echo $! > /run/server.pid
}
start
