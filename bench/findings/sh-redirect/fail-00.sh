ls 2>&1 >x
