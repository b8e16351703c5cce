sqlite3 shop.db <<SQL
SELECT count(*) FROM orders;
SQL;
echo done
