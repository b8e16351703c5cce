ls >x 2>&1
