#!/bin/sh
set -e
mkdir -p build/classes
export LC_ALL=C.UTF-8
javac -d build/classes -Xlint:all --release 17 $(find src/main/java -name "*.java" | sort)
jar --create --file build/ledgerline.jar --main-class org.ledgerline.Main -C build/classes .
