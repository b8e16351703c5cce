#!/bin/bash -e
rm -rf classes && mkdir classes
javac -Xlint:all -d classes src/catalog/*.java
echo "compiled $(ls classes/catalog | wc -l) classes"
java -cp classes catalog.Export > export.csv
wc -l export.csv
