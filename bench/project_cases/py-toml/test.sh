#!/bin/sh
# Half a date ends in the error of a number: `a = 2020-` (toml 0.10.2). The message alone is easily had without the parser.
cd "$1" || exit 1
log=$(timeout 10 python3 -B -S -c 'import toml; toml.loads("a = 2020-")' 2>&1)
for name in loads load_line load_value; do
  echo "$log" | grep -q ", in $name\$" || exit 1
done
echo "$log" | grep -q "ValueError: invalid literal for int() with base 0: '2020-'"
