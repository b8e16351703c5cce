CREATE TABLE orders (oid INTEGER, created TEXT);
CREATE TABLE items (oid INTEGER, sku TEXT, created TEXT);
SELECT o.oid, count(*)
  FROM orders o
  LEFT JOIN items i USING (oid)
 GROUP BY o.oid
HAVING max(created) > '2024';
