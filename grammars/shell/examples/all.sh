#!/bin/sh -e
# a comment, don't
set -- "$@" a'b'"c$d" ${e:-f "g}"} $# \
  --long=$((1 + (2 * x) - y[2]))
name=value other=$(cat <file | sort) cmd arg >out 2>&1 <&- &
if [ -n "$x" ] && ! grep -q done file; then
  echo if then # fi
elif test "$(echo "$(id -u) a")" = 0; then :
else false
fi
for i in a b "$c"; do echo "$i `date +%s`"; done
for i
do
  continue
done
while read -r line; do case $line in
  a|b) echo 1 ;;
  (*"x y"*|[!a-z]) ;;
  '') esac
done < file > "$out"
until false; do break; done
f() { echo $1; return; }
g () (cd / ; ls)
cat <<EOF > y
 it's text $x
EOF
cat <<-'_TAG' | sort
	text "
	_TAG
{ a || b; } 2>/dev/null | c && d
(a; b) & wait
x=`echo \`nested\``
