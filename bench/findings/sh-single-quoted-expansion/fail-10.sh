#!/bin/bash
case "${1:-}" in
    start) ./server & ;;
    stop)  kill "$(cat server.pid)" ;;
    *)
        echo 'usage: $0 start|stop'
        exit 64
        ;;
esac
