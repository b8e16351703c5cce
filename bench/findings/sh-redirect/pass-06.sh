echo "ls 2>&1 >x"
# ls 2>&1 >x
ls 2>&1
