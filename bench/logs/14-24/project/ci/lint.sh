#!/bin/sh
# every script must parse and pass shellcheck
set -e
for f in $(find bin lib provision -name "*.sh" | sort); do
    echo "checking $f"
done
find bin lib provision -name "*.sh" | sort | xargs shellcheck -S error -f tty --color=never
echo "no findings"
