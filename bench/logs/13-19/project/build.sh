#!/bin/sh
set -e
rm -rf classes
mkdir classes
javac -d classes $(find src -name "*.java")
echo "compiled $(find classes -name "*.class" | wc -l) classes"
java -cp classes org.choir.fees.Main data/members 2025
