python3 -c 'import sys
print("hello", 2 > 1)' "$@" 2>&1 >out.txt
