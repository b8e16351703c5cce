#!/bin/bash
set -ex
mkdir -p target/classes
javac -Xlint:all -d target/classes -sourcepath src/main/java src/main/java/org/ledger/Main.java src/main/java/org/ledger/book/Entry.java src/main/java/org/ledger/book/Journal.java
