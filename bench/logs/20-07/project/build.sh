#!/bin/bash
set -e
cd "$(dirname "$0")"
case "$1" in
compile)
    set -x
    mkdir -p out/classes
    javac -Xlint:all -d out/classes -sourcepath src src/com/acme/invoice/Main.java
    ;;
jar)
    set -x
    jar cfe out/invoice.jar com.acme.invoice.Main -C out/classes .
    ;;
esac
