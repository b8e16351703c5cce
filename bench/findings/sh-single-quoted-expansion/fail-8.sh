#!/bin/bash
db=shop
table=orders
query='SELECT * FROM '"$db"'.$table LIMIT 10'
mysql -e "$query"
