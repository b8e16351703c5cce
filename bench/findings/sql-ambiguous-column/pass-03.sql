CREATE TABLE orders (oid INTEGER, created TEXT);
CREATE TABLE items (oid INTEGER, sku TEXT);
SELECT oid, count(*)
  FROM orders o
  LEFT JOIN items i USING (oid)
 GROUP BY oid
HAVING max(created) > '2024';
