#!/bin/bash
psql shop <<SQL
SELECT count(*) FROM orders;
SQL 
 SQL
SQL
echo "query sent"
