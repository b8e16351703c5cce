#!/bin/bash
# the delimiter line has a blank at its end
psql shop <<SQL
SELECT count(*) FROM orders;
SQL 
echo "query sent"
